import { join } from "node:path";
import { serialize } from "node:v8";
import { createCatalog, followCatalog } from "@azulejo/api/areas/product/index.ts";
import { createReferenceData } from "@azulejo/api/reference-data.ts";
import { InProcessSearch } from "@azulejo/api/search/in-process-search.ts";
import { readSnapshotFile, writeSerialized } from "@azulejo/api/search/snapshot/snapshot-file.ts";
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
/** The template's index; its large records are serialized once for all copies. */
let template: { header: Records[0]; parts: Buffer[] } | undefined;

/**
 * Gives a copy of the template its search index, because building it would take longer than most test files.
 * @param oid the PostgreSQL oid of the copy
 */
export function copyTemplateIndex(path: string, dataDir: string, oid: number): void {
  const { header, parts } = (template ??= readTemplate(path));
  const database = header.database.replace(/\d+$/, String(oid));
  writeSerialized(join(dataDir, "search", "1.index"), [serialize({ ...header, database }), ...parts]);
}

function readTemplate(path: string): NonNullable<typeof template> {
  const [header, ...parts] = readSnapshotFile(path, readRecords);
  return { header, parts: parts.map((part) => serialize(part)) };
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
