/**
 * Environment variables for a process that serves the shop. Pictures and pages are compressed on other threads: if each thread had its own
 * memory arena, or if malloc's thresholds grew with past allocations, that memory would never be given back to the system. With V8's usual
 * space for young objects (16 MB), more of a page's data would survive long enough to count as old, and old objects would have to be marked
 * more often.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(2 * 1024 * 1024),
  NODE_OPTIONS: "--max-semi-space-size=24",
};
