/**
 * Environment of a process that serves the shop. Pictures and pages are compressed on other threads: with an arena per thread, or with
 * thresholds that grow with what was once allocated, their memory is never given back. With less room for
 * young objects (16 MB), more of a page's data survives long enough to count as old, and old objects are marked more often.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(2 * 1024 * 1024),
  NODE_OPTIONS: "--max-semi-space-size=24",
};
