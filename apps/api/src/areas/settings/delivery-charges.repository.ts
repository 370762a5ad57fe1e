import type { Query } from "@azulejo/database";
import Big from "big.js";
import { inBatches } from "./in-batches.ts";
import type { ShopSettings } from "./shop-settings.ts";

export async function selectCharges(query: Query, storefrontId: number): Promise<ShopSettings["deliveryCharges"]> {
  const rows = await query
    .selectFrom("deliveryCharge")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .orderBy("kind")
    .orderBy("service")
    .orderBy("validFrom")
    .execute();
  return rows.map(({ kind, service, priceCents, validFrom, validUntil }) => ({
    kind,
    service,
    price: new Big(priceCents).div(100).toNumber(),
    from: validFrom,
    until: validUntil,
  }));
}

export async function replaceCharges(query: Query, storefrontId: number, charges: ShopSettings["deliveryCharges"]): Promise<void> {
  await query.deleteFrom("deliveryCharge").where("storefrontId", "=", storefrontId).execute();
  const rows = charges.map(({ kind, service, price, from, until }) => ({
    storefrontId,
    kind,
    service,
    priceCents: new Big(price).times(100).round().toNumber(),
    validFrom: from,
    validUntil: until,
  }));
  await inBatches(rows, (batch) => query.insertInto("deliveryCharge").values(batch).execute());
}
