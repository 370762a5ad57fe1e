import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, openDatabase } from "@azulejo/database";
import { seedIfEmpty } from "@azulejo/seed/seed-if-empty.ts";
import { type Figure, percentile } from "../../figure.ts";
import { colors, randomOf } from "../../generated-products.ts";
import { forget, startShop } from "../../shop.ts";
import { openBenchShopApi } from "../orders/bench-shop-api.ts";
import { fillCatalog } from "./many-items.ts";
import { measurePaste } from "./paste.ts";

const ITEMS = 100_000;
const ROUNDS = 60;
/** The first calls warm up the process. */
const WARM_UP = 5;
const MAX_MS = 100;
const PRODUCTS = ITEMS / 5;
const at = (from: string[], index: number): string => from[index % from.length] ?? "";

interface Rows {
  rows: { id: number; revision: string }[];
  total: number;
}

/** Calls the office as its owner. */
type Office = <Value>(path: string, body?: object) => Promise<Value>;

/** Prepares a call, which alone is measured. */
type Measured = (round: number) => Promise<() => Promise<unknown>> | (() => Promise<unknown>);

/** Measures every call of the catalog's grid at 100,000 items, and what a paste of 20,000 cells does to the page. */
export async function measureCatalogGrid(executablePath: string): Promise<Figure[]> {
  return [...(await measureCalls()), ...(await measurePasteIn(executablePath))];
}

async function measureCalls(): Promise<Figure[]> {
  const shop = await openBenchShopApi();
  const { authToken } = (await shop.call("office/signin", { email: "staff@demo.test", password: "Azulejo-demo-1" })).value;
  const office: Office = async (path, body) => {
    const { success, value } = await shop.call(`office/${path}`, body, undefined, authToken);
    if (!success) throw new Error(`${path} was refused`);
    return value;
  };
  const before = await p95(() => () => office("cataloguerows?limit=200"));
  await fillCatalog(shop.database.query, ITEMS);
  const { total } = await office<Rows>("cataloguerows?limit=1");
  if (total < ITEMS) throw new Error(`only ${total} items are in the grid`);
  const figures: Figure[] = [];
  for (const [name, measured] of Object.entries(calls(office, total)))
    figures.push({
      name: `catalog grid at 100,000 items: ${name}, p95`,
      value: await p95(measured),
      unit: "ms",
      goal: { atMost: MAX_MS },
    });
  const first = figures[0]?.value ?? Number.NaN;
  figures.push({
    name: `catalog grid: first page at 100,000 items against the demo's catalog`,
    value: first / before,
    unit: "×",
  });
  await shop.close();
  return figures;
}

/** Returns the 95th percentile of a call's time. */
async function p95(measured: Measured): Promise<number> {
  const samples: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const call = await measured(round);
    const started = performance.now();
    await call();
    samples.push(performance.now() - started);
  }
  return percentile(samples.slice(WARM_UP), 0.95);
}

function calls(office: Office, total: number): Record<string, Measured> {
  const random = randomOf(3);
  const below = (most: number) => Math.floor(random() * most);
  const rows = (query: string) => async () => {
    const found = await office<Rows>(`cataloguerows?${query}`);
    if (found.rows.length === 0) throw new Error(`${query} found nothing`);
    return found;
  };
  const save = async (count: number, round: number) => {
    const found = await rows(`query=bench&limit=${count}&offset=${round * count}`)();
    const items = found.rows.map(({ id, revision }) => ({ id, revision, cells: { edge: `Edge ${round}` } }));
    return () => office("savecataloguecells", { items, products: [] });
  };
  const names = (product: number) => `${at(colors, product)}%20${product}`;
  return {
    "first page of 200": () => rows("limit=200"),
    "a page anywhere": () => rows(`limit=200&total=omitted&offset=${below(total - 200)}`),
    "500 rows, of a large paste": () => rows(`limit=500&total=omitted&offset=${below(total - 500)}`),
    "words of a name": () => rows(`limit=200&query=${names(below(PRODUCTS))}`),
    "the start of a number": () => rows(`limit=200&query=bench-${below(PRODUCTS)}`),
    "a color": () => rows(`limit=200&query=${at(colors, below(99))}`),
    "a word that all have": () => rows("limit=200&query=bench"),
    "a word that all have, any page": () => rows(`limit=200&total=omitted&query=bench&offset=${below(ITEMS - 200)}`),
    "two words that most have": () => rows("limit=200&query=bench%201"),
    "shown ones of a department": () => rows("limit=200&state=shown&department=tile"),
    "shown ones of a department, any page": () => rows(`limit=200&total=omitted&state=shown&department=tile&offset=${below(ITEMS / 2)}`),
    "hidden ones": () => rows("limit=200&state=hidden"),
    "one series": () => rows(`limit=200&series=bench-${below(PRODUCTS / 5)}`),
    "words for its cells": () => () => office("cataloguewords"),
    "save of one cell": (round) => save(1, round),
  };
}

async function measurePasteIn(executablePath: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "azulejo-bench-grid-"));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await seedIfEmpty(database, "demo", () => {});
  await fillCatalog(database.query, ITEMS);
  await database.close();
  const shop = await startShop({ dataDir });
  const figures = await measurePaste(shop, executablePath);
  await shop.stop();
  forget(dataDir);
  return figures;
}
