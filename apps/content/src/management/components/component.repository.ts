import type { Query } from "@azulejo/database";
import { sql } from "kysely";

export interface ComponentValues {
  name: string;
  displayName: string;
  schema: Record<string, unknown>;
  isRoot: boolean;
  isNestable: boolean;
  editor: Record<string, unknown>;
}

const columnsOf = ({ schema, editor, ...values }: Partial<ComponentValues>) => ({
  ...values,
  ...(schema && { schema: JSON.stringify(schema) }),
  // Fields that were not sent are unchanged.
  ...(editor && { editor: sql<string>`editor || ${JSON.stringify(editor)}::jsonb` }),
});

export async function insertComponent(query: Query, spaceId: number, { schema, editor, ...values }: ComponentValues): Promise<number> {
  const row = await query
    .insertInto("content.component")
    .values({ ...values, schema: JSON.stringify(schema), editor: JSON.stringify(editor), spaceId })
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
