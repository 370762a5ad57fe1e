import type { Language } from "@azulejo/contract";
import type {
  CatalogImport,
  CatalogImportOptions,
  CatalogImportState,
  CatalogImportSummary,
} from "@azulejo/contract/areas/office/catalog/imports.ts";
import { type Database, processLock, type Query } from "@azulejo/database";
import { sql } from "kysely";

/** The format and options by which an import's file is read. */
export interface StoredOptions extends CatalogImportOptions {
  format: CatalogImport["format"];
  /** Missing in imports of earlier releases. */
  system?: string | null;
  /** The language of the report. */
  words: Language;
}

export interface StoredImport {
  id: number;
  storefrontId: number;
  name: string;
  bytes: number;
  state: CatalogImportState;
  header: string[];
  options: StoredOptions;
  progress: CatalogImport["progress"];
  summary: CatalogImportSummary | null;
  differences: CatalogImport["differences"] | null;
  rejects: string | null;
  firstRejects: CatalogImport["rejects"] | null;
  fault: CatalogImport["fault"];
  stops: boolean;
  staffId: number | null;
  staffName: string;
  createdAt: Date;
  endedAt: Date | null;
}

const columns = [
  ...([
    "id",
    "storefrontId",
    "name",
    "bytes",
    "state",
    "header",
    "options",
    "progress",
    "summary",
    "differences",
    "rejects",
    "firstRejects",
  ] as const),
  ...(["fault", "stops", "staffId", "staffName", "createdAt", "endedAt"] as const),
];

export async function selectImport(query: Query, storefrontId: number, id: number, lock = false): Promise<StoredImport | null> {
  const row = await query
    .selectFrom("catalogueImport")
    .select(columns)
    .where("id", "=", id)
    .where("storefrontId", "=", storefrontId)
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  return (row as StoredImport | undefined) ?? null;
}

export async function selectImports(query: Query, storefrontId: number, limit: number) {
  const rows = await query
    .selectFrom("catalogueImport")
    .select(["id", "name", "state", "summary", "staffName", "createdAt", "endedAt"])
    .where("storefrontId", "=", storefrontId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows as Pick<StoredImport, "id" | "name" | "state" | "summary" | "staffName" | "createdAt" | "endedAt">[];
}

/** Returns how the latest file with the same columns was read, or null. */
export async function selectFormerOptions(query: Query, storefrontId: number, header: string[]): Promise<StoredOptions | null> {
  const row = await query
    .selectFrom("catalogueImport")
    .select("options")
    .where("storefrontId", "=", storefrontId)
    .where(sql<boolean>`header = ${header}::text[]`)
    .where("state", "in", ["checked", "running", "done", "stopped"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (row?.options as StoredOptions | undefined) ?? null;
}

interface NewImport {
  storefrontId: number;
  name: string;
  file: Uint8Array;
  header: string[];
  options: StoredOptions;
  staffId: number;
  staffName: string;
  createdAt: Date;
}

export async function insertImport(query: Query, { file, options, ...values }: NewImport): Promise<number> {
  const { id } = await query
    .insertInto("catalogueImport")
    .values({ ...values, file: Buffer.from(file), bytes: file.length, state: "open", options: JSON.stringify(options) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes files that nobody imported, with what was found out about them. */
export async function deleteUnusedBefore(query: Query, before: Date): Promise<void> {
  await query.deleteFrom("catalogueImport").where("state", "in", ["open", "checked"]).where("createdAt", "<", before).execute();
}

/** Returns whether the storefront works on another import. */
export async function hasWork(query: Query, storefrontId: number): Promise<boolean> {
  const row = await query
    .selectFrom("catalogueImport")
    .select("id")
    .where("storefrontId", "=", storefrontId)
    .where("state", "in", ["checking", "running"])
    .executeTakeFirst();
  return row !== undefined;
}

export type ImportChange = Partial<
  Pick<StoredImport, "state" | "progress" | "summary" | "differences" | "rejects" | "firstRejects" | "fault" | "stops" | "endedAt">
> & { options?: StoredOptions; beatAt?: Date | null; file?: null };

const written = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

export async function updateImport(query: Query, id: number, change: ImportChange): Promise<void> {
  const { options, progress, summary, differences, firstRejects, ...rest } = change;
  const changed = {
    ...rest,
    ...("progress" in change && { progress: written(progress) }),
    ...("summary" in change && { summary: written(summary) }),
    ...("differences" in change && { differences: written(differences) }),
    ...("firstRejects" in change && { firstRejects: written(firstRejects) }),
    ...(options && { options: JSON.stringify(options) }),
  };
  await query.updateTable("catalogueImport").set(changed).where("id", "=", id).execute();
}

/** Takes over an import that no process works on. @param silentSince those whose process has ended, or was last alive before */
export async function claimImport(
  { query, processId }: Pick<Database, "query" | "processId">,
  now: Date,
  silentSince: Date,
): Promise<(StoredImport & { file: Uint8Array | null }) | null> {
  // A living process holds its own lock, so a lock that is free means that the process has ended.
  const hasEnded = sql`owner <> ${processId} and pg_try_advisory_xact_lock(${processLock(sql`owner`)})`;
  const { rows } = await sql<{ id: number }>`
    update catalogue_import set beat_at = ${now}, owner = ${processId} where id = (
      select id from catalogue_import
      where state in ('checking', 'running') and (beat_at is null or beat_at < ${silentSince} or (${hasEnded}))
      order by id limit 1 for update skip locked)
    returning id`.execute(query);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  const row = await query.selectFrom("catalogueImport").select(columns).select("file").where("id", "=", id).executeTakeFirst();
  return (row as (StoredImport & { file: Uint8Array | null }) | undefined) ?? null;
}

/** Records that the process is alive, and its progress. @returns whether it should stop */
export async function recordProgress(query: Query, id: number, now: Date, progress: StoredImport["progress"]): Promise<boolean> {
  const row = await query
    .updateTable("catalogueImport")
    .set({ beatAt: now, progress: written(progress) })
    .where("id", "=", id)
    .returning("stops")
    .executeTakeFirst();
  return row?.stops ?? true;
}
