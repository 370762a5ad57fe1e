import { type Figure, median, percentile } from "../../figure.ts";
import { type BenchShopApi, openBenchShopApi } from "./bench-shop-api.ts";
import { type Bought, buy } from "./buy.ts";
import { reported, workBetween, workOf } from "./database-work.ts";
import { syncsPerSecond } from "./syncs-per-second.ts";

const BUYERS = 16;
const LEAST_ORDERS = 150;
const SECONDS = 10;
const LINES = 40;
const READS = 60;
/**
 * The disk writes that an order waits for, one after the other: the bag, a step of checkout, the reservation, the payment's id, and the
 * end.
 */
const FEWEST_SYNCS = 5;

/** Measures buyers who pay as fast as possible with the simulated card provider, one buyer alone, and the price of a line. */
export async function measureOrders(): Promise<Figure[]> {
  const syncs = syncsPerSecond();
  const shop = await openBenchShopApi();
  try {
    const figures = await measureShop(shop, syncs);
    return [...figures, { name: `each further line of a bag of ${LINES + 1}`, value: await millisecondsPerLine(shop), unit: "ms" }];
  } finally {
    await shop.close();
  }
}

const NAMES = { add: "to the bag", quote: "a step of checkout", complete: "checkout/complete" };
const rate = ({ placed, seconds }: Bought): number => placed / seconds;

/** @param syncs number of disk syncs per second that the disk can do */
async function measureShop(shop: BenchShopApi, syncs: number): Promise<Figure[]> {
  // Compiling and planning happen once and are no part of an order.
  await buy(shop, { buyers: 2, seconds: 2 });
  await shop.delivered();
  await reported();
  const before = await workOf(shop.database);
  const crowd = await buy(shop, { buyers: BUYERS, seconds: SECONDS });
  const whileBuying = workBetween(before, await workOf(shop.database));
  const boughtAt = performance.now();
  await shop.delivered();
  const deliveredIn = (performance.now() - boughtAt) / 1000;
  await reported();
  const all = workBetween(before, await workOf(shop.database));
  const beforeAlone = await workOf(shop.database);
  const alone = await buy(shop, { buyers: 1, seconds: SECONDS / 2 });
  await reported();
  const own = workBetween(beforeAlone, await workOf(shop.database));
  const perOrder = (work: number, { placed }: Bought) => work / Math.max(1, placed);
  // A lone buyer shares no sync with anybody, so fewer mean that an order was answered before it was stored.
  if (perOrder(own.syncs, alone) < FEWEST_SYNCS)
    throw new Error(`${perOrder(own.syncs, alone)} syncs per order of a lone buyer: an order can't have been stored`);
  // Buyers who commit at the same time share a sync, but each waits for its own ones in turn.
  const possible = (syncs * BUYERS) / FEWEST_SYNCS;
  return [
    {
      name: `orders from ${BUYERS} buyers, bag to paid`,
      value: rate(crowd),
      unit: "orders/s",
      goal: { atLeast: LEAST_ORDERS },
      possible: { atMost: possible },
    },
    { name: `orders refused`, value: crowd.refused, unit: "orders", goal: { atMost: 0 } },
    { name: `the same with all messages delivered`, value: crowd.placed / (crowd.seconds + deliveredIn), unit: "orders/s" },
    {
      name: `round trips to the database per order, its buyer's`,
      value: perOrder(whileBuying.forBuyers, crowd),
      unit: "round trips",
    },
    { name: `round trips to the database per order, messages included`, value: perOrder(all.all, crowd), unit: "round trips" },
    { name: `writing transactions per order, messages included`, value: perOrder(all.transactions, crowd), unit: "transactions" },
    {
      name: `syncs to disk per second while ${BUYERS} buyers order and their messages leave`,
      value: all.syncs / (crowd.seconds + deliveredIn),
      unit: "syncs/s",
      possible: { atMost: syncs * SYNC_TOLERANCE },
    },
    { name: "syncs to disk per order, messages included", value: perOrder(all.syncs, crowd), unit: "syncs" },
    ...(["add", "quote", "complete"] as const).map((step) => ({
      name: `one buyer alone: ${NAMES[step]}, p95`,
      value: percentile(alone.steps[step], 0.95),
      unit: "ms",
    })),
  ];
}

/** Tolerance, because the disk's speed is measured only for a second, before the buyers start. */
const SYNC_TOLERANCE = 1.5;

/** Compares a large bag with a small one, so that what a call costs by itself does not count. */
async function millisecondsPerLine(shop: BenchShopApi): Promise<number> {
  const bagOf = async (itemNos: string[]) => {
    const items = itemNos.map((itemNo) => ({ itemNo, quantity: 2, fulfilmentType: "DLVR" }));
    return (await shop.call("webshoppingbag/addbagitemV2", { items })).value.shoppingBagQuoteId as string;
  };
  const [small, large] = [await bagOf(shop.itemNos.slice(0, 1)), await bagOf(shop.itemNos.slice(0, LINES + 1))];
  const times: Record<string, number[]> = { [small]: [], [large]: [] };
  for (let read = 0; read < READS; read++) {
    for (const bag of [small, large]) {
      const before = performance.now();
      await shop.call(`webshoppingbag/getcustomershoppingbag?shoppingBagQuoteId=${bag}`);
      times[bag]?.push(performance.now() - before);
    }
  }
  return (median(times[large] ?? []) - median(times[small] ?? [])) / LINES;
}
