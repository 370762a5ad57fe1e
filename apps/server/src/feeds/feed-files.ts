import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { createGzip } from "node:zlib";

export interface FeedFile {
  path: string;
  bytes: number;
  madeAt: Date;
}

interface Options {
  folder: string;
  /** Age in ms up to which a file is served. */
  lifetimeMs: number;
  /** How long in ms a reader waits for a new file before getting the previous one. */
  patienceMs: number;
  now(): number;
}

/**
 * Stores feeds as compressed files. A file older than its lifetime is created again on request, one at a time, because a large catalog
 * takes minutes; it is streamed to save memory. A reader who would wait too long gets the previous file; undefined if there is none.
 */
export function createFeedFiles({ folder, lifetimeMs, patienceMs, now }: Options) {
  const running = new Map<string, Promise<FeedFile>>();
  let last: Promise<unknown> = Promise.resolve();

  async function known(name: string): Promise<FeedFile | undefined> {
    const path = join(folder, `${name}.gz`);
    const found = await stat(path).catch(() => undefined);
    return found && { path, bytes: found.size, madeAt: found.mtime };
  }

  async function make(name: string, lines: () => AsyncIterable<string>): Promise<FeedFile> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${name}.gz`);
    const draft = `${path}.${process.pid}.part`;
    try {
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(draft));
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
    const made = await known(name);
    if (!made) throw new Error(`${path} was removed while it was made`);
    return made;
  }

  function start(name: string, lines: () => AsyncIterable<string>): Promise<FeedFile> {
    const making = last.then(() => make(name, lines)).finally(() => running.delete(name));
    running.set(name, making);
    last = making.catch(() => {});
    return making;
  }

  return async (name: string, lines: () => AsyncIterable<string>): Promise<FeedFile | undefined> => {
    const before = await known(name);
    if (before && before.madeAt.getTime() + lifetimeMs > now()) return before;
    const making = running.get(name) ?? start(name, lines);
    const patience = new AbortController();
    const late = wait(patienceMs, before, { signal: patience.signal, ref: false }).catch(() => before);
    return Promise.race([making, late]).finally(() => patience.abort());
  };
}
