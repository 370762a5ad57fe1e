import type { Query } from "@azulejo/database";

/** Kinds of records that can have ids in other systems. */
export type ExternalKind = "business" | "person";

/** Returns the ids in other systems of a business account or a person. */
export const selectExternalIds = (query: Query, kind: ExternalKind, recordId: number): Promise<{ source: string; id: string }[]> =>
  query
    .selectFrom("externalId")
    .select(["source", "externalId as id"])
    .where("kind", "=", kind)
    .where("recordId", "=", recordId)
    .orderBy("source")
    .orderBy("externalId")
    .execute();

interface Named {
  storefrontId: number;
  kind: ExternalKind;
  source: string;
  id: string;
}

/** Returns the record with this id in a system; null without one. */
export async function selectRecordId(query: Query, { storefrontId, kind, source, id }: Named): Promise<number | null> {
  const row = await query
    .selectFrom("externalId")
    .select("recordId")
    .where("storefrontId", "=", storefrontId)
    .where("kind", "=", kind)
    .where("source", "=", source)
    .where("externalId", "=", id)
    .executeTakeFirst();
  return row?.recordId ?? null;
}

/**
 * Assigns an id to a record. Returns false if the id is assigned already. No row has been imported for it, so the system's first row with
 * the id updates the record.
 */
export async function insertExternalId(query: Query, { id, ...named }: Named, recordId: number, at: Date): Promise<boolean> {
  const added = await query
    .insertInto("externalId")
    .values({ ...named, externalId: id, recordId, content: "", writtenAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("recordId")
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteExternalId(query: Query, { storefrontId, kind, source, id }: Named, recordId: number): Promise<boolean> {
  const gone = await query
    .deleteFrom("externalId")
    .where("storefrontId", "=", storefrontId)
    .where("kind", "=", kind)
    .where("source", "=", source)
    .where("externalId", "=", id)
    .where("recordId", "=", recordId)
    .returning("recordId")
    .executeTakeFirst();
  return gone !== undefined;
}
