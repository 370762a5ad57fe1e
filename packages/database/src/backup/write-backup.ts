import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database } from "../database.ts";
import { columnsOf, type Manifest, nameOf, readManifest } from "./manifest.ts";
import { type Source, withSnapshot } from "./source.ts";
import { copyLine, END_OF_ROWS, endLine, manifestLine } from "./text.ts";

/**
 * Writes a backup to a file: gzipped SQL with a COPY per table, readable by people. The shop may keep running.
 * @param path the file, which may be incomplete if this fails
 */
export async function writeBackup(database: Database, path: string): Promise<Manifest> {
  return withSnapshot(database, async (source) => {
    const manifest = await readManifest(source);
    await pipeline(Readable.from(backupOf(source, manifest)), createGzip(), createWriteStream(path, { flush: true }));
    return manifest;
  });
}

/** Yields the text of a backup in chunks. */
export async function* backupOf(source: Source, manifest: Manifest): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const piece of contentOf(source, manifest)) {
    hash.update(piece);
    yield piece;
  }
  yield Buffer.from(endLine(hash.digest("hex")));
}

async function* contentOf(source: Source, manifest: Manifest): AsyncGenerator<Buffer> {
  yield Buffer.from(manifestLine(manifest));
  for (const table of manifest.tables) {
    yield Buffer.from(copyLine(table));
    yield* source.copyOut(`select ${columnsOf(table.columns)} from ${nameOf(table)}`);
    yield Buffer.from(END_OF_ROWS);
  }
}
