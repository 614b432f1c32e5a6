// Which parts of the board are answers now. The shell fills it; a board reads it and knows nothing else.
import { getContext, setContext } from "svelte";
import type { Choice } from "./types";

export class Targets {
  lit = $state.raw<ReadonlyMap<string, Choice[]>>(new Map());
  hovered = $state<string | null>(null);
  /** An answer was clicked, tapped or entered at `element`. */
  pick: (target: string, element: Element) => void = () => {};

  light(choices: readonly Choice[]): void {
    const lit = new Map<string, Choice[]>();
    for (const choice of choices) {
      const at = lit.get(choice.target);
      if (at) at.push(choice);
      else lit.set(choice.target, [choice]);
    }
    this.lit = lit;
    if (this.hovered && !lit.has(this.hovered)) this.hovered = null;
  }
  is(target: string): boolean {
    return this.lit.has(target);
  }
  /** Whether any target of a kind (`state`, `card`) is lit. */
  any(kind: string): boolean {
    for (const target of this.lit.keys()) if (target.startsWith(kind + ":")) return true;
    return false;
  }
  /** What makes an element the place of a target: its mark, and what a pointer, a finger or the focus does there. */
  at(target: string) {
    return {
      "data-target": this.lit.has(target) ? target : undefined,
      onclick: (event: MouseEvent) => this.pick(target, event.currentTarget as Element),
      onpointerenter: () => this.enter(target),
      onpointerleave: () => this.leave(target),
      onfocus: () => this.enter(target),
      onblur: () => this.leave(target),
    };
  }
  enter(target: string): void {
    if (this.lit.has(target)) this.hovered = target;
  }
  leave(target: string): void {
    if (this.hovered === target) this.hovered = null;
  }
}

const KEY = Symbol("targets");
export function provideTargets(targets: Targets): void {
  setContext(KEY, targets);
}
export function useTargets(): Targets {
  return getContext<Targets>(KEY);
}
