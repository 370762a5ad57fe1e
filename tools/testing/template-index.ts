import { join } from "node:path";
import { createCatalog, followCatalog } from "@azulejo/api/areas/product/index.ts";
import { createReferenceData } from "@azulejo/api/reference-data.ts";
import { InProcessSearch } from "@azulejo/api/search/in-process-search.ts";
import { readSnapshotFile, writeSnapshotFile } from "@azulejo/api/search/snapshot/snapshot-file.ts";
import type { Database } from "@azulejo/database";

const silent = { info() {}, warn() {}, error() {} };

/** Builds the search index of the demo's storefront and writes it to a file, as a shop does when it stops. */
export async function writeTemplateIndex(database: Database, path: string): Promise<void> {
  const search = new InProcessSearch();
  const follower = await followCatalog(
    {
      ...{ database, search, catalog: createCatalog(database), referenceData: createReferenceData(), storefrontId: 1, log: silent },
      ...{ timezone: () => "UTC", now: () => new Date(), snapshot: { path, index: search, leastVariants: 1 } },
    },
    async () => {},
    () => {},
  );
  await follower.stop();
}

type Records = [header: { database: string }, ...parts: unknown[]];
let read: Records | undefined;

/**
 * Gives a copy of the template its search index, because building it would take longer than most test files.
 * @param oid the PostgreSQL oid of the copy
 */
export function copyTemplateIndex(path: string, dataDir: string, oid: number): void {
  const [header, ...parts] = (read ??= readSnapshotFile(path, readRecords));
  const database = header.database.replace(/\d+$/, String(oid));
  writeSnapshotFile(join(dataDir, "search", "1.index"), [{ ...header, database }, ...parts]);
}

function readRecords(next: () => unknown): Records {
  const records: Records = [next() as Records[0]];
  const record = () => {
    const one = next();
    records.push(one);
    return one;
  };
  new InProcessSearch().load(record);
  // The other catalog data that the process keeps in memory: sizes, and where each product is listed.
  record();
  record();
  return records;
}
