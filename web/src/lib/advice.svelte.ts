// What the Strategist would do: asked of the server, told line by line, and stopped by hanging up.
import { stream, type Refusal } from "./api";
import type { Advice, AdviceLine, Seat } from "./types";

export class Advisor {
  /** From 0 to 1 while it thinks. */
  done = $state<number | null>(null);
  found = $state.raw<Advice | null>(null);
  trouble = $state<string | null>(null);
  #stop: AbortController | null = null;

  async ask(table: string, about: { ply?: number; seat?: Seat }): Promise<void> {
    this.forget();
    const stop = new AbortController();
    this.#stop = stop;
    this.done = 0;
    try {
      await stream<AdviceLine>(`/api/tables/${table}/advice`, about, stop.signal, (line) => {
        if ("advice" in line) this.found = line.advice;
        else this.done = line.done;
      });
    } catch (error) {
      if (!stop.signal.aborted) this.trouble = (error as Refusal).message;
    } finally {
      if (this.#stop === stop) this.done = null;
    }
  }

  /** Stops what is being thought about and drops what was found. */
  forget(): void {
    this.#stop?.abort();
    this.#stop = null;
    this.done = null;
    this.found = null;
    this.trouble = null;
  }
}
