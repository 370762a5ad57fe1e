import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImageRequest } from "./image-request.ts";
import { renderVariant } from "./render-variant.ts";

/** At once, so that pictures never take the second core from pages. */
const WORKERS = 1;
const LONGEST_QUEUE = 400;

/** Kept pictures on disk; each is made once, in the background, one after the other. */
export class Variants {
  readonly #directory: string;
  readonly #queue: (() => Promise<void>)[] = [];
  readonly #making = new Set<string>();
  #running = 0;
  #closed = false;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** The kept bytes, or null while they have still to be made. */
  async find(master: string, request: ImageRequest): Promise<Buffer | null> {
    const file = this.#fileOf(master, request);
    const kept = await readFile(file).catch(() => null);
    if (!kept) this.#enqueue(file, master, request);
    return kept;
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

  #enqueue(file: string, master: string, request: ImageRequest): void {
    if (this.#making.has(file) || this.#queue.length >= LONGEST_QUEUE || this.#closed) return;
    this.#making.add(file);
    this.#queue.push(async () => {
      try {
        await keep(file, await renderVariant(master, request));
      } catch {
        // A picture that cannot be made goes on being answered with its master.
      } finally {
        this.#making.delete(file);
      }
    });
    this.#pump();
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

/** Written whole or not at all; a killed process leaves no half picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  const building = `${file}.${process.pid}.new`;
  await writeFile(building, bytes);
  await rename(building, file);
}
