import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Figure } from "../figure.ts";
import { colors, finishes, looks, sizes } from "../generated-products.ts";
import { load } from "../load.ts";
import { forget, startShop } from "../shop.ts";

const ITEMS = 10_000;
const VARIANTS = 5;
const IMPORT = fileURLToPath(new URL("../../apps/cli/src/import.ts", import.meta.url));
const KEYS = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json" };
const at = (from: string[], index: number): string => from[index % from.length] ?? "";

/** Imports 10,000 items into an empty shop, then requests its product list over HTTP with varying filters. */
export async function measureCatalogue(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "azulejo-bench-import-"));
  const file = join(dataDir, "catalogue.csv");
  writeFileSync(file, lines());
  const environment = { ...process.env, DATA_DIR: dataDir, SEED: "empty" };
  const empty = await startEmpty(environment);
  const started = performance.now();
  const run = spawnSync(process.execPath, [IMPORT, file], { env: environment, encoding: "utf8" });
  const seconds = (performance.now() - started) / 1000;
  if (run.status !== 0) throw new Error(`the import ended with ${run.status}: ${run.stdout}${run.stderr}`);
  const rate = Number(/([\d,.]+) items\/s/.exec(run.stdout + run.stderr)?.[1]?.replaceAll(",", "") ?? ITEMS / (seconds - empty));
  const shop = await startShop({ dataDir });
  const list = await load({
    url: `${shop.url}/api/product/list`,
    seconds: 8,
    method: "POST",
    headers: KEYS,
    requests: Array.from({ length: 2000 }, (_, turn) => ({ body: JSON.stringify(filtersOf(turn)) })),
  });
  await shop.stop();
  forget(dataDir);
  return [
    { name: `import of ${ITEMS.toLocaleString("en")} items from our CSV`, value: rate, unit: "items/s", goal: { atLeast: 5000 } },
    {
      name: `product list over HTTP at ${ITEMS.toLocaleString("en")} items`,
      value: list.perSecond,
      unit: "requests/s",
      goal: { atLeast: 1000 },
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

const filtersOf = (turn: number) => ({
  filters: {
    ...(turn % 2 && { look: [at(looks, turn)] }),
    ...(turn % 3 && { color: [at(colors, turn), at(colors, turn + 2)] }),
    ...(turn % 5 === 0 && { size: [at(sizes, turn)] }),
  },
  sort: at(["relevance", "price_asc", "name_asc", "best_seller"], turn),
  page: 1 + (turn % 3),
});

const columns =
  "seriesCode,seriesName,material,department,productCode,colorCode,colorFamily,look,nameEn,nameEs,slugEn,slugEs,itemNo,size,finish,sellUnit,piecesPerUnit,areaPerUnitSqFt,weightPerUnitLb,listPrice";

function lines(): string {
  const rows = Array.from({ length: ITEMS }, (_, row) => {
    const [id, index] = [Math.floor(row / VARIANTS), row % VARIANTS];
    const color = at(colors, id);
    const price = (2000 + ((id * 37 + index * 911) % 6000)) / 100;
    return [
      ...[`bench-${id}`, `Bench ${id}`, "porcelain", "tile", `bench-${id}`, color, color, at(looks, id * 7)],
      ...[`Bench ${color} ${id}`, `Banco ${color} ${id}`, `bench-${id}`, `banco-${id}`],
      ...[`BENCH-${id}-${index}`, at(sizes, id + index * 3), at(finishes, id + index), "box", 6, "11.62", "48.5", price.toFixed(2)],
    ].join(",");
  });
  return `${columns}\n${rows.join("\n")}\n`;
}
