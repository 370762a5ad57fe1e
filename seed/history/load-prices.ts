import type { Query } from "@azulejo/database";
import { STOREFRONT_ID } from "../load-storefront.ts";
import { readDealer } from "./history-data.ts";

/** Discount from the list price, in hundredths of a percent. */
const TRADE = 600;
const CONTRACT = 1_400;

/** Gives the demo's dealer a price level, and contract prices for one series until the end of next year, unless it has prices already. */
export async function loadPrices(query: Query, today: Date): Promise<void> {
  const dealer = await readDealer(query, STOREFRONT_ID);
  const series = await query.selectFrom("series").select("code").where("storefrontId", "=", STOREFRONT_ID).orderBy("id").executeTakeFirst();
  if (!dealer || !series || (await query.selectFrom("priceLevel").select("id").executeTakeFirst())) return;
  const { id: priceLevelId } = await query
    .insertInto("priceLevel")
    .values({ storefrontId: STOREFRONT_ID, code: "TRADE", name: "Trade" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { customerId } = dealer;
  await query.insertInto("priceLevelAssignment").values({ customerId, priceLevelId, setAt: today }).execute();
  const line = { storefrontId: STOREFRONT_ID, fromUnits: 1, setAt: today };
  const lastDay = `${today.getUTCFullYear() + 1}-12-31`;
  await query
    .insertInto("priceLine")
    .values([
      { ...line, priceLevelId, scope: "all", key: "", offBasisPoints: TRADE },
      { ...line, customerId, scope: "series", key: series.code, offBasisPoints: CONTRACT, lastDay },
    ])
    .execute();
}
