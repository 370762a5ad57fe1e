import { type Browser, chromium } from "playwright-core";
import { serveEmpty } from "../../empty/serve-empty.ts";
import { type Figure, median } from "../../figure.ts";
import type { BenchShop } from "../../shop.ts";

const ROUNDS = 5;
/** How many times slower a mid-range phone is than this machine. */
const SLOWDOWN = 4;
/** Tasks shorter than this don't noticeably delay input. */
const SHORT_MS = 50;
const QUIET_MS = 1500;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/**
 * Measures how long the main thread of a slowed browser is blocked while a page loads: for each long task, the time beyond 50 ms. An empty
 * page with the same router, loaded in turns with the pages, shows the part that can't be avoided.
 */
export async function measureBlocking(shop: BenchShop, pages: Record<string, string>, executablePath: string): Promise<Figure[]> {
  const empty = await serveEmpty();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const addresses = { ...Object.fromEntries(Object.entries(pages).map(([kind, path]) => [kind, shop.url + path])), empty: empty.url };
  const seen = new Map<string, number[]>(Object.keys(addresses).map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [kind, address] of Object.entries(addresses)) seen.get(kind)?.push(await blockedMs(browser, address));
  }
  await browser.close();
  empty.stop();
  const least = median(seen.get("empty") ?? []);
  if (!(least > 0)) throw new Error("the empty page blocked nothing, so that nothing can be compared with it");
  return [
    { name: "empty page of the same router: blocking time at a quarter of the speed", value: least, unit: "ms" },
    ...Object.keys(pages).flatMap((kind): Figure[] => {
      const blocked = median(seen.get(kind) ?? []);
      return [
        { name: `${kind}: blocking time at a quarter of the speed`, value: blocked, unit: "ms" },
        { name: `${kind}: blocking time against the empty page`, value: blocked / least, unit: "×", goal: { atMost: 1.3 } },
      ];
    }),
  ];
}

/** Loads a page with an empty cache. */
async function blockedMs(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript((shortMs) => {
    const blocked = { ms: 0 };
    Object.assign(window, { blocked });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked.ms += Math.max(0, duration - shortMs);
    }).observe({ type: "longtask", buffered: true });
  }, SHORT_MS);
  await page.goto(address, { waitUntil: "load" });
  // Scripts wait for the first pictures, and may start long after the page has loaded.
  await page.waitForSelector("html[data-arrived]", { state: "attached" });
  await page.waitForTimeout(QUIET_MS);
  const ms = await page.evaluate(() => (window as unknown as { blocked: { ms: number } }).blocked.ms);
  await context.close();
  return ms;
}
