import type { PromotionScope, Query } from "@azulejo/database";
import Big from "big.js";
import { offerOf, settingOf } from "./promotion-settings.rules.ts";
import type { ShopSettings } from "./shop-settings.ts";

export async function selectPromotionSettings(query: Query, storefrontId: number): Promise<ShopSettings["promotions"]> {
  const rows = await query.selectFrom("promotion").selectAll().where("storefrontId", "=", storefrontId).orderBy("position").execute();
  return rows.map(({ code, name, offer, scope, customerKinds, validFrom, validUntil, uses, usesPerBuyer, minimumCents, stacks }) => ({
    code,
    name,
    ...settingOf(offer),
    appliesTo: scope,
    customers: customerKinds,
    from: validFrom,
    until: validUntil,
    uses,
    usesPerBuyer,
    minimum: new Big(minimumCents).div(100).toNumber(),
    stacks,
  }));
}

/** Replaces the promotions. Orders and bags refer to codes, so the uses of a code remain. */
export async function replacePromotions(query: Query, storefrontId: number, promotions: ShopSettings["promotions"]): Promise<void> {
  await query.deleteFrom("promotion").where("storefrontId", "=", storefrontId).execute();
  if (promotions.length === 0) return;
  const rows = promotions.map(({ kind, value, free, name, appliesTo, customers, from, until, minimum, ...rest }, position) => ({
    ...rest,
    storefrontId,
    position,
    name: JSON.stringify(name),
    offer: JSON.stringify(offerOf({ kind, value, free })),
    scope: JSON.stringify(appliesTo),
    customerKinds: customers,
    validFrom: from,
    validUntil: until,
    minimumCents: new Big(minimum).times(100).toNumber(),
  }));
  await query.insertInto("promotion").values(rows).execute();
}

/** Returns which of the items, series and departments that promotions name are in the catalog; null for an empty catalog. */
export async function selectKnownScope(
  query: Query,
  storefrontId: number,
  promotions: ShopSettings["promotions"],
): Promise<PromotionScope | null> {
  const named = (key: keyof PromotionScope): string[] => ["", ...promotions.flatMap(({ appliesTo }) => appliesTo[key])];
  const series = await query.selectFrom("series").select(["code", "department"]).where("storefrontId", "=", storefrontId).execute();
  if (series.length === 0) return null;
  const items = await query
    .selectFrom("item")
    .select("itemNo")
    .where("storefrontId", "=", storefrontId)
    .where("itemNo", "in", named("items"))
    .execute();
  return {
    items: items.map((one) => one.itemNo),
    series: series.map((one) => one.code),
    departments: [...new Set(series.map((one) => one.department))],
  };
}
