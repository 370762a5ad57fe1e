/**
 * Environment of a process that serves the shop. Pictures and pages are compressed on other threads: with an arena per thread, or with
 * thresholds that grow with what was once allocated, their memory is never given back. Young objects need room to die: with 16 MB for
 * them, more pages' data lived long enough to count as old, and old objects had to be marked more often.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(2 * 1024 * 1024),
  NODE_OPTIONS: "--max-semi-space-size=24",
};
