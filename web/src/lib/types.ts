// What crosses the wire is declared by Rust, in generated/types.ts; the page adds next to nothing.
import type { Side } from "./generated/types";

export type * from "./generated/types";
export type Sides<T> = Record<Side, T>;
