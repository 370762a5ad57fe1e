import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Figure, median } from "../figure.ts";
import { load } from "../load.ts";
import type { BenchShop } from "../shop.ts";
import { measureBareRender } from "./render.ts";

const LIST = "/en/product/list/porcelain/";
const ARTICLE = "/en/blog/articles/cleaning-travertine/";
const BROTLI = { "accept-encoding": "br" };
const ROUNDS = 3;
const SECONDS = 4;

/** A cached page against a bare server that sends the same bytes, in turns; then pages that nobody has seen. */
export async function measurePages(shop: BenchShop): Promise<Figure[]> {
  const list = await cachedAgainstBare(shop, LIST);
  const article = await cachedAgainstBare(shop, ARTICLE);
  const unseen = await load({
    url: shop.url,
    seconds: 8,
    headers: BROTLI,
    requests: Array.from({ length: 5000 }, (_, index) => ({ path: `${LIST}?to=${(900_000 + index) / 100}` })),
  });
  const bareRenders = await measureBareRender(shop);
  return [
    { name: "cached list page against a bare server, same bytes", value: list.ratio, unit: "×", goal: { atLeast: 0.85 } },
    { name: "cached list page, p99 at 16 connections", value: list.p99Ms, unit: "ms", goal: { atMost: 5 } },
    { name: "cached article against a bare server, same bytes", value: article.ratio, unit: "×", goal: { atLeast: 0.85 } },
    { name: "cached article, p99 at 16 connections", value: article.p99Ms, unit: "ms", goal: { atMost: 5 } },
    { name: "list page never seen before", value: unseen.perSecond, unit: "requests/s", goal: { atLeast: 333 } },
    {
      name: "list page never seen before, against bare renderToString of its tree",
      value: unseen.perSecond / bareRenders,
      unit: "×",
      goal: { atLeast: 0.3 },
    },
    { name: "list page never seen before, refused", value: unseen.failed, unit: "requests", goal: { atMost: 0 } },
  ];
}

/** The same bytes from the page cache and from a bare server, in turns. */
async function cachedAgainstBare(shop: BenchShop, path: string): Promise<{ ratio: number; p99Ms: number }> {
  const page = await fetch(shop.url + path, { headers: BROTLI });
  const bytes = Buffer.from(await raw(shop.url + path));
  const headers = Object.fromEntries(page.headers);
  const bare = createServer((_, answer) => {
    answer.writeHead(200, { ...headers, "content-encoding": "br", "content-length": bytes.length });
    answer.end(bytes);
  }).listen(0, "127.0.0.1");
  await once(bare, "listening");
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
  const ratios: number[] = [];
  const p99s: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const limit = await load({ url: bareUrl, seconds: SECONDS, headers: BROTLI });
    const own = await load({ url: shop.url + path, seconds: SECONDS, headers: BROTLI });
    ratios.push(own.perSecond / limit.perSecond);
    p99s.push(own.p99Ms);
  }
  bare.close();
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
