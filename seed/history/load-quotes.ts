import { randomBytes } from "node:crypto";
import { acceptQuote, rejectQuote, requestQuote, sendQuote, withdrawQuote, writeMessage } from "@azulejo/api/areas/quote/index.ts";
import type { Context, Services } from "@azulejo/api/context.ts";
import { STOREFRONT_ID } from "../load-storefront.ts";
import { openDemoContext } from "./demo-context.ts";
import { readStockedProducts } from "./history-data.ts";

const DAY_MS = 86_400_000;
const ASKS_AS = "dealer-admin@demo.test";

/** A quote that the demo's dealer requested, and its outcome. */
interface Asked {
  job: string;
  daysAgo: number;
  boxes: number[];
  /** The discount from the list price in each version, in percent. */
  offers: number[];
  validDays?: number;
  message?: string;
  end?: "accepted" | "rejected" | "withdrawn";
}

const asked: Asked[] = [
  {
    job: "Vista hospital, east wing",
    daysAgo: 1,
    boxes: [120, 40],
    offers: [],
    message: "We need all of it in one lot.",
  },
  {
    job: "Riverwalk lobby",
    daysAgo: 4,
    boxes: [18, 6],
    offers: [8, 12],
    message: "Is there room for more than 8 percent?",
  },
  { job: "Midtown lofts", daysAgo: 9, boxes: [24], offers: [10], end: "accepted" },
  { job: "Tahoe Inn, second floor", daysAgo: 30, boxes: [60], offers: [5], end: "rejected" },
  { job: "Kiley Ranch, phase 2", daysAgo: 60, boxes: [30, 30], offers: [6], validDays: 14 },
  { job: "Counter stock", daysAgo: 75, boxes: [12], offers: [], end: "withdrawn" },
];

const contact = { email: ASKS_AS, firstName: "Tomás", lastName: "Quiroga", phone: "775 555 0150", company: "Ladera Floor & Tile" };
const deliveryAddress = {
  firstName: "Tomás",
  lastName: "Quiroga",
  company: "Ladera Floor & Tile",
  line1: "1480 Vassar St",
  city: "Reno",
  province: "NV",
  postalCode: "89502",
  country: "US",
  kind: "commercial",
};

/** Gives the demo's dealer quotes in every state, unless there are quotes already. They are made with the shop's own operations. */
export async function loadQuotes(services: Services, today: Date): Promise<void> {
  const { query } = services.database;
  if (await query.selectFrom("salesQuote").select("id").limit(1).executeTakeFirst()) return;
  const contextAt = await openDemoContext(services, ASKS_AS);
  if (!contextAt) return;
  const products = await services.shopOf(STOREFRONT_ID).catalog.products(query, STOREFRONT_ID, await readStockedProducts(query));
  const boxes = products.flatMap((product) => {
    const item = product.items.find((one) => one.kind === "item" && one.sellUnit === "box" && one.price);
    return item?.price ? [{ itemId: item.id, itemNo: item.itemNo, listCents: item.price.listCents }] : [];
  });
  for (const [index, quote] of asked.toSorted((a, b) => b.daysAgo - a.daysAgo).entries()) {
    const at = (days: number) => contextAt(new Date(today.getTime() - (quote.daysAgo - days) * DAY_MS));
    const lines = quote.boxes.flatMap((quantity, line) => {
      const box = boxes[(index * 7 + line * 3) % boxes.length];
      return box ? [{ ...box, quantity }] : [];
    });
    const shoppingBagQuoteId = await fillBag(at(0), quote.job, lines);
    const { quoteNo } = await requestQuote(at(0), { shoppingBagQuoteId, text: quote.message });
    for (const [version, percent] of quote.offers.entries()) {
      const offered = lines.map(({ itemNo, quantity, listCents }) => ({
        itemNo,
        quantity,
        fulfilment: "DLVR" as const,
        unitPriceCents: Math.round((listCents * (100 - percent)) / 100),
      }));
      await sendQuote(at(0.1 + version), {
        quoteNo,
        lines: offered,
        validDays: quote.validDays,
        delivery: { service: "freight", cents: 24_500, days: 7 },
      });
    }
    await finish(at(quote.offers.length + 0.3), quoteNo, quote);
  }
}

type Line = { itemId: number; quantity: number; listCents: number };

async function fillBag({ query }: Context, jobName: string, lines: Line[]): Promise<string> {
  const id = randomBytes(15).toString("base64url");
  const checkout = { contact, deliveryAddress, billingSameAsDelivery: true, deliveryService: "freight", jobName };
  await query
    .insertInto("bag")
    .values({ id, storefrontId: STOREFRONT_ID, accountId: null, status: "open", checkout: JSON.stringify(checkout) })
    .execute();
  await query
    .insertInto("bagLine")
    .values(
      lines.map(({ itemId, quantity, listCents }) => ({
        bagId: id,
        itemId,
        quantity,
        fulfilment: "DLVR" as const,
        seenPriceCents: listCents,
      })),
    )
    .execute();
  return id;
}

async function finish(context: Context, quoteNo: number, { end, offers }: Asked): Promise<void> {
  const newest = await context.query
    .selectFrom("salesQuoteVersion as version")
    .innerJoin("salesQuote as quote", "quote.id", "version.quoteId")
    .select(["versionNo", "totalCents"])
    .where("quoteNo", "=", quoteNo)
    .orderBy("versionNo", "desc")
    .executeTakeFirst();
  const versionNo = newest?.versionNo ?? 0;
  if (end === "withdrawn") await withdrawQuote(context, { quoteNo });
  if (end === "rejected") await rejectQuote(context, { quoteNo, versionNo, reason: "timing", note: "The inn opens later than planned." });
  if (end === "accepted") {
    const { termsVersion } = context.storefront.settings;
    const agreed = { agreed: true, termsVersion, lotsAgreed: true, expectedTotalCents: newest?.totalCents ?? 0 };
    await acceptQuote(context, { quoteNo, versionNo, payment: "Credit", ...agreed });
  }
  if (offers.length > 1) await writeMessage(context, { quoteNo, text: "Thank you, we'll answer this week." });
}
