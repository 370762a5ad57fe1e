import { setFlagsFromString } from "node:v8";

/**
 * Keeps the heap small while uncached pages are rendered. With several threads, scavenges leave each its own empty pages that V8 never
 * returns: after rendering pages, a minute of cached ones took 250 MB more. Old space is collected after growing by 45%, because objects
 * allocated between collections are scattered over pages that never become empty: 100 MB after 3,000 pages. One thread marks, because
 * several compete with the rendering thread: all pages waited 180 ms every two seconds.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--no-parallel-scavenge");
  setFlagsFromString("--heap-growing-percent=45");
  setFlagsFromString("--concurrent-marking-max-worker-num=1");
}
