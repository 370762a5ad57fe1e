import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export interface KeptFile {
  zipped: Buffer;
}

const MOST_BYTES = 32 * 1024 * 1024;

/** Compressed files by name, each made once per lifetime for everyone, one at a time. A failed one is not cached. */
export function keepFiles(keptMs: number, now: () => number) {
  const kept = new LRUCache<string, KeptFile & { until: number }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ zipped }) => zipped.length + 1,
  });
  const running = new Map<string, Promise<KeptFile>>();
  let last: Promise<unknown> = Promise.resolve();
  const make = async (name: string, read: () => Promise<Readable>): Promise<KeptFile> => {
    const stream = await read();
    const zip = createGzip();
    stream.once("error", (error) => zip.destroy(error));
    const file = { zipped: await buffer(stream.pipe(zip)), until: now() + keptMs };
    kept.set(name, file);
    return file;
  };
  return (name: string, read: () => Promise<Readable>): Promise<KeptFile> => {
    const known = kept.get(name);
    if (known && known.until > now()) return Promise.resolve(known);
    const started = running.get(name) ?? last.then(() => make(name, read));
    running.set(name, started);
    last = started.catch(() => {}).finally(() => running.delete(name));
    return started;
  };
}

/** A slow count, cached for its lifetime. */
export function keepCount(keptMs: number, now: () => number, count: () => Promise<number>): () => Promise<number> {
  let kept: { value: Promise<number>; until: number } | null = null;
  return () => {
    if (kept && kept.until > now()) return kept.value;
    const value = count();
    kept = { value, until: now() + keptMs };
    value.catch(() => {
      kept = null;
    });
    return value;
  };
}
