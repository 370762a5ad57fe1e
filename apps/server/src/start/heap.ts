import { setFlagsFromString } from "node:v8";

/**
 * Keeps the process small while it serves pages that nobody has asked for yet. Several threads that clear young objects leave each its
 * own empty pages, which the engine never gives back: after pages rendered anew, a minute of cached ones took 250 MB more. Old objects
 * are cleared once they have grown by 45 % instead of by more, because what fills up between two clearings is scattered over
 * pages that are never empty again: 100 MB after 3,000 pages. One thread marks them: several take the cores from the thread that
 * renders, and all pages waited 180 ms every two seconds.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--no-parallel-scavenge");
  setFlagsFromString("--heap-growing-percent=45");
  setFlagsFromString("--concurrent-marking-max-worker-num=1");
}
