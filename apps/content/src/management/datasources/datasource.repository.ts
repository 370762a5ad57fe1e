import type { Query } from "@azulejo/database";

export interface DatasourceValues {
  name: string;
  slug: string;
  dimensions: { name: string; entry_value: string }[];
}

export interface EntryValues {
  name: string;
  value: string;
  dimension_values: Record<string, string>;
  position: number;
}

export async function insertDatasource(query: Query, spaceId: number, { dimensions, ...values }: DatasourceValues): Promise<number> {
  const row = await query
    .insertInto("content.datasource")
    .values({ ...values, dimensions: JSON.stringify(dimensions), space_id: spaceId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** @returns false when there is none */
export async function updateDatasource(query: Query, spaceId: number, id: number, { dimensions, ...values }: Partial<DatasourceValues>) {
  const rows = await query
    .updateTable("content.datasource")
    .set({ id, ...values, ...(dimensions && { dimensions: JSON.stringify(dimensions) }) })
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .returning("id")
    .execute();
  return rows.length > 0;
}

export async function deleteDatasource(query: Query, spaceId: number, id: number): Promise<boolean> {
  const rows = await query.deleteFrom("content.datasource").where("space_id", "=", spaceId).where("id", "=", id).returning("id").execute();
  return rows.length > 0;
}

export async function insertEntry(query: Query, datasourceId: number, { dimension_values, ...values }: EntryValues): Promise<number> {
  const row = await query
    .insertInto("content.datasource_entry")
    .values({ ...values, datasource_id: datasourceId, dimension_values: JSON.stringify(dimension_values) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The entry must belong to the space: ids are the same in all of them. */
const ownEntry = (query: Query, spaceId: number, id: number) =>
  query
    .selectFrom("content.datasource_entry as entry")
    .innerJoin("content.datasource as source", "source.id", "entry.datasource_id")
    .select("entry.id")
    .where("source.space_id", "=", spaceId)
    .where("entry.id", "=", id);

export async function updateEntry(query: Query, spaceId: number, id: number, { dimension_values, ...values }: Partial<EntryValues>) {
  const rows = await query
    .updateTable("content.datasource_entry")
    .set({ id, ...values, ...(dimension_values && { dimension_values: JSON.stringify(dimension_values) }) })
    .where("id", "in", ownEntry(query, spaceId, id))
    .returning("id")
    .execute();
  return rows.length > 0;
}

export async function deleteEntry(query: Query, spaceId: number, id: number): Promise<boolean> {
  const rows = await query
    .deleteFrom("content.datasource_entry")
    .where("id", "in", ownEntry(query, spaceId, id))
    .returning("id")
    .execute();
  return rows.length > 0;
}

export async function selectDatasourceId(query: Query, spaceId: number, slug: string): Promise<number | null> {
  const row = await query
    .selectFrom("content.datasource")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Writes an entry under its name, whether or not it is there. */
export async function putEntry(query: Query, datasourceId: number, name: string, value: string): Promise<void> {
  await query
    .insertInto("content.datasource_entry")
    .values({ datasource_id: datasourceId, name, value, dimension_values: "{}", position: 0 })
    .onConflict((on) => on.columns(["datasource_id", "name"]).doUpdateSet({ value }))
    .execute();
}
