import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export interface CachedFile {
  zipped: Buffer;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** Caches compressed files by name; each is created once per lifetime, one at a time. Failures aren't cached. */
export function cacheFiles(lifetimeMs: number, now: () => number) {
  const cached = new LRUCache<string, CachedFile & { until: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ zipped }) => zipped.length + 1,
  });
  const running = new Map<string, Promise<CachedFile>>();
  let last: Promise<unknown> = Promise.resolve();
  const make = async (name: string, read: () => Promise<Readable>): Promise<CachedFile> => {
    const stream = await read();
    const zip = createGzip();
    stream.once("error", (error) => zip.destroy(error));
    const file = { zipped: await buffer(stream.pipe(zip)), until: now() + lifetimeMs };
    cached.set(name, file);
    return file;
  };
  return (name: string, read: () => Promise<Readable>): Promise<CachedFile> => {
    const known = cached.get(name);
    if (known && known.until > now()) return Promise.resolve(known);
    const started = running.get(name) ?? last.then(() => make(name, read));
    running.set(name, started);
    last = started.catch(() => {}).finally(() => running.delete(name));
    return started;
  };
}

/** Caches a slow count for its lifetime. */
export function cacheCount(lifetimeMs: number, now: () => number, count: () => Promise<number>): () => Promise<number> {
  let cached: { value: Promise<number>; until: number } | null = null;
  return () => {
    if (cached && cached.until > now()) return cached.value;
    const value = count();
    cached = { value, until: now() + lifetimeMs };
    value.catch(() => {
      cached = null;
    });
    return value;
  };
}
