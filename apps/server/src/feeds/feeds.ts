import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Language, languages, product, type ShopApi, storefront } from "@azulejo/contract";
import type { Offer } from "@azulejo/contract/areas/product.ts";
import { type Context, Hono } from "hono";
import { type AskApi, askApi } from "../ask-api.ts";
import { type Attributes, attributesOf, type FeedShop } from "./attributes.rules.ts";
import { createFeedFiles, type FeedFile } from "./feed-files.ts";
import { localInventory, metaFeed, pinterestFeed } from "./formats/delimited.ts";
import { googleFeed } from "./formats/google.ts";
import { openaiFeed } from "./formats/openai.ts";

interface Options {
  publicUrl: string;
  storefront: { id: string; publicKey: string };
  api: ShopApi;
  /** The folder for the files. */
  folder: string;
  now(): number;
}

interface Feed {
  type: string;
  write(offers: AsyncIterable<Offer>, shop: FeedShop): AsyncIterable<string>;
}

const feeds: Record<string, Feed> = {
  "google.xml": { type: "application/xml", write: (offers, shop) => googleFeed(described(offers, shop), shop) },
  "google-local.tsv": { type: "text/tab-separated-values", write: (offers) => localInventory(offers) },
  "meta.csv": { type: "text/csv", write: (offers, shop) => metaFeed(described(offers, shop), shop.settings.name) },
  "pinterest.tsv": { type: "text/tab-separated-values", write: (offers, shop) => pinterestFeed(described(offers, shop)) },
  "openai.jsonl": { type: "application/jsonl", write: (offers, shop) => openaiFeed(described(offers, shop), shop) },
};

const LIFETIME_MS = 15 * 60_000;
const PATIENCE_MS = 60_000;

/**
 * Serves product feeds to search engines and marketplaces as `/feeds/{language}/{name}`, with guests' prices. Addresses ending with `.gz`
 * return the compressed file, which some readers want.
 */
export function createFeeds({ publicUrl, storefront: keys, api, folder, now }: Options): Hono {
  const app = new Hono();
  const ask = askApi(api, keys, "the feeds");
  const files = createFeedFiles({ folder, lifetimeMs: LIFETIME_MS, patienceMs: PATIENCE_MS, now });
  app.get("/feeds/:language/:file", async (http) => {
    const { language: code, file } = http.req.param();
    const language = languages.find((one) => one === code);
    const name = file.replace(/\.gz$/, "");
    const feed = Object.hasOwn(feeds, name) ? feeds[name] : undefined;
    if (!language || !feed) return http.text("Not found", 404);
    const settings = await ask<typeof storefront.settings>(storefront.settings, {}, language);
    if (!settings.locales.some((one) => one.code === language)) return http.text("Not found", 404);
    const found = await files(`${language}-${name}`, () => feed.write(eachOffer(ask, language), { settings, language, publicUrl }));
    if (!found) return http.text("The feed is being made. Try again in a minute.", 503, { "retry-after": "60" });
    return send(http, found, { type: feed.type, isFile: name !== file });
  });
  return app;
}

async function* eachOffer(ask: AskApi, language: Language): AsyncGenerator<Offer> {
  for (let after: number | null = 0; after !== null; ) {
    const part: { offers: Offer[]; next: number | null } = await ask<typeof product.offers>(product.offers, { after }, language);
    yield* part.offers;
    after = part.next;
  }
}

async function* described(offers: AsyncIterable<Offer>, shop: FeedShop): AsyncGenerator<Attributes> {
  for await (const offer of offers) {
    const attributes = attributesOf(offer, shop);
    if (attributes) yield attributes;
  }
}

function send(http: Context, { path, bytes, madeAt }: FeedFile, { type, isFile }: { type: string; isFile: boolean }): Response {
  const etag = `W/"${madeAt.getTime().toString(36)}-${bytes.toString(36)}"`;
  const headers = { etag, "last-modified": madeAt.toUTCString(), "cache-control": "public, max-age=900", vary: "Accept-Encoding" };
  if (http.req.header("if-none-match") === etag) return http.body(null, 304, headers);
  const isZipped = isFile || (http.req.header("accept-encoding") ?? "").includes("gzip");
  const stream = isZipped ? createReadStream(path) : createReadStream(path).pipe(createGunzip());
  return http.body(Readable.toWeb(stream) as ReadableStream, 200, {
    ...headers,
    "content-type": isFile ? "application/gzip" : `${type}; charset=utf-8`,
    ...(isZipped && { "content-length": String(bytes) }),
    ...(isZipped && !isFile && { "content-encoding": "gzip" }),
    "x-robots-tag": "noindex",
  });
}
