import { chromium } from "playwright-core";
import type { Figure } from "../../figure.ts";
import type { BenchShop } from "../../shop.ts";

const kinds = {
  home: "/en/",
  list: "/en/product/list/porcelain/",
  product: "",
  "filtered list": "/en/product/list/porcelain/?from=1&to=900",
  article: "/en/blog/articles/cleaning-travertine/",
  landing: "/en/magnifica/",
  bag: "/en/shoppingbag",
} as const;
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/** Measures kilobytes transferred on a first visit, and layout shift, per kind of page. */
export async function measureWeight(shop: BenchShop, product: string, executablePath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const figures: Figure[] = [];
  for (const [kind, path] of Object.entries({ ...kinds, product })) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const types = new Map<string, string>();
    const urls = new Map<string, string>();
    const loaded = new Set<string>();
    const bytes: Record<string, number> = {};
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      types.set(requestId, type);
      urls.set(requestId, new URL(response.url).pathname);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? "Other";
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
      loaded.add(urls.get(requestId) ?? "");
    });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) shifts.sum += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(shop.url + path, { waitUntil: "networkidle" });
    const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    const kilobytes = (type: string) => (bytes[type] ?? 0) / 1000;
    const first = await scriptsOf(shop.url + path);
    if (first.some((url) => !loaded.has(url))) throw new Error(`${kind}: a script of the page was not loaded`);
    const firstKilobytes = (await Promise.all(first.map((url) => brotliBytes(shop.url + url)))).reduce((sum, size) => sum + size, 0) / 1000;
    figures.push(
      { name: `${kind}: HTML`, value: kilobytes("Document"), unit: "kB", goal: { atMost: 60 } },
      { name: `${kind}: HTML before compression`, value: await wholeKilobytes(shop.url + path), unit: "kB", goal: { atMost: 90 } },
      { name: `${kind}: JavaScript of the first visit`, value: firstKilobytes, unit: "kB", goal: { atMost: 118 } },
      { name: `${kind}: JavaScript until the page is idle`, value: kilobytes("Script"), unit: "kB" },
      { name: `${kind}: CSS`, value: kilobytes("Stylesheet"), unit: "kB", goal: { atMost: 20 } },
      { name: `${kind}: pictures`, value: kilobytes("Image"), unit: "kB" },
      { name: `${kind}: layout shift`, value: shift, unit: "", goal: { atMost: 0.01 } },
    );
    await context.close();
  }
  await browser.close();
  return figures;
}

/** Without the response's headers, which differ by protocol. */
async function brotliBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  if (answer.headers.get("content-encoding") !== "br") throw new Error(`${url} is not compressed`);
  return Number(answer.headers.get("content-length"));
}

const wholeKilobytes = async (url: string): Promise<number> => (await (await fetch(url)).arrayBuffer()).byteLength / 1000;

/** Returns the paths of the scripts that a page's HTML names, preloaded ones among them; all others wait for an idle page or for input. */
async function scriptsOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const named = [...html.matchAll(/<(?:link[^>]* rel="late"|script)[^>]* (?:href|src)="([^"]+)"/g)].map(([, path]) => path ?? "");
  if (named.length < 3) throw new Error(`${url} names ${named.length} scripts`);
  return [...new Set(named)];
}
