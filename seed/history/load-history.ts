import type { Services } from "@azulejo/api/context.ts";
import type { StoredProduct } from "@azulejo/api/domain/product.ts";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { STOREFRONT_ID } from "../load-storefront.ts";
import { hirePeople } from "./hire-people.ts";
import { type Dealer, hasOrders, readDealer, readStockedProducts } from "./history-data.ts";
import { planHistory } from "./plan-history.ts";
import { creditHistory, payHistory } from "./settle-history.ts";
import { type Bought, writeOrder } from "./write-order.ts";

const LIMIT_CENTS = 6_000_000;
/** Two years and a week, in milliseconds. */
const RECEIVED_BEFORE_MS = 737 * 86_400_000;

type Loading = Pick<Services, "database" | "shopOf">;

/**
 * Gives the demo's dealer two years of orders, invoices and payments, unless it has ordered before. Everything is posted to the shop's
 * ledger, so that all amounts add up. Its goods come from separate lots, so that the demo's stock doesn't change.
 */
export async function loadHistory({ database, shopOf }: Loading, today: Date): Promise<void> {
  await database.query.transaction().execute(async (query) => {
    const found = (await hasOrders(query)) ? null : await readDealer(query, STOREFRONT_ID);
    if (!found) return;
    const dealer = { ...found, users: [...found.users, ...(await hirePeople(query, found))] };
    const products = await shopOf(STOREFRONT_ID).catalog.products(query, STOREFRONT_ID, await readStockedProducts(query));
    const bought = await openLots(query, dealer, products);
    await query.updateTable("customer").set({ creditLimitCents: LIMIT_CENTS }).where("id", "=", dealer.customerId).execute();
    for (const order of planHistory(today)) await writeOrder(query, dealer, bought, order);
    await sql`update customer_order set status = status where search is null and status = 'placed'`.execute(query);
    await fillLots(query, bought, today);
    await payHistory(query, dealer, today);
    await creditHistory(query, dealer, today);
  });
}

async function openLots(query: Query, { placeId }: Dealer, products: StoredProduct[]): Promise<Bought[]> {
  const found = products.flatMap((product) => {
    const item = product.items.find((one) => one.kind === "item" && one.sellUnit === "box" && one.price);
    return item?.price ? [{ product, item, listCents: item.price.listCents }] : [];
  });
  const lots = await query
    .insertInto("lot")
    .values(found.map(({ item }, index) => ({ itemId: item.id, placeId, code: `R${100 + index}`, shade: "3", caliber: "1", onHand: 0 })))
    .returning("id")
    .execute();
  return found.map((one, index) => ({ ...one, lotId: lots[index]?.id ?? 0 }));
}

/** Adds to each lot what the history takes from it, as received two years and a week ago. */
async function fillLots(query: Query, bought: Bought[], today: Date): Promise<void> {
  const at = new Date(today.getTime() - RECEIVED_BEFORE_MS);
  const lotIds = bought.map((one) => one.lotId);
  const taken = await query
    .selectFrom("stockMovement")
    .innerJoin("orderLine", "orderLine.id", "stockMovement.orderLineId")
    .select((of) => ["lotId", of.fn.sum<string>("reserved").as("held"), of.fn.sum<string>("onHand").as("gone")])
    .where("lotId", "in", lotIds)
    .groupBy("lotId")
    .execute();
  for (const { lotId, held, gone } of taken) {
    const [reserved, onHand] = [Number(held), Number(held)];
    const received = onHand - Number(gone);
    await query
      .insertInto("stockMovement")
      .values({ lotId, kind: "received", onHand: received, reserved: 0, note: "opening balance", at })
      .execute();
    await query.updateTable("lot").set({ onHand, reserved }).where("id", "=", lotId).execute();
  }
}
