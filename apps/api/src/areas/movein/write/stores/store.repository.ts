import type { Query } from "@azulejo/database";

/** Stores by their code, and by their name in either language, in small letters. A code takes precedence over another store's name. */
export type Stores = ReadonlyMap<string, { id: number; code: string }>;

/** The reason for rejecting a row that names a store which the shop doesn't have. */
export const UNKNOWN_STORE = "is the code or name of no store";

export async function selectStores(query: Query, storefrontId: number): Promise<Stores> {
  const rows = await query
    .selectFrom("place")
    .leftJoin("placeText", "placeText.placeId", "place.id")
    .select(["place.id", "code", "placeText.name"])
    .where("storefrontId", "=", storefrontId)
    .orderBy("place.id")
    .execute();
  const stores = new Map<string, { id: number; code: string }>();
  for (const { id, code } of rows) stores.set(code.toLowerCase(), { id, code });
  for (const { id, code, name } of rows) if (name && !stores.has(name.toLowerCase())) stores.set(name.toLowerCase(), { id, code });
  return stores;
}
