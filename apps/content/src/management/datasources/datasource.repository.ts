import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface DatasourceValues {
  name: string;
  slug: string;
  dimensions: { name: string; entry_value: string }[];
}

export interface EntryValues {
  name: string;
  value: string;
  dimensionValues: Record<string, string>;
  position: number;
}

export async function insertDatasource(query: Query, spaceId: number, { dimensions, ...values }: DatasourceValues): Promise<number> {
  const row = await query
    .insertInto("content.datasource")
    .values({ ...values, dimensions: JSON.stringify(dimensions), spaceId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** @returns false if there is none */
export async function updateDatasource(query: Query, spaceId: number, id: number, { dimensions, ...values }: Partial<DatasourceValues>) {
  const rows = await query
    .updateTable("content.datasource")
    .set({ id, ...values, ...(dimensions && { dimensions: JSON.stringify(dimensions) }) })
    .where("spaceId", "=", spaceId)
    .where("id", "=", id)
    .returning("id")
    .execute();
  return rows.length > 0;
}

export async function deleteDatasource(query: Query, spaceId: number, id: number): Promise<boolean> {
  const rows = await query.deleteFrom("content.datasource").where("spaceId", "=", spaceId).where("id", "=", id).returning("id").execute();
  return rows.length > 0;
}

const atTheEnd = (datasourceId: number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from content.datasource_entry where datasource_id = ${datasourceId}::bigint)`;

/** Without a position the entry is the last one. */
export async function insertEntry(
  query: Query,
  datasourceId: number,
  { dimensionValues, position, ...values }: Omit<EntryValues, "position"> & { position: number | undefined },
): Promise<number> {
  const row = await query
    .insertInto("content.datasourceEntry")
    .values({ ...values, position: position ?? atTheEnd(datasourceId), datasourceId, dimensionValues: JSON.stringify(dimensionValues) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Checks that the entry belongs to the space, because ids are global. */
const ownEntry = (query: Query, spaceId: number, id: number) =>
  query
    .selectFrom("content.datasourceEntry as entry")
    .innerJoin("content.datasource as source", "source.id", "entry.datasourceId")
    .select("entry.id")
    .where("source.spaceId", "=", spaceId)
    .where("entry.id", "=", id);

export async function updateEntry(query: Query, spaceId: number, id: number, { dimensionValues, ...values }: Partial<EntryValues>) {
  const rows = await query
    .updateTable("content.datasourceEntry")
    .set({ id, ...values, ...(dimensionValues && { dimensionValues: JSON.stringify(dimensionValues) }) })
    .where("id", "in", ownEntry(query, spaceId, id))
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** Moves an entry to `position`, from 1, and renumbers the others. */
export async function placeEntry(query: Query, datasourceId: number, id: number, position: number): Promise<void> {
  const rows = await query
    .selectFrom("content.datasourceEntry")
    .select("id")
    .where("datasourceId", "=", datasourceId)
    .where("id", "!=", id)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const ids = rows.map((row) => row.id).toSpliced(Math.max(0, position - 1), 0, id);
  await sql`
    update content.datasource_entry as entry set position = place.number
    from unnest(${ids}::bigint[]) with ordinality as place (id, number)
    where entry.id = place.id and entry.position <> place.number
  `.execute(query);
}

export async function deleteEntry(query: Query, spaceId: number, id: number): Promise<boolean> {
  const rows = await query
    .deleteFrom("content.datasourceEntry")
    .where("id", "in", ownEntry(query, spaceId, id))
    .returning("id")
    .execute();
  return rows.length > 0;
}

export async function selectDatasourceId(query: Query, spaceId: number, slug: string): Promise<number | null> {
  const row = await query
    .selectFrom("content.datasource")
    .select("id")
    .where("spaceId", "=", spaceId)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Inserts or updates an entry by its name. */
export async function putEntry(query: Query, datasourceId: number, name: string, value: string): Promise<void> {
  await query
    .insertInto("content.datasourceEntry")
    .values({ datasourceId, name, value, dimensionValues: "{}", position: atTheEnd(datasourceId) })
    .onConflict((on) => on.columns(["datasourceId", "name"]).doUpdateSet({ value }))
    .execute();
}
