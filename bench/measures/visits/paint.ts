import { type Browser, chromium } from "playwright-core";
import { type Figure, median } from "../../figure.ts";
import type { BenchShop } from "../../shop.ts";
import { serveStatic } from "./static-page.ts";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** A picture that arrives later than this counts as never. */
const LATEST_MS = 30_000;
const QUIET_MS = 500;

/** Pages that show pictures, with as many of a kind as needed for a median: only a page's first visit draws its pictures. */
const pages: Record<string, string[]> = {
  home: ["/en/", "/es/"],
  list: ["porcelain", "ceramic", "decorative", "natural-stone", "trims"].map((listing) => `/en/product/list/${listing}/`),
  gallery: ["/en/gallery", "/en/gallery?page=2", "/en/gallery?room=kitchen", "/en/gallery?room=bath"],
  landing: ["/en/magnifica/", "/en/about/", "/en/pros/"],
  slabs: ["/en/slabs", "/es/slabs"],
};

/**
 * Measures when the largest content of a page is painted for the first visitor, whose pictures the shop still has to draw, against the same
 * page as static HTML with finished pictures. The browser's cache is empty both times.
 */
export async function measurePaint(shop: BenchShop, executablePath: string): Promise<Figure[]> {
  const still = await serveStatic(shop.url);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const figures: Figure[] = [];
  for (const [kind, paths] of Object.entries({ ...pages, product: await productsOf(shop.url) })) {
    const seen: { own: number; bare: number }[] = [];
    for (const [index, path] of paths.entries()) {
      const viewport = index % 2 === 0 ? SIZES.desktop : SIZES.phone;
      const own = await paintedMs(browser, shop.url + path, viewport);
      await paintedMs(browser, still.url + path, viewport);
      seen.push({ own, bare: await paintedMs(browser, still.url + path, viewport) });
    }
    const ratio = median(seen.map(({ own, bare }) => own / bare));
    figures.push(
      { name: `${kind}: largest paint with undrawn pictures`, value: median(seen.map(({ own }) => own)), unit: "ms" },
      { name: `${kind}: largest paint against a static page`, value: ratio, unit: "×", goal: { atMost: 1.5 } },
    );
  }
  await browser.close();
  still.stop();
  return figures;
}

/** Returns the addresses of products of different departments. */
async function productsOf(url: string): Promise<string[]> {
  const lists = await Promise.all(["porcelain", "decorative-mosaic", "ceramic", "slabs", "trims"].map((name) => firstProduct(url, name)));
  return lists.filter((path) => path !== null);
}

async function firstProduct(url: string, listing: string): Promise<string | null> {
  const html = await (await fetch(`${url}/en/product/list/${listing}/`)).text();
  return /href="(\/en\/product\/detail\/[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? null;
}

/** Loads a page with an empty cache. @throws if it has no picture, because then nothing of this is measured */
async function paintedMs(browser: Browser, address: string, viewport: { width: number; height: number }): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const painted = { ms: 0 };
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) painted.ms = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(address, { waitUntil: "networkidle", timeout: LATEST_MS });
  await page.waitForTimeout(QUIET_MS);
  const [ms, pictures] = await page.evaluate(() => [
    (window as unknown as { painted: { ms: number } }).painted.ms,
    [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length,
  ]);
  await context.close();
  if (pictures === 0) throw new Error(`${address} shows no picture`);
  return ms;
}
