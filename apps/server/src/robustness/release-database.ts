import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type Database, openDatabase } from "@azulejo/database";
import { blankDatabase, type TemplateCopy } from "@azulejo/testing/copy-template.ts";

const folder = new URL("../../../../packages/database/src/migrations/releases/", import.meta.url);

/** Files with databases of earlier releases. */
export const releases = readdirSync(folder);

/** Opens an empty database without a schema. */
export async function openBlank(): Promise<{ database: Database; copy: TemplateCopy; close(): Promise<void> }> {
  const copy = await blankDatabase();
  const database = await openDatabase(copy);
  return { database, copy, close: () => database.close().then(copy.remove) };
}

/** Fills an empty database with the schema and rows of an earlier release, without migrating it. */
export async function loadRelease(database: Database, release: string): Promise<void> {
  const dump = gunzipSync(readFileSync(new URL(release, folder))).toString("utf8");
  // A dump changes session settings, so they are reset.
  const script = `${dump}\nreset all;\nset time zone 'UTC';`;
  await database.pool.query(script);
}
