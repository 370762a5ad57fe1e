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

/** Returns an asset unless it has been deleted. */
export async function findAsset(query: Query, spaceId: number, id: number): Promise<AssetRow | undefined> {
  return query
    .selectFrom("content.asset")
    .selectAll()
    .where("spaceId", "=", spaceId)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
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
    .where("deletedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Marks an asset as deleted; it can be restored. */
export async function deleteAsset(query: Query, spaceId: number, id: number, now: Date): Promise<AssetRow | undefined> {
  return query
    .updateTable("content.asset")
    .set({ deletedAt: now })
    .where("spaceId", "=", spaceId)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** @returns the restored assets */
export async function restoreAssets(query: Query, spaceId: number, ids: number[]): Promise<AssetRow[]> {
  if (ids.length === 0) return [];
  return query
    .updateTable("content.asset")
    .set({ deletedAt: null })
    .where("spaceId", "=", spaceId)
    .where("id", "in", ids)
    .where("deletedAt", "is not", null)
    .returningAll()
    .execute();
}

/** Removes assets deleted before a time for good. @returns the files' hashes */
export async function clearDeleted(query: Query, spaceId: number, before: Date): Promise<string[]> {
  const rows = await query
    .deleteFrom("content.asset")
    .where("spaceId", "=", spaceId)
    .where("deletedAt", "<", before)
    .returning("hash")
    .execute();
  return [...new Set(rows.map(({ hash }) => hash))];
}

/** Returns whether any asset of the space uses this file, including deleted ones. */
export async function isFileUsed(query: Query, spaceId: number, hash: string): Promise<boolean> {
  const row = await query
    .selectFrom("content.asset")
    .select("id")
    .where("spaceId", "=", spaceId)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row !== undefined;
}

export type AssetKind = "picture" | "film" | "document";

/** The media types of a kind, as patterns. */
const mediaTypes: Record<AssetKind, string> = { picture: "image/%", film: "video/%", document: "application/%" };

export const isAssetKind = (text: string): text is AssetKind => Object.hasOwn(mediaTypes, text);

export interface AssetListQuery {
  search: string;
  folder: number | null;
  kind: AssetKind | null;
  /** Whether to list deleted assets instead. */
  isDeleted: boolean;
  sortBy: "createdAt" | "updatedAt" | "name" | "contentLength";
  descending: boolean;
  limit: number;
  offset: number;
}

/** Selects the descriptions in other languages, stored as `alt__i18n__es`. */
const descriptions = sql`(select string_agg(one.value, ' ') from jsonb_each_text(meta_data) one where one.key like 'alt\\_\\_i18n%')`;

export async function listAssets(query: Query, spaceId: number, list: AssetListQuery): Promise<{ rows: AssetRow[]; total: number }> {
  const found = query
    .selectFrom("content.asset")
    .where("spaceId", "=", spaceId)
    .where("deletedAt", list.isDeleted ? "is not" : "is", null)
    .$if(list.folder !== null, (of) => of.where("assetFolderId", "=", list.folder))
    .$if(list.kind !== null, (of) => of.where("contentType", "like", mediaTypes[list.kind as AssetKind]))
    .$if(list.search !== "", (of) =>
      of.where(sql<boolean>`strpos(lower(concat_ws(' ', name, alt, title, ${descriptions})), ${list.search.toLowerCase()}) > 0`),
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
