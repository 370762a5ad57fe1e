import { readPdf } from "@azulejo/testing/pdf/read-pdf.ts";
import { type Figure, percentile } from "../../figure.ts";
import { type BenchShopApi, openBenchShopApi } from "../orders/bench-shop-api.ts";
import { invoiceOrders } from "./many-invoices.ts";
import { copyOrders, FIRST_NUMBER } from "./many-orders.ts";
import { placeBusinessOrder } from "./place-business-order.ts";

const ORDERS = 100_000;
const READS = 200;
const GOAL_MS = 50;
const STATEMENT_LINES = 5_000;
const PAD_LINES = 1_000;

/** A read call, with what its result must contain at least once. */
interface Question {
  call: string;
  inputOf: (read: number) => object;
  found: (value: never) => number;
  goalMs?: number;
  reads?: number;
}

const ofOrders = { call: "customer/orders", found: ({ counts }: { counts: { all: number } }) => counts.all };
const ofInvoices = { call: "customer/openinvoiceslist", found: ({ count }: { count: number }) => count };

/** The goal holds for every kind of question, so each has its own figure. */
const questionsOf = (itemNos: string[]): Record<string, Question> => ({
  "orders, any status, sort and page": {
    ...ofOrders,
    inputOf: (read) => ({
      status: read % 3,
      sort: ["newest", "oldest", "total_desc", "total_asc"][read % 4],
      days: [14, 30, 60, 90, 180, 365][read % 6],
      page: 1 + (read % 5) * 7,
    }),
  },
  "orders, search by order number": { ...ofOrders, inputOf: (read) => ({ search: String(FIRST_NUMBER + 1 + read * 37) }) },
  "orders, search by job": { ...ofOrders, inputOf: (read) => ({ search: (read * 7919).toString(16).padStart(4, "0").slice(0, 4) }) },
  "open invoices, any age, sort and page": {
    ...ofInvoices,
    inputOf: (read) => ({
      ...(read % 3 > 0 && { age: ["current", "1-30", "31-60", "61-90", "90+"][read % 5] }),
      sort: ["due", "due_desc", "issued", "total_desc", "open"][read % 5],
      page: 1 + (read % 4) * 9,
    }),
  },
  "open invoices, search": { ...ofInvoices, inputOf: (read) => ({ search: `Job ${(read * 7919).toString(16).slice(0, 3)}` }) },
  [`statement of a month with ${STATEMENT_LINES.toLocaleString("en")} lines`]: {
    call: "customer/statements",
    inputOf: () => ({ month: new Date().toISOString().slice(0, 7) }),
    found: ({ lines }: { lines: unknown[] }) => (lines.length >= STATEMENT_LINES ? lines.length : 0),
    reads: 10,
  },
  [`quick order of ${PAD_LINES.toLocaleString("en")} lines`]: {
    call: "webshoppingbag/quickorder",
    inputOf: (read) => ({
      text: Array.from({ length: PAD_LINES }, (_, line) => `${itemNos[(line + read) % itemNos.length]} 1`).join("\n"),
    }),
    found: ({ lines }: { lines: { state: string }[] }) => lines.filter((line) => line.state === "asWritten").length,
    goalMs: 1_000,
    reads: 10,
  },
});

/** Measures the desk of a business account with 100,000 orders and as many invoices. */
export async function measureDesk(): Promise<Figure[]> {
  const shop = await openBenchShopApi();
  const { authToken } = (await shop.call("account/login", { userName: "dealer-admin@demo.test", password: "Azulejo-demo-1" })).value;
  const customerId = await placeBusinessOrder(shop);
  await copyOrders(shop.database.query, customerId, ORDERS);
  await invoiceOrders(shop.database.query, customerId, STATEMENT_LINES);
  const figures: Figure[] = [];
  for (const [kind, { call, inputOf, found, goalMs, reads = READS }] of Object.entries(questionsOf(shop.itemNos))) {
    const times: number[] = [];
    let hits = 0;
    for (let read = 0; read < reads; read++) {
      const before = performance.now();
      const { success, value } = await shop.call(call, inputOf(read), undefined, authToken);
      times.push(performance.now() - before);
      if (!success) throw new Error(`${kind}: refused`);
      hits += found(value as never);
    }
    if (hits === 0) throw new Error(`${kind} found nothing`);
    const goal = { ...(kind.startsWith("statement") ? {} : { goal: { atMost: goalMs ?? GOAL_MS } }) };
    figures.push({
      name: `${kind}, of ${ORDERS.toLocaleString("en")} orders, p99`,
      value: percentile(times, 0.99),
      unit: "ms",
      ...goal,
    });
  }
  figures.push(await measurePaper(shop, authToken));
  await shop.close();
  return figures;
}

/**
 * Measures rendering the statement of the large month, the longest document there is, after a first document that starts the rendering
 * process.
 */
async function measurePaper(shop: BenchShopApi, authToken: string): Promise<Figure> {
  const linkOf = async (month: string): Promise<string> =>
    (await shop.call(`customer/getdownloadstatementlink/${month}`, undefined, undefined, authToken)).value.url;
  const month = new Date().toISOString().slice(0, 7);
  await shop.download(await linkOf(month));
  const before = performance.now();
  const { pages, words } = readPdf(await shop.download(await linkOf(month)));
  const seconds = (performance.now() - before) / 1000;
  if (!words.includes(`Page 1 of ${pages}`)) throw new Error("the paper was not laid out whole");
  return { name: `PDF, a statement of ${pages} pages`, value: pages / seconds, unit: "pages/s" };
}
