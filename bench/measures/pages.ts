import { startBareServer } from "../bare-server.ts";
import { type Figure, median } from "../figure.ts";
import { type Load, load } from "../load.ts";
import type { BenchShop } from "../shop.ts";
import { measureBareRender } from "./render.ts";

const LIST = "/en/product/list/porcelain/";
const ARTICLE = "/en/blog/articles/cleaning-travertine/";
const BROTLI = { "accept-encoding": "br" };
const ROUNDS = 3;
const SECONDS = 4;

/** Measures a cached page, alternating with a bare server that sends the same bytes, then uncached pages. */
export async function measurePages(shop: BenchShop): Promise<Figure[]> {
  const list = await cachedAgainstBare(shop, LIST);
  const article = await cachedAgainstBare(shop, ARTICLE);
  const unseen = await loadUnseen(shop);
  const bareRenders = await measureBareRender(shop);
  return [
    { name: "cached list page against a bare server, same bytes", value: list.ratio, unit: "×", goal: { atLeast: 0.85 } },
    { name: "cached list page, p99 at 16 connections", value: list.p99Ms, unit: "ms", goal: { atMost: 5 } },
    { name: "cached article against a bare server, same bytes", value: article.ratio, unit: "×", goal: { atLeast: 0.85 } },
    { name: "cached article, p99 at 16 connections", value: article.p99Ms, unit: "ms", goal: { atMost: 5 } },
    { name: "list page never seen before", value: unseen.perSecond, unit: "requests/s", goal: { atLeast: 145 } },
    {
      name: "list page never seen before, against bare renderToString of its tree",
      value: unseen.perSecond / bareRenders,
      unit: "×",
      goal: { atLeast: 0.35 },
      // The server renders the same tree on one core and does additional work.
      possible: { atMost: 1 },
    },
    { name: "list page never seen before, refused", value: unseen.failed, unit: "requests", goal: { atMost: 0 } },
  ];
}

const FEWEST_BYTES = 5000;

/** Requests lists with random filters, each once across all connections. @throws if the server answered some from its cache */
async function loadUnseen(shop: BenchShop): Promise<Load> {
  const nextPath = unseenPaths();
  const before = await shop.cacheHits();
  const unseen = await load({ url: shop.url, seconds: 8, headers: BROTLI, nextPath, leastBytes: FEWEST_BYTES });
  const hits = (await shop.cacheHits()) - before;
  if (hits > 0) throw new Error(`${hits} of ${unseen.answered} pages "never seen before" came from the cache`);
  if (unseen.short > 0) throw new Error(`${unseen.short} of ${unseen.answered} answers were too short to be a list`);
  return unseen;
}

/** Yields list addresses with a random price range and finish, without repeats. */
function unseenPaths(): () => string {
  const given = new Set<string>();
  const finishes = ["", "&finish=matte", "&finish=polished", "&finish=matte&finish=honed"];
  const cents = (least: number, most: number) => ((least + Math.floor(Math.random() * (most - least))) / 100).toFixed(2);
  const next = (): string => {
    const path = `${LIST}?from=${cents(0, 200)}&to=${cents(2_000, 1_000_000)}${finishes[Math.floor(Math.random() * finishes.length)]}`;
    if (given.has(path)) return next();
    given.add(path);
    return path;
  };
  return next;
}

/** Alternates between the page cache and a bare server that sends the same bytes. */
async function cachedAgainstBare(shop: BenchShop, path: string): Promise<{ ratio: number; p99Ms: number }> {
  const page = await fetch(shop.url + path, { headers: BROTLI });
  const bytes = Buffer.from(await raw(shop.url + path));
  const headers = Object.fromEntries(page.headers);
  const bare = await startBareServer({ ...headers, "content-encoding": "br" }, bytes);
  const ratios: number[] = [];
  const p99s: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const limit = await load({ url: bare.url, seconds: SECONDS, headers: BROTLI });
    const own = await load({ url: shop.url + path, seconds: SECONDS, headers: BROTLI });
    ratios.push(own.perSecond / limit.perSecond);
    p99s.push(own.p99Ms);
  }
  bare.stop();
  return { ratio: median(ratios), p99Ms: median(p99s) };
}

async function raw(url: string): Promise<ArrayBuffer> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(url, { headers: BROTLI }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks)).buffer));
    })
      .on("error", reject)
      .end();
  });
}
