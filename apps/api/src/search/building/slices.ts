import { setImmediate as nextTurn } from "node:timers/promises";

const SLICE_MS = 5;

/** Divides long work into slices, between which the process answers requests. */
export class Slices {
  #until = performance.now() + SLICE_MS;

  get isOver(): boolean {
    return performance.now() >= this.#until;
  }

  /** Lets everything that waits run, and begins the next slice. */
  async rest(): Promise<void> {
    await nextTurn();
    this.#until = performance.now() + SLICE_MS;
  }
}
