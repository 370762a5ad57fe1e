import { startPrivatePostgres } from "@azulejo/launch/postgres.mjs";
import { address, contact } from "@azulejo/testing/guest.ts";
import { type Figure, percentile } from "../../figure.ts";
import { type BenchShopApi, openBenchShopApi } from "../orders/bench-shop-api.ts";
import { copyOrders } from "./many-orders.ts";

const ORDERS = 100_000;
const READS = 40;
const GOAL_MS = 50;
/** The goal holds for every kind of question, so each has its own figure. */
const questions: Record<string, (read: number) => object> = {
  "any status, sort and page": (read) => ({
    status: read % 3,
    sort: ["newest", "oldest", "total_desc", "total_asc"][read % 4],
    days: [14, 30, 60, 90, 180, 365][read % 6],
    page: 1 + (read % 5) * 7,
  }),
  "search by order number": (read) => ({ search: String(100_000 + read * 37) }),
  "search by job": (read) => ({ search: `Job ${(read * 7919).toString(16).slice(0, 4)}` }),
};

/** Measures the list of orders of a business account with 100,000 orders, on both databases. */
export async function measureDesk(): Promise<Figure[]> {
  const embedded = await measureOn("embedded database");
  const postgres = await startPrivatePostgres();
  if (!postgres) return embedded;
  try {
    return [...embedded, ...(await measureOn("PostgreSQL", postgres.url))];
  } finally {
    postgres.stop();
  }
}

async function measureOn(name: string, url?: string): Promise<Figure[]> {
  const shop = await openBenchShopApi(url);
  const { authToken } = (await shop.call("account/login", { userName: "dealer-admin@demo.test", password: "Azulejo-demo-1" })).value;
  const customerId = await placeOne(shop, authToken);
  await copyOrders(shop.database.query, customerId, ORDERS);
  const figures: Figure[] = [];
  for (const [kind, inputOf] of Object.entries(questions)) {
    const times: number[] = [];
    let found = 0;
    for (let read = 0; read < READS; read++) {
      const before = performance.now();
      const { success, value } = await shop.call("customer/orders", inputOf(read), undefined, authToken);
      times.push(performance.now() - before);
      if (!success) throw new Error(`${kind}: refused`);
      found += value.counts.all;
    }
    if (found === 0) throw new Error(`${kind} found nothing`);
    figures.push({
      name: `orders of ${ORDERS.toLocaleString("en")}, ${kind}, p99, ${name}`,
      value: percentile(times, 0.99),
      unit: "ms",
      goal: { atMost: GOAL_MS },
    });
  }
  await shop.close();
  return figures;
}

/** Places an order to copy. @returns the id of its business account */
async function placeOne(shop: BenchShopApi, authToken: string): Promise<number> {
  const items = shop.itemNos.slice(0, 3).map((itemNo) => ({ itemNo, quantity: 2, fulfilmentType: "DLVR" }));
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, undefined, authToken)).value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  const quote = (await shop.call("checkout/checkout", steps, undefined, authToken)).value;
  const order = {
    shoppingBagQuoteId,
    attempt: "bench-desk-template-1",
    payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
    expectedTotalCents: quote.totals.totalCents,
    agreed: true,
    termsVersion: quote.termsVersion,
  };
  const { success } = await shop.call("checkout/complete", order, "bench-desk-template-1-key", authToken);
  if (!success) throw new Error("the order to copy was refused");
  return (await shop.call("customer/getcustomermodel", undefined, undefined, authToken)).value.customer.id;
}
