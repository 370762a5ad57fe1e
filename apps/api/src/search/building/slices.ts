import { setImmediate as nextTurn } from "node:timers/promises";

const SLICE_MS = 5;

/** Splits long work into slices, so that the process can answer requests in between. */
export class Slices {
  #until = performance.now() + SLICE_MS;

  get isOver(): boolean {
    return performance.now() >= this.#until;
  }

  /** Yields to waiting work, and begins the next slice. */
  async rest(): Promise<void> {
    await nextTurn();
    this.#until = performance.now() + SLICE_MS;
  }
}
