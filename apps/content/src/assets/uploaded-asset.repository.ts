import type { Query } from "@azulejo/database";
import { hashInKey, keyOfAsset } from "./store/file-store.ts";
import type { AssetName } from "./stored.ts";

/** Returns an uploaded file's name and size in pixels; undefined if there is none. */
export const selectAsset = (query: Query, { space, hash, name }: AssetName) =>
  query
    .selectFrom("content.asset")
    .select(["width", "height", "name"])
    .where("spaceId", "=", space)
    .where("hash", "=", hash)
    .where("name", "=", name)
    .where("deletedAt", "is", null)
    .executeTakeFirst();

/** Returns the address of an asset by its id, or null. */
export async function selectAddress(query: Query, space: number, id: number): Promise<string | null> {
  const row = await query
    .selectFrom("content.asset")
    .select("filename")
    .where("spaceId", "=", space)
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row?.filename ?? null;
}

/**
 * Returns the keys of all uploaded files of assets, including deleted ones that can be restored; the demo's pictures come with the code.
 */
export async function selectFileKeys(query: Query): Promise<{ key: string; hash: string }[]> {
  const rows = await query.selectFrom("content.asset").select(["spaceId", "hash"]).distinct().orderBy("spaceId").orderBy("hash").execute();
  return rows.map(({ spaceId, hash }) => ({ key: keyOfAsset(spaceId, hash), hash })).filter(({ key }) => hashInKey(key) !== null);
}
