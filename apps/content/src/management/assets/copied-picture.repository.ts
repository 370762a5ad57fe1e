import type { Query } from "@azulejo/database";

/** A picture in the asset store. */
export interface StoredPicture {
  /** `/assets/f/{space}/{W}x{H}/{hash}/{name}.{ext}` */
  address: string;
  width: number;
  height: number;
  /** The mean color as `#rrggbb`; null if unknown. */
  color: string | null;
}

/** Returns the id of the database's content space, or null if there is none. */
export async function selectSpaceId(query: Query): Promise<number | null> {
  const row = await query.selectFrom("content.space").select("id").orderBy("id").executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the pictures that were copied from these addresses, by address. */
export async function selectCopiedPictures(query: Query, spaceId: number, sources: string[]): Promise<Map<string, StoredPicture>> {
  if (sources.length === 0) return new Map();
  const rows = await query
    .selectFrom("content.asset")
    .select(["source", "filename", "width", "height", "color"])
    .where("spaceId", "=", spaceId)
    .where("source", "in", sources)
    .where("deletedAt", "is", null)
    .execute();
  return new Map(
    rows.flatMap(({ source, filename, width, height, color }): [string, StoredPicture][] =>
      source && width && height ? [[source, { address: filename, width, height, color }]] : [],
    ),
  );
}
