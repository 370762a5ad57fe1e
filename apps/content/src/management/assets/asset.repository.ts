import type { AssetRow, Query } from "@azulejo/database";
import { sql } from "kysely";

export interface AssetFile {
  id: number;
  filename: string;
  name: string;
  hash: string;
  contentType: string;
  contentLength: number;
  width: number | null;
  height: number | null;
  color: string | null;
}

export interface AssetValues {
  alt?: string | null;
  title?: string | null;
  copyright?: string | null;
  source?: string | null;
  focus?: string | null;
  assetFolderId?: number | null;
  metaData?: Record<string, unknown>;
}

/** Reserves the next asset's id, which its ticket contains before the row exists. */
export async function reserveAssetId(query: Query): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('content.asset', 'id')) as id`.execute(query);
  return Number(rows[0]?.id);
}

export async function insertAsset(query: Query, spaceId: number, file: AssetFile, values: AssetValues, now: Date): Promise<void> {
  await query
    .insertInto("content.asset")
    .values({ ...file, ...forTable(values), spaceId, createdAt: now, updatedAt: now })
    .execute();
}

export async function findAsset(query: Query, spaceId: number, id: number): Promise<AssetRow | undefined> {
  return query.selectFrom("content.asset").selectAll().where("spaceId", "=", spaceId).where("id", "=", id).executeTakeFirst();
}

export async function updateAsset(
  query: Query,
  spaceId: number,
  id: number,
  values: AssetValues,
  now: Date,
): Promise<AssetRow | undefined> {
  return query
    .updateTable("content.asset")
    .set({ ...forTable(values), updatedAt: now })
    .where("spaceId", "=", spaceId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteAsset(query: Query, spaceId: number, id: number): Promise<AssetRow | undefined> {
  return query.deleteFrom("content.asset").where("spaceId", "=", spaceId).where("id", "=", id).returningAll().executeTakeFirst();
}

/** Returns whether any asset of the space still uses this file. */
export async function isFileUsed(query: Query, spaceId: number, hash: string): Promise<boolean> {
  const row = await query
    .selectFrom("content.asset")
    .select("id")
    .where("spaceId", "=", spaceId)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AssetListQuery {
  search: string;
  folder: number | null;
  sortBy: "createdAt" | "updatedAt" | "name" | "contentLength";
  descending: boolean;
  limit: number;
  offset: number;
}

export async function listAssets(query: Query, spaceId: number, list: AssetListQuery): Promise<{ rows: AssetRow[]; total: number }> {
  const found = query
    .selectFrom("content.asset")
    .where("spaceId", "=", spaceId)
    .$if(list.folder !== null, (of) => of.where("assetFolderId", "=", list.folder))
    .$if(list.search !== "", (of) =>
      of.where(sql<boolean>`strpos(lower(name || ' ' || coalesce(alt, '')), ${list.search.toLowerCase()}) > 0`),
    );
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(list.sortBy, list.descending ? "desc" : "asc")
    .orderBy("id", list.descending ? "desc" : "asc")
    .limit(list.limit)
    .offset(list.offset)
    .execute();
  return { rows, total: Number(total) };
}

const forTable = ({ metaData, ...values }: AssetValues) => ({ ...values, ...(metaData && { metaData: JSON.stringify(metaData) }) });
