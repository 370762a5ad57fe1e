import { type Figure, percentile } from "../../../figure.ts";
import { copyOrders, FIRST_NUMBER } from "../../desk/many-orders.ts";
import { placeBusinessOrder } from "../../desk/place-business-order.ts";
import { type BenchShopApi, openBenchShopApi } from "../../orders/bench-shop-api.ts";
import { fillLists, nameOfRow } from "./many-rows.ts";

const ROWS = 100_000;
const READS = 100;
const GOAL_MS = 100;

/** A list as staff ask for it, and how many rows its answers have. */
interface Question {
  call: string;
  inputOf(read: number): Record<string, string | number>;
  found(value: never): number;
}

const rowsOf =
  (key: string) =>
  (value: Record<string, unknown[]>): number =>
    value[key]?.length ?? 0;
const anyOf = (read: number, values: string[]): string => values[read % values.length] ?? "";
/**
 * Returns the page number for a read: mostly one of the first pages, which people use, and sometimes a far one that only an edited address
 * requests.
 */
const pageOf = (read: number): number => [1, 1, 1, 2, 3, 8, 40, 150][read % 8] ?? 1;

const questions: Record<string, Question> = {
  "orders, any state and page": {
    call: "orders",
    inputOf: (read) => ({ status: anyOf(read, ["open", "finished", "canceled", "all"]), page: pageOf(read) }),
    found: rowsOf("orders"),
  },
  "orders, by what they wait for": {
    call: "orders",
    inputOf: (read) => ({ work: anyOf(read, ["confirm", "unpaid", "pick", "ready", "ship", "late"]), page: pageOf(read) }),
    found: rowsOf("orders"),
  },
  "orders, search": {
    call: "orders",
    inputOf: (read) => ({
      status: "all",
      query: anyOf(read, [
        nameOfRow(read % 50),
        String(FIRST_NUMBER + read * 97),
        `${nameOfRow(read)} 775`,
        "775 555 0100",
        "job",
        nameOfRow(read).slice(0, 2),
      ]),
    }),
    found: rowsOf("orders"),
  },
  "business accounts, any page": { call: "customers", inputOf: (read) => ({ page: pageOf(read) }), found: rowsOf("customers") },
  "business accounts, search": {
    call: "customers",
    inputOf: (read) => ({
      query: anyOf(read, ["tile", nameOfRow(read).slice(0, 4), "demo", "dealer", "xy", "775 555 0100"]),
      page: 1 + (read % 3),
    }),
    found: rowsOf("customers"),
  },
  "people, any page": { call: "people", inputOf: (read) => ({ page: pageOf(read) }), found: rowsOf("people") },
  "people, search": {
    call: "people",
    inputOf: (read) => ({ query: anyOf(read, [nameOfRow(read).slice(0, 8), "an", "775 555 0123", "dealer", "ab"]) }),
    found: rowsOf("people"),
  },
  "buyers of a phone order": {
    call: "buyers",
    inputOf: (read) => ({ query: anyOf(read, [nameOfRow(read).slice(0, 8), "an", "775 555 0123", "dealer", "ab"]) }),
    found: (value: unknown[]) => value.length,
  },
  "payments, any state and page": {
    call: "payments",
    inputOf: (read) => ({ state: anyOf(read, ["all", "captured", "open", "failed", "returned"]), page: pageOf(read) }),
    found: rowsOf("payments"),
  },
  "money back, any page": { call: "moneyback", inputOf: (read) => ({ page: pageOf(read) }), found: rowsOf("entries") },
  "returns, any state and page": {
    call: "returns",
    inputOf: (read) => ({
      state: anyOf(read, ["open", "all"]),
      page: pageOf(read),
      ...(read % 3 === 0 && { query: nameOfRow(read % 50) }),
    }),
    found: rowsOf("returns"),
  },
  "quotes, any page": { call: "quotes", inputOf: (read) => ({ page: pageOf(read) }), found: rowsOf("quotes") },
  "audit log, any filter": {
    call: "audit",
    inputOf: (read) => {
      const filters: Record<string, string | number>[] = [
        {},
        { staffId: 1 },
        { actor: "command" },
        { subject: "order", no: String(100_000 + read) },
        { from: new Date(Date.now() - read * 86_400_000).toISOString().slice(0, 10) },
        ...["order.shipped", "stock.adjusted", "prices.changed"].map((kind) => ({ kind })),
      ];
      return filters[read % filters.length] ?? {};
    },
    found: rowsOf("entries"),
  },
  "audit log, of one subject": {
    call: "audit",
    inputOf: (read) => ({ no: String(100_000 + read * 13 + 1) }),
    found: rowsOf("entries"),
  },
  "entries of forms, any page": { call: "formentries", inputOf: (read) => ({ page: pageOf(read) }), found: rowsOf("entries") },
  "entries of forms, search": {
    call: "formentries",
    inputOf: (read) => ({ query: anyOf(read, [`BENCH-${read * 17 + 1}`, nameOfRow(read).slice(0, 8), "ab"]) }),
    found: rowsOf("entries"),
  },
};

/** Measures every list of the office with 100,000 rows. */
export async function measureLists(): Promise<Figure[]> {
  const shop = await openBenchShopApi();
  await copyOrders(shop.database.query, await placeBusinessOrder(shop), ROWS);
  await fillLists(shop.database.query, ROWS);
  const { authToken } = (await shop.call("office/signin", { email: "staff@demo.test", password: "Azulejo-demo-1" })).value;
  const figures: Figure[] = [];
  for (const [kind, question] of Object.entries(questions)) {
    figures.push({
      name: `office, ${kind}, of ${ROWS.toLocaleString("en")}, p95`,
      value: percentile(await timesOf(shop, authToken, kind, question), 0.95),
      unit: "ms",
      goal: { atMost: GOAL_MS },
    });
  }
  await shop.close();
  return figures;
}

async function timesOf(shop: BenchShopApi, authToken: string, kind: string, { call, inputOf, found }: Question): Promise<number[]> {
  const times: number[] = [];
  let hits = 0;
  for (let read = 0; read < READS; read++) {
    const input = new URLSearchParams(Object.entries(inputOf(read)).map(([key, value]) => [key, String(value)]));
    const before = performance.now();
    const { success, value } = await shop.call(`office/${call}?${input}`, undefined, undefined, authToken);
    times.push(performance.now() - before);
    if (!success) throw new Error(`${kind}: refused`);
    hits += found(value as never);
  }
  if (hits === 0) throw new Error(`${kind} found nothing`);
  return times;
}
