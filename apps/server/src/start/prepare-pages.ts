import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildsOf } from "../http/share-built-files.ts";

/** Widths of card pictures, on screens with one and two pixels per point. */
const CARD_WIDTHS = [320, 480, 640];
const MAX_PICTURES = 900;
/** Widths of the wall on a product's first screen, and of the smallest pictures, for swatches and other faces. */
const PRODUCT_WIDTHS = [320, 960];
const MAX_PRODUCTS = 1000;
/** Pauses after each picture, relative to its duration, so that visitors' own pictures and pages get a core. */
const REST = { cards: 1, products: 3 };
/** Accept header of current browsers; other formats are created on request. */
const ACCEPT = "image/avif,image/webp,*/*";

interface Shop {
  /** Where this process answers, without a slash at the end. */
  url: string;
  languages: readonly string[];
  dataDir: string;
  assets: { fetch(request: Request): Promise<Response> };
  isClosed(): boolean;
}

/**
 * Requests pages that visitors open first and creates their pictures, so that a new shop's first visitor needn't wait; then, slowly and
 * once per build, each product's first pictures. Visitors' own pictures have priority.
 */
export async function preparePages(shop: Shop): Promise<void> {
  const addresses = new Set<string>();
  for (const language of shop.languages) {
    const home = await read(`${shop.url}/${language}/`);
    const departments = new Set(home.match(new RegExp(`/${language}/product/list/[a-z0-9-]+/(?=")`, "g")) ?? []);
    for (const html of [home, ...(await readAll(shop, departments))])
      for (const address of laidIn(html, CARD_WIDTHS)) addresses.add(address);
  }
  for (const address of [...addresses].slice(0, MAX_PICTURES)) await draw(shop, address);
  const known = join(shop.dataDir, "prepared-pictures");
  const build = await buildOf(shop);
  if ((await readFile(known, "utf8").catch(() => "")) === build) return;
  await prepareProducts(shop);
  if (!shop.isClosed()) await writeFile(known, build);
}

/** Creates each product's card, then the first pictures of its page. Both languages share pictures. */
async function prepareProducts(shop: Shop): Promise<void> {
  const [language] = shop.languages;
  const drawn = new Set<string>();
  const drawSlowly = async (addresses: string[], rest: number) => {
    for (const address of addresses) {
      if (shop.isClosed() || drawn.has(address)) continue;
      drawn.add(address);
      const started = performance.now();
      await draw(shop, address);
      await wait((performance.now() - started) * rest, null, { ref: false });
    }
  };
  const products = new Set<string>();
  for (let page = 1, before = -1; products.size > before && products.size < MAX_PRODUCTS && !shop.isClosed(); page++) {
    before = products.size;
    const html = await read(`${shop.url}/${language}/product/?page=${page}`);
    for (const [, path = ""] of html.matchAll(new RegExp(`"(/${language}/product/detail/[^"?#]+)[?"#]`, "g"))) products.add(path);
    await drawSlowly(laidIn(html, CARD_WIDTHS), REST.cards);
  }
  for (const path of products) {
    if (shop.isClosed()) return;
    const html = await read(shop.url + path);
    await drawSlowly([...laidIn(html, PRODUCT_WIDTHS), ...cutsIn(html, PRODUCT_WIDTHS)], REST.products);
  }
}

async function draw({ url, assets, isClosed }: Shop, address: string): Promise<void> {
  if (isClosed()) return;
  const headers = { "x-client-address": "prepare", accept: ACCEPT };
  const response = await assets.fetch(new Request(url + address, { headers }));
  await response.arrayBuffer();
}

/** Returns the names of the build's files, which change with their content. */
const buildOf = async ({ dataDir }: Shop): Promise<string> =>
  createHash("sha256")
    .update((await readdir(buildsOf(dataDir).web.own).catch(() => [])).sort().join())
    .digest("hex");

async function readAll({ url, isClosed }: Shop, paths: Set<string>): Promise<string[]> {
  const pages: string[] = [];
  for (const path of paths) if (!isClosed()) pages.push(await read(url + path));
  return pages;
}

const PATIENCE_MS = 60_000;

const read = async (address: string): Promise<string> =>
  (await fetch(address, { redirect: "follow", signal: AbortSignal.timeout(PATIENCE_MS) })).text();

const laidIn = (html: string, widths: number[]): string[] =>
  (html.match(/\/assets\/f\/[^"\s,]+\/l\/[^"\s,]+\.webp/g) ?? []).filter((address) =>
    widths.some((width) => address.includes(`/${width}x`)),
  );

const cutsIn = (html: string, widths: number[]): string[] =>
  (html.match(/\/assets\/f\/[^"\s,]+\/m\/\d+x\d+:\d+x\d+\/[^"\s,]+/g) ?? []).filter((address) =>
    widths.some((width) => address.includes(`/${width}x`)),
  );
