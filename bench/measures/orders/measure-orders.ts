import { startPrivatePostgres } from "@azulejo/launch/postgres.mjs";
import { type Figure, median, percentile } from "../../figure.ts";
import { type BenchShopApi, openBenchShopApi } from "./bench-shop-api.ts";
import { type Bought, buy } from "./buy.ts";
import { syncsPerSecond } from "./syncs-per-second.ts";

const BUYERS = 16;
const SECONDS = 10;
const LINES = 40;
const READS = 60;
/** An order is stored before its payment and again after it. */
const FEWEST_SYNCS = 2;

/** Measures buyers who pay as fast as possible with the simulated card provider, one buyer alone, and the price of a line. */
export async function measureOrders(): Promise<Figure[]> {
  const possible = syncsPerSecond() / FEWEST_SYNCS;
  const embedded = await openBenchShopApi();
  const syncsBefore = embedded.database.syncs?.fsyncs ?? 0;
  const crowd = await buy(embedded, { buyers: BUYERS, seconds: SECONDS });
  const syncs = ((embedded.database.syncs?.fsyncs ?? 0) - syncsBefore) / Math.max(1, crowd.placed);
  const alone = await buy(embedded, { buyers: 1, seconds: SECONDS / 2 });
  const perLine = await millisecondsPerLine(embedded);
  await embedded.close();
  return [
    {
      name: `orders from ${BUYERS} buyers, bag to paid, embedded database`,
      value: rate(crowd),
      unit: "orders/s",
      goal: { atLeast: 100 },
      possible: { atMost: possible },
    },
    { name: "orders refused", value: crowd.refused, unit: "orders", goal: { atMost: 0 } },
    { name: "syncs to disk per order, messages included", value: syncs, unit: "syncs" },
    ...(["add", "quote", "complete"] as const).map((step) => ({
      name: `one buyer alone: ${NAMES[step]}, p95`,
      value: percentile(alone.steps[step], 0.95),
      unit: "ms",
    })),
    { name: `each further line of a bag of ${LINES + 1}`, value: perLine, unit: "ms" },
    ...(await measureOnServer(rate(crowd))),
  ];
}

const NAMES = { add: "to the bag", quote: "a step of checkout", complete: "checkout/complete" };
const rate = ({ placed, seconds }: Bought): number => placed / seconds;

async function measureOnServer(embedded: number): Promise<Figure[]> {
  const postgres = await startPrivatePostgres();
  if (!postgres) return [];
  try {
    const shop = await openBenchShopApi(postgres.url);
    const crowd = await buy(shop, { buyers: BUYERS, seconds: SECONDS });
    await shop.close();
    return [
      { name: `orders from ${BUYERS} buyers, bag to paid, PostgreSQL`, value: rate(crowd), unit: "orders/s" },
      { name: "PostgreSQL ÷ embedded database", value: rate(crowd) / embedded, unit: "×" },
      { name: "orders refused on PostgreSQL", value: crowd.refused, unit: "orders", goal: { atMost: 0 } },
    ];
  } finally {
    postgres.stop();
  }
}

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
