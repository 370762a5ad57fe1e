import type { Database } from "../database.ts";
import { readManifest } from "./manifest.ts";
import { type Restored, restore } from "./restore.ts";
import { withSnapshot } from "./source.ts";
import { backupOf } from "./write-backup.ts";

/** Copies a database into an empty one, like a backup with an immediate restore. */
export function copyDatabase(from: Database, to: Database): Promise<Restored> {
  return withSnapshot(from, async (source) => restore(to, backupOf(source, await readManifest(source))));
}
