import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import type { Storefront, StorefrontSettings } from "../../domain/storefront.ts";

export async function selectStorefronts(query: Query): Promise<Storefront[]> {
  const rows = await query.selectFrom("storefront").selectAll().execute();
  return rows.map((row) => ({
    id: row.id,
    publicKey: row.publicKey,
    siteKey: row.siteKey,
    name: row.name,
    timezone: row.timezone,
    settings: row.settings as unknown as StorefrontSettings,
  }));
}

export function selectProvinces(query: Query, country: string, language: Language) {
  const name = language === "es" ? "nameEs" : "nameEn";
  return query
    .selectFrom("province")
    .select(["code", `${name} as name`])
    .where("country", "=", country)
    .execute();
}
