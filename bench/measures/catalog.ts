import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Figure } from "../figure.ts";
import { colors, finishes, looks, randomOf, sizes } from "../generated-products.ts";
import { load } from "../load.ts";
import { forget, startShop } from "../shop.ts";

const ITEMS = 10_000;
const VARIANTS = 5;
/** The area of a box. */
const AREA_SQ_FT = 11.62;
const IMPORT = fileURLToPath(new URL("../../apps/cli/src/import.ts", import.meta.url));
const KEYS = { "x-storefront-id": "1", "x-public-key": "pk_empty", "content-type": "application/json" };
/** A list of one product is longer; an error is shorter. */
const LEAST_BYTES = 1500;
const at = (from: string[], index: number): string => from[index % from.length] ?? "";

/** Imports 10,000 items into an empty shop, then requests its product list over HTTP with varying filters. */
export async function measureCatalog(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "azulejo-bench-import-"));
  const file = join(dataDir, "catalog.csv");
  writeFileSync(file, lines());
  const environment = { ...process.env, DATA_DIR: dataDir, SEED: "empty" };
  const empty = await startEmpty(environment);
  const started = performance.now();
  const run = spawnSync(process.execPath, [IMPORT, file], { env: environment, encoding: "utf8" });
  const seconds = (performance.now() - started) / 1000;
  if (run.status !== 0) throw new Error(`the import ended with ${run.status}: ${run.stdout}${run.stderr}`);
  const rate = Number(/([\d,.]+) items\/s/.exec(run.stdout + run.stderr)?.[1]?.replaceAll(",", "") ?? ITEMS / (seconds - empty));
  const shop = await startShop({ dataDir, environment: { SEED: "empty" } });
  const list = await load({
    url: `${shop.url}/api/product/list`,
    seconds: 8,
    method: "POST",
    headers: KEYS,
    requests: distinctLists(20_000).map((body) => ({ body })),
    leastBytes: LEAST_BYTES,
  });
  if (list.failed + list.short > 0) throw new Error(`${list.failed} lists failed, and ${list.short} had no products`);
  await shop.stop();
  forget(dataDir);
  return [
    { name: `import of ${ITEMS.toLocaleString("en")} items from our CSV`, value: rate, unit: "items/s", goal: { atLeast: 8000 } },
    {
      name: `product list over HTTP at ${ITEMS.toLocaleString("en")} items`,
      value: list.perSecond,
      unit: "requests/s",
      goal: { atLeast: 1500 },
    },
    { name: "product list over HTTP, p99", value: list.p99Ms, unit: "ms" },
  ];
}

/** Migrates and sets up the empty storefront first, so that only the import is timed. */
async function startEmpty(environment: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now();
  const command = fileURLToPath(new URL("../../apps/cli/src/database.ts", import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [command, "seed"], { env: environment, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - started) / 1000;
}

/** Returns the words by which an item of the generated catalog can be found. */
function itemOf(id: number, index: number) {
  const listCents = 2000 + ((id * 37 + index * 911) % 6000);
  return {
    color: at(colors, id),
    look: at(looks, id * 7),
    size: at(sizes, id + index * 3),
    finish: at(finishes, id + index),
    listCents,
    sqFtCents: Math.round(listCents / AREA_SQ_FT),
  };
}

/**
 * Returns requests with different filters, so that no answer can be that of an earlier one. Each is made of what an item is, so that
 * every list has a product.
 */
function distinctLists(count: number): string[] {
  const random = randomOf(5);
  const chance = (share: number) => random() < share;
  const below = (most: number) => Math.floor(random() * most);
  const some = (own: string, from: string[]) => [...new Set([own, at(from, below(97))])];
  const bodies = new Set<string>();
  while (bodies.size < count) {
    const item = itemOf(below(ITEMS / VARIANTS), below(VARIANTS));
    const fromCents = item.sqFtCents - 1 - below(100);
    const body = {
      filters: {
        ...(chance(0.5) && { look: some(item.look, looks) }),
        ...(chance(0.5) && { color: some(item.color, colors) }),
        ...(chance(0.3) && { size: some(item.size, sizes) }),
        ...(chance(0.2) && { finish: some(item.finish, finishes) }),
      },
      price: chance(0.7) ? { fromCents, toCents: item.sqFtCents + 1 + below(300) } : {},
      sort: at(["relevance", "price_asc", "name_asc", "best_seller"], below(4)),
    };
    bodies.add(JSON.stringify(body));
  }
  return [...bodies];
}

const columns =
  "seriesCode,seriesName,material,department,productCode,colorCode,colorFamily,look,nameEn,nameEs,slugEn,slugEs,itemNo,size,finish,sellUnit,piecesPerUnit,areaPerUnitSqFt,weightPerUnitLb,listPrice";

function lines(): string {
  const rows = Array.from({ length: ITEMS }, (_, row) => {
    const [id, index] = [Math.floor(row / VARIANTS), row % VARIANTS];
    const { color, look, size, finish, listCents } = itemOf(id, index);
    return [
      ...[`bench-${id}`, `Bench ${id}`, "porcelain", "tile", `bench-${id}`, color, color, look],
      ...[`Bench ${color} ${id}`, `Banco ${color} ${id}`, `bench-${id}`, `banco-${id}`],
      ...[`BENCH-${id}-${index}`, size, finish, "box", 6, AREA_SQ_FT, "48.5", (listCents / 100).toFixed(2)],
    ].join(",");
  });
  return `${columns}\n${rows.join("\n")}\n`;
}
