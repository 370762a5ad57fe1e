import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Figure, percentile } from "../../figure.ts";
import { colors, finishes, looks, randomOf, sizes } from "../../generated-products.ts";
import { type BenchShop, forget, startShop } from "../../shop.ts";
import { measurePaste } from "./paste.ts";

const ITEMS = 100_000;
const VARIANTS = 5;
const ROUNDS = 60;
/** The first calls warm up the process. */
const WARM_UP = 5;
const MOST_MS = 100;
const SEED = fileURLToPath(new URL("../../../apps/cli/src/database.ts", import.meta.url));
const IMPORT = fileURLToPath(new URL("../../../apps/cli/src/import.ts", import.meta.url));
const KEYS = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" };
const at = (from: string[], index: number): string => from[index % from.length] ?? "";

interface Row {
  id: number;
  revision: string;
  cells: Record<string, string>;
}

/** Calls the office as its owner. */
class Office {
  readonly #shop: BenchShop;
  readonly #headers: Record<string, string>;

  constructor(shop: BenchShop, headers: Record<string, string>) {
    this.#shop = shop;
    this.#headers = headers;
  }

  static async open(shop: BenchShop): Promise<Office> {
    const body = JSON.stringify({ email: "staff@demo.test", password: "Azulejo-demo-1" });
    const answer = await fetch(`${shop.url}/api/office/signin`, { method: "POST", headers: KEYS, body });
    const { value } = (await answer.json()) as { value: { authToken: string } };
    return new Office(shop, { ...KEYS, authorization: `Bearer ${value.authToken}` });
  }

  async call<Value>(path: string, body?: object): Promise<Value> {
    const sent = body && { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${this.#shop.url}/api/office/${path}`, { headers: this.#headers, ...sent });
    const { success, value } = (await answer.json()) as { success: boolean; value: Value };
    if (!success) throw new Error(`${path} was refused`);
    return value;
  }

  /** Returns the 95th percentile of a call's time. */
  async p95(one: (round: number) => Promise<unknown>): Promise<number> {
    const samples: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const started = performance.now();
      await one(round);
      samples.push(performance.now() - started);
    }
    return percentile(samples.slice(WARM_UP), 0.95);
  }
}

/** Measures every call of the catalog's grid at 100,000 items, and what a paste of 20,000 cells does to the page. */
export async function measureCatalogueGrid(executablePath: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "azulejo-bench-grid-"));
  run(SEED, ["seed"], dataDir);
  const small = await startShop({ dataDir });
  const before = await (await Office.open(small)).p95(firstPage(await Office.open(small)));
  await small.stop();
  importItems(dataDir);
  const shop = await startShop({ dataDir });
  const office = await Office.open(shop);
  const total = (await office.call<{ total: number }>("cataloguerows?limit=1")).total;
  if (total < ITEMS) throw new Error(`only ${total} items are in the grid`);
  const figures: Figure[] = [];
  for (const [name, one] of Object.entries(calls(office, total)))
    figures.push({
      name: `catalog grid at 100,000 items: ${name}, p95`,
      value: await office.p95(one),
      unit: "ms",
      goal: { atMost: MOST_MS },
    });
  const page = figures.find(({ name }) => name.includes("first page"))?.value ?? Number.NaN;
  figures.push({ name: "catalog grid: first page at 100,000 items against the demo's catalog", value: page / before, unit: "×" });
  figures.push(...(await measurePaste(shop, executablePath)));
  await shop.stop();
  forget(dataDir);
  return figures;
}

const firstPage = (office: Office) => () => office.call("cataloguerows?limit=200");

function calls(office: Office, total: number): Record<string, (round: number) => Promise<unknown>> {
  const random = randomOf(3);
  const rows = (query: string) => office.call<{ rows: Row[] }>(`cataloguerows?${query}`);
  const save = async (count: number, round: number) => {
    const found = await rows(`query=bench&limit=${count}&offset=${round * count}`);
    const items = found.rows.map(({ id, revision }) => ({ id, revision, cells: { edge: `Edge ${round}` } }));
    return () => office.call("savecataloguecells", { items, products: [] });
  };
  return {
    "first page of 200": firstPage(office),
    "a page anywhere": () => rows(`limit=200&offset=${Math.floor(random() * (total - 200))}`),
    "1,000 rows, of a large paste": () => rows(`limit=1000&offset=${Math.floor(random() * (total - 1000))}`),
    "words of a name": () => rows(`limit=200&query=${at(colors, Math.floor(random() * 99))}%20${Math.floor(random() * 2000)}`),
    "the start of a number": () => rows(`limit=200&query=bench-${Math.floor(random() * 20_000)}`),
    "a word that most have": () => rows("limit=200&query=bench"),
    "shown ones of a department": () => rows("limit=200&state=shown&department=tile"),
    "hidden ones": () => rows("limit=200&state=hidden"),
    "one series": () => rows(`limit=200&series=bench-${Math.floor(random() * 4000)}`),
    "words for its cells": () => office.call("cataloguewords"),
    "save of one cell, with the row read before": async (round) => (await save(1, round))(),
  };
}

function importItems(dataDir: string): void {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-bench-file-"));
  const file = join(folder, "catalogue.csv");
  writeFileSync(file, lines());
  run(IMPORT, [file], dataDir);
  forget(folder);
}

function run(command: string, args: string[], dataDir: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stdout}${stderr}`);
}

const columns =
  "seriesCode,seriesName,material,department,productCode,colorCode,colorFamily,look,nameEn,nameEs,slugEn,slugEs,itemNo,size,finish,sellUnit,piecesPerUnit,areaPerUnitSqFt,weightPerUnitLb,listPrice";

function lines(): string {
  const rows = Array.from({ length: ITEMS }, (_, row) => {
    const [id, index] = [Math.floor(row / VARIANTS), row % VARIANTS];
    const [color, series] = [at(colors, id), Math.floor(id / VARIANTS)];
    return [
      ...[`bench-${series}`, `Bench ${series}`, "porcelain", "tile", `bench-${id}`, color, color, at(looks, id * 7)],
      ...[`Bench ${color} ${id}`, `Banco ${color} ${id}`, `bench-${id}`, `banco-${id}`],
      ...[`BENCH-${id}-${index}`, at(sizes, id + index * 3), at(finishes, id + index), "box", 6, 11.62, "48.5", "54.78"],
    ].join(",");
  });
  return `${columns}\n${rows.join("\n")}\n`;
}
