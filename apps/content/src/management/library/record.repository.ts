import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export type RecordKind = "component_group" | "preset" | "internal_tag" | "asset_folder";
export type RecordFields = Record<string, unknown>;

export interface EditorRecord {
  id: number;
  uuid: string;
  spaceId: number;
  fields: RecordFields;
  createdAt: Date;
  updatedAt: Date;
}

/** Returns all records of a kind, oldest first. */
export function selectRecords(query: Query, spaceId: number, kind: RecordKind): Promise<EditorRecord[]> {
  return query
    .selectFrom("content.editorRecord")
    .select(["id", "uuid", "spaceId", "fields", "createdAt", "updatedAt"])
    .where("spaceId", "=", spaceId)
    .where("kind", "=", kind)
    .orderBy("id")
    .execute() as Promise<EditorRecord[]>;
}

export async function insertRecord(query: Query, spaceId: number, kind: RecordKind, fields: RecordFields, at: Date): Promise<number> {
  const row = await query
    .insertInto("content.editorRecord")
    .values({ spaceId, kind, fields: JSON.stringify(fields), createdAt: at, updatedAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateRecord(query: Query, id: number, fields: RecordFields, at: Date): Promise<void> {
  await query
    .updateTable("content.editorRecord")
    .set({ fields: JSON.stringify(fields), updatedAt: at })
    .where("id", "=", id)
    .execute();
}

/** Deletes a record; folders and groups in it move to its parent. */
export async function deleteRecord(query: Query, { id, spaceId, fields }: EditorRecord): Promise<void> {
  const parent = JSON.stringify({ parent_id: fields.parent_id ?? null });
  await query.deleteFrom("content.editorRecord").where("id", "=", id).execute();
  await query
    .updateTable("content.editorRecord")
    .set({ fields: sql<string>`fields || ${parent}::jsonb` })
    .where("spaceId", "=", spaceId)
    .where(sql<boolean>`fields ->> 'parent_id' = ${String(id)}::text`)
    .execute();
}

/** Moves all assets out of a deleted folder. */
export async function emptyAssetFolder(query: Query, spaceId: number, id: number): Promise<void> {
  await query
    .updateTable("content.asset")
    .set({ assetFolderId: null })
    .where("spaceId", "=", spaceId)
    .where("assetFolderId", "=", id)
    .execute();
}

/** Moves all components out of a deleted group. */
export async function emptyComponentGroup(query: Query, spaceId: number, uuid: string): Promise<void> {
  await query
    .updateTable("content.component")
    .set({ editor: sql<string>`editor - 'component_group_uuid'` })
    .where("spaceId", "=", spaceId)
    .where(sql<boolean>`editor ->> 'component_group_uuid' = ${uuid}::text`)
    .execute();
}
