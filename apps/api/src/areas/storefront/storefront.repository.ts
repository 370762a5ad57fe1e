import type { Language } from "@azulejo/contract";
import type { PostalRange } from "@azulejo/contract/places/postal-ranges.ts";
import { readStoredSettings } from "@azulejo/contract/settings/stored-settings.ts";
import type { Query } from "@azulejo/database";
import type { Storefront, StorefrontPicture } from "../../domain/storefront.ts";

export async function selectStorefronts(query: Query): Promise<Storefront[]> {
  const rows = await query.selectFrom("storefront").selectAll().orderBy("id").execute();
  const pictures = await query
    .selectFrom("storefrontPicture")
    .select(["storefrontId", "kind", "type", "width", "height", "hash"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    publicKey: row.publicKey,
    siteKey: row.siteKey,
    name: row.name,
    timezone: row.timezone,
    contentSpaceId: row.contentSpaceId,
    settings: readStoredSettings(row.settings),
    pictures: pictures.flatMap(({ storefrontId, ...picture }) => (storefrontId === row.id ? [picture] : [])),
  }));
}

/** Returns a picture of a storefront with its bytes. */
export function selectStorefrontPicture(query: Query, storefrontId: number, kind: StorefrontPicture["kind"]) {
  return query
    .selectFrom("storefrontPicture")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

export function selectProvinces(query: Query, country: string, language: Language) {
  const name = language === "es" ? "nameEs" : "nameEn";
  return query
    .selectFrom("province")
    .select(["code", `${name} as name`])
    .where("country", "=", country)
    .execute();
}

/** Returns the postal code ranges of a country's states or provinces. */
export async function selectPostalRanges(query: Query, country: string): Promise<PostalRange[]> {
  const rows = await query.selectFrom("postalRange").selectAll().where("country", "=", country).execute();
  return rows.map((row) => ({ province: row.province, first: row.firstPrefix, last: row.lastPrefix }));
}
