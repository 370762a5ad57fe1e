import { readFileSync } from "node:fs";
import { type Figure, median, percentile } from "../figure.ts";
import { forget, startShop } from "../shop.ts";

const SLABS = 8;
const FROM_DISK = 20;
/** The level that a viewer shows first: the whole slab at a quarter of its size. */
const FIRST_LEVEL = 10;

/** Measures the first tile of a slab's zoomable picture: with its image pyramid newly created, and from disk. */
export async function measureTiles(): Promise<Figure[]> {
  const shop = await startShop();
  const tiles = slabs().map((address) => `${shop.url}${address}/z/${FIRST_LEVEL}/0_0.webp`);
  const made: number[] = [];
  for (const tile of tiles) made.push(await timeOf(tile));
  const stored: number[] = [];
  for (let round = 0; round < FROM_DISK; round++) for (const tile of tiles) stored.push(await timeOf(tile));
  await shop.stop();
  forget(shop.dataDir);
  return [
    { name: "first tile of a slab, with its pyramid made anew, median", value: median(made), unit: "ms" },
    { name: "first tile of a slab from disk, p99", value: percentile(stored, 0.99), unit: "ms", goal: { atMost: 30 } },
  ];
}

function slabs(): string[] {
  const entries = JSON.parse(readFileSync(new URL("../../seed/pictures/manifest.json", import.meta.url), "utf8")) as {
    file: string;
    kind: string;
    hash: string;
    width: number;
    height: number;
  }[];
  const bundles = entries.filter(({ kind }) => kind === "bundle");
  const step = Math.floor(bundles.length / SLABS);
  return Array.from({ length: SLABS }, (_, index) => bundles[index * step]).flatMap((entry) =>
    entry ? [`/assets/f/1001/${entry.width}x${entry.height}/${entry.hash}/${entry.file.slice(entry.file.lastIndexOf("/") + 1)}`] : [],
  );
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
}
