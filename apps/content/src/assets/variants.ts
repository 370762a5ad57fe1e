import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImageRequest } from "./image-request.ts";
import { renderVariant } from "./render-variant.ts";

/** At once, so that pictures never take the second core from pages. */
const WORKERS = 1;
const LONGEST_QUEUE = 400;
/** A cut picture is nothing like its master, so its asker waits longer for the real one. */
const PATIENCE_MS = { cut: 2500, whole: 1500 };

/** Kept pictures on disk; each is made once, in the background, one after the other. */
export class Variants {
  readonly #directory: string;
  readonly #queue: (() => Promise<void>)[] = [];
  readonly #making = new Map<string, Promise<Buffer | null>>();
  #running = 0;
  #closed = false;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** The bytes, made now if that is quick; null while they have still to be made. */
  async find(master: string, request: ImageRequest): Promise<Buffer | null> {
    const file = this.#fileOf(master, request);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const made = this.#enqueue(file, master, request);
    return made && Promise.race([made, after(request.crop ? PATIENCE_MS.cut : PATIENCE_MS.whole)]);
  }

  close(): void {
    this.#closed = true;
    this.#queue.length = 0;
  }

  #fileOf(master: string, request: ImageRequest): string {
    const hash = createHash("sha256")
      .update(JSON.stringify([master.split("/").at(-1), request]))
      .digest("hex");
    return join(this.#directory, hash.slice(0, 2), `${hash.slice(2, 26)}.${request.format}`);
  }

  #enqueue(file: string, master: string, request: ImageRequest): Promise<Buffer | null> | null {
    const known = this.#making.get(file);
    if (known) return known;
    if (this.#queue.length >= LONGEST_QUEUE || this.#closed) return null;
    const { promise, resolve } = Promise.withResolvers<Buffer | null>();
    this.#making.set(file, promise);
    this.#queue.push(async () => {
      try {
        const bytes = await renderVariant(master, request);
        await keep(file, bytes);
        resolve(bytes);
      } catch {
        // A picture that cannot be made goes on being answered with its master.
        resolve(null);
      } finally {
        this.#making.delete(file);
      }
    });
    this.#pump();
    return promise;
  }

  #pump(): void {
    while (this.#running < WORKERS) {
      const work = this.#queue.shift();
      if (!work) return;
      this.#running += 1;
      void work().finally(() => {
        this.#running -= 1;
        this.#pump();
      });
    }
  }
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms).unref());

/** Written whole or not at all; a killed process leaves no half picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  const building = `${file}.${process.pid}.new`;
  await writeFile(building, bytes);
  await rename(building, file);
}
