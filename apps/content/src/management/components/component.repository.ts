import type { Query } from "@azulejo/database";

export interface ComponentValues {
  name: string;
  displayName: string;
  schema: Record<string, unknown>;
  isRoot: boolean;
  isNestable: boolean;
}

const columnsOf = ({ schema, ...values }: Partial<ComponentValues>) => ({ ...values, ...(schema && { schema: JSON.stringify(schema) }) });

export async function insertComponent(query: Query, spaceId: number, { schema, ...values }: ComponentValues): Promise<number> {
  const row = await query
    .insertInto("content.component")
    .values({ ...values, schema: JSON.stringify(schema), spaceId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** @returns false if there is none */
export async function updateComponent(query: Query, spaceId: number, id: number, values: Partial<ComponentValues>, at: Date) {
  const rows = await query
    .updateTable("content.component")
    .set({ ...columnsOf(values), updatedAt: at })
    .where("spaceId", "=", spaceId)
    .where("id", "=", id)
    .returning("id")
    .execute();
  return rows.length > 0;
}

export async function deleteComponent(query: Query, spaceId: number, id: number): Promise<boolean> {
  const rows = await query.deleteFrom("content.component").where("spaceId", "=", spaceId).where("id", "=", id).returning("id").execute();
  return rows.length > 0;
}
