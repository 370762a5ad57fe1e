import { Readable } from "node:stream";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ContentReader } from "@azulejo/content-client";
import { type Language, languages, type ShopApi, storefront, type ValueOf } from "@azulejo/contract";
import { addressOf } from "@azulejo/web/app/routing/language-routing.ts";
import { type Context, Hono } from "hono";
import { type AskApi, askApi } from "../ask-api.ts";
import { type CachedFile, cacheCount, cacheFiles } from "./file-cache.ts";
import { countPages, eachPage, type SitemapPage } from "./pages.ts";

interface Options {
  publicUrl: string;
  storefront: { id: string; publicKey: string };
  api: ShopApi;
  content: ContentReader;
  now(): number;
  /** Addresses per file; by default the protocol's maximum. */
  mostPerFile?: number;
}

type Settings = ValueOf<typeof storefront.settings>;

/** Maximum number of addresses per file in the sitemap protocol. */
const MAX_PER_FILE = 50_000;
const unzip = promisify(gunzip);
/** Loaded with the first sitemap, because pages do not need the library. */
const loadSitemap = () => import("sitemap");
const CACHE_SECONDS = 600;
const headers = { "content-type": "text/xml; charset=UTF-8", "cache-control": `public, max-age=${CACHE_SECONDS}, must-revalidate` };

/**
 * Serves `/sitemap.xml` and its aliases, which list one file per language and 50,000 pages. Each file is generated at most once in
 * ten minutes and one at a time, so that no client can block the others.
 */
export function createSitemaps({ mostPerFile = MAX_PER_FILE, ...options }: Options): Hono {
  const app = new Hono();
  const ask = askApi(options.api, options.storefront, "the sitemap");
  const files = cacheFiles(CACHE_SECONDS * 1000, options.now);
  const count = cacheCount(CACHE_SECONDS * 1000, options.now, async () =>
    Math.max(1, Math.ceil((await countPages(ask, options.content)) / mostPerFile)),
  );
  const index = () => files("index", async () => indexOf(await count(), options.publicUrl));
  for (const name of ["/sitemap.xml", "/sitemap_index.xml", "/index-sitemap.xml"])
    app.get(name, async (http) => answer(http, await index()));
  app.get("/:file{[a-z]{2}-sitemap(?:-\\d{1,4})?\\.xml}", async (http) => {
    const [, code = "", part = "1"] = /^([a-z]{2})-sitemap(?:-(\d+))?\.xml$/.exec(http.req.param("file")) ?? [];
    const language = languages.find((one) => one === code);
    if (!language || Number(part) < 1 || Number(part) > (await count())) return http.text("Not found", 404);
    return answer(http, await files(fileName(language, Number(part)), () => pagesOf(language, Number(part), mostPerFile, ask, options)));
  });
  return app;
}

async function answer(http: Context, { zipped }: CachedFile): Promise<Response> {
  const isZipped = (http.req.header("accept-encoding") ?? "").includes("gzip");
  const body = isZipped ? zipped : await unzip(zipped);
  return new Response(new Uint8Array(body), {
    headers: { ...headers, vary: "Accept-Encoding", ...(isZipped && { "content-encoding": "gzip" }) },
  });
}

async function indexOf(parts: number, publicUrl: string): Promise<Readable> {
  const { SitemapIndexStream } = await loadSitemap();
  const stream = new SitemapIndexStream();
  for (const language of languages) {
    for (let part = 1; part <= parts; part++) stream.write({ url: `${publicUrl}/${fileName(language, part)}` });
  }
  stream.end();
  return stream;
}

async function pagesOf(
  language: Language,
  part: number,
  most: number,
  ask: AskApi,
  { content, publicUrl }: Omit<Options, "mostPerFile">,
): Promise<Readable> {
  const settings = await ask<typeof storefront.settings>(storefront.settings, {});
  const { SitemapStream } = await loadSitemap();
  const stream = new SitemapStream({ hostname: publicUrl, xmlns: { news: false, image: false, video: false, xhtml: true } });
  const pages = eachPage(ask, content, (part - 1) * most);
  Readable.from(entries(firstOf(pages, most), language, settings, publicUrl), { objectMode: true })
    .on("error", (error) => stream.destroy(error))
    .pipe(stream);
  return stream;
}

/** The first file of a language has no number. */
const fileName = (language: string, part: number): string => `${language}-sitemap${part > 1 ? `-${part}` : ""}.xml`;

async function* firstOf<T>(all: AsyncGenerator<T>, most: number): AsyncGenerator<T> {
  let at = 0;
  for await (const one of all) {
    at += 1;
    if (at > most) return;
    yield one;
  }
}

async function* entries(pages: AsyncGenerator<SitemapPage>, language: "en" | "es", settings: Settings, publicUrl: string) {
  const absolute = (code: "en" | "es", path: string) => new URL(addressOf(settings, code, encodeURI(path)), publicUrl).href;
  for await (const { paths, changedAt } of pages) {
    const links = settings.locales.flatMap(({ code, language: tag }) => {
      const url = absolute(code, paths[code]);
      return [...new Set([tag, code])].map((lang) => ({ lang, url }));
    });
    const standard = absolute(settings.defaultLocale, paths[settings.defaultLocale]);
    yield {
      url: absolute(language, paths[language]),
      links: [...links, { lang: "x-default", url: standard }],
      ...(changedAt && { lastmod: `${changedAt.slice(0, 19)}Z` }),
    };
  }
}
