import { freePort } from "@azulejo/server/robustness/server-process.ts";
import { type Figure, median } from "../figure.ts";
import type { BenchShop } from "../shop.ts";
import { startShop } from "../shop.ts";

const STARTS = 3;
const PAUSE_MS = 20;
const LONGEST_MS = 60_000;

/** Measures from process start to the first page, with everything installed, built and seeded; and memory after the load. */
export async function measureStart(filled: BenchShop): Promise<Figure[]> {
  const resident = filled.residentMb();
  await filled.stop();
  const starts: { first: number; ready: number }[] = [];
  for (let round = 0; round < STARTS; round++) starts.push(await start(filled.dataDir));
  return [
    { name: "first page after start", value: median(starts.map(({ first }) => first)), unit: "s", goal: { atMost: 3 } },
    { name: "ready after start, deliveries and sandbox too", value: median(starts.map(({ ready }) => ready)), unit: "s" },
    { name: "memory of the shop and its database server, after the load", value: resident, unit: "MB", goal: { atMost: 700 } },
  ];
}

/** Requests the home page repeatedly from the start of the process, because pages are served before everything else is ready. */
async function start(dataDir: string): Promise<{ first: number; ready: number }> {
  const port = await freePort();
  const started = performance.now();
  const [first, shop] = await Promise.all([firstPage(`http://127.0.0.1:${port}/en/`, started), startShop({ dataDir, port })]);
  await shop.stop();
  return { first: first / 1000, ready: shop.readyMs / 1000 };
}

/** @returns milliseconds until the page was answered @throws if it is not the home page, with products of the catalog */
async function firstPage(address: string, started: number): Promise<number> {
  while (performance.now() - started < LONGEST_MS) {
    const response = await fetch(address).catch(() => null);
    const text = await response?.text();
    const after = performance.now() - started;
    if (response && text !== undefined) {
      if (response.status !== 200 || !text.includes("/en/product/"))
        throw new Error(`${address}: ${response.status} ${text.slice(0, 200)}`);
      return after;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${address}: no answer`);
}
