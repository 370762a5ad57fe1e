import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { damaged } from "./backup-reader.ts";
import { readEmbeddedBackup } from "./embedded-backup.ts";
import { START } from "./text.ts";

/** The mark and its position in the header of a tar archive's first file. */
const TAR = { mark: "ustar", at: 257 };
const PG_DUMP = "PGDMP";

/**
 * Reads a backup file as text, including backups of embedded databases by earlier releases.
 * @throws Error with a message for people for any other file
 */
export async function* readBackupFile(path: string): AsyncGenerator<Buffer> {
  if ((await readBeginning(path)) === PG_DUMP) {
    const command = `pg_restore --no-owner --file=- ${path} | sed "/set_config('search_path'/d" | psql --single-transaction --set=ON_ERROR_STOP=1 "$DATABASE_URL"`;
    throw new Error(`${path} was written by pg_dump. Restore it into an empty database with: ${command}`);
  }
  let isFirst = true;
  for await (const piece of unzipped(path)) {
    if (isFirst && isTar(piece)) return yield* readEmbeddedBackup(path);
    if (isFirst && !piece.toString("utf8", 0, START.length).startsWith(START)) throw new Error(`${path} is not a backup of the shop.`);
    isFirst = false;
    yield piece;
  }
}

async function readBeginning(path: string): Promise<string> {
  let beginning = "";
  for await (const piece of createReadStream(path, { end: PG_DUMP.length - 1, encoding: "latin1" })) beginning += piece;
  return beginning;
}

async function* unzipped(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const unzip = createGunzip();
  file.on("error", (error) => unzip.destroy(error));
  try {
    yield* file.pipe(unzip);
  } catch (error) {
    throw (error as { code?: string }).code?.startsWith("Z_") ? damaged() : error;
  } finally {
    file.destroy();
  }
}

const isTar = (piece: Buffer): boolean => piece.toString("latin1", TAR.at, TAR.at + TAR.mark.length) === TAR.mark;
