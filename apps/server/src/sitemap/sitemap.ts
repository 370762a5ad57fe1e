import { Readable } from "node:stream";
import type { ContentReader } from "@azulejo/content-client";
import { type Call, type Envelope, languages, storefront, type ValueOf } from "@azulejo/contract";
import { addressOf } from "@azulejo/web/app/routing/language-routing.ts";
import { Hono } from "hono";
import { SitemapIndexStream, SitemapStream } from "sitemap";
import { countPages, eachPage, type SitemapPage } from "./pages.ts";

interface Options {
  publicUrl: string;
  storefront: { id: string; publicKey: string };
  apiFetch(request: Request): Promise<Response>;
  content: ContentReader;
}

type Settings = ValueOf<typeof storefront.settings>;

/** More addresses than this in one file are against the protocol. */
const MOST_PER_FILE = 50_000;
const headers = { "content-type": "text/xml; charset=UTF-8", "cache-control": "public, max-age=600, must-revalidate" };

/** `/sitemap.xml` and its other names list one file per language and 50,000 pages; each is made while it is sent. */
export function createSitemaps(options: Options): Hono {
  const app = new Hono();
  const ask = askWith(options);
  const index = async () => {
    const parts = Math.max(1, Math.ceil((await countPages(ask, options.content)) / MOST_PER_FILE));
    const stream = new SitemapIndexStream();
    for (const language of languages) {
      for (let part = 1; part <= parts; part++) stream.write({ url: `${options.publicUrl}/${fileName(language, part)}` });
    }
    stream.end();
    return send(stream);
  };
  for (const name of ["/sitemap.xml", "/sitemap_index.xml", "/index-sitemap.xml"]) app.get(name, index);
  app.get("/:file{[a-z]{2}-sitemap(?:-\\d{1,4})?\\.xml}", async (http) => {
    const [, code = "", part = "1"] = /^([a-z]{2})-sitemap(?:-(\d+))?\.xml$/.exec(http.req.param("file")) ?? [];
    const language = languages.find((one) => one === code);
    const parts = Math.max(1, Math.ceil((await countPages(ask, options.content)) / MOST_PER_FILE));
    if (!language || Number(part) < 1 || Number(part) > parts) return http.text("Not found", 404);
    const settings = await ask<typeof storefront.settings>(storefront.settings, {});
    const stream = new SitemapStream({ hostname: options.publicUrl, xmlns: { news: false, image: false, video: false, xhtml: true } });
    Readable.from(entries(eachPage(ask, options.content, (Number(part) - 1) * MOST_PER_FILE), language, settings, options.publicUrl), {
      objectMode: true,
    })
      .on("error", (error) => stream.destroy(error))
      .pipe(stream);
    return send(stream);
  });
  return app;
}

/** The first file of a language has no number. */
const fileName = (language: string, part: number): string => `${language}-sitemap${part > 1 ? `-${part}` : ""}.xml`;

const send = (stream: Readable): Response => new Response(Readable.toWeb(Readable.from(bytes(stream))) as ReadableStream, { headers });

async function* bytes(stream: Readable): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) yield Buffer.from(chunk);
}

async function* entries(pages: AsyncGenerator<SitemapPage>, language: "en" | "es", settings: Settings, publicUrl: string) {
  const absolute = (code: "en" | "es", path: string) => new URL(addressOf(settings, code, encodeURI(path)), publicUrl).href;
  let at = 0;
  for await (const { paths, changedAt } of pages) {
    at += 1;
    if (at > MOST_PER_FILE) return;
    const links = settings.locales.flatMap(({ code, language: tag }) => {
      const url = absolute(code, paths[code]);
      return [...new Set([tag, code])].map((lang) => ({ lang, url }));
    });
    const standard = absolute(settings.defaultLocale, paths[settings.defaultLocale]);
    yield {
      url: absolute(language, paths[language]),
      links: [...links, { lang: "x-default", url: standard }],
      ...(changedAt && { lastmod: changedAt.slice(0, 19) + "Z" }),
    };
  }
}

function askWith({ apiFetch, storefront: keys }: Options) {
  return async <C extends Call>(call: C, input: Record<string, unknown>): Promise<ValueOf<C>> => {
    const address = new URL(`http://api.internal/api/${call.path}`);
    for (const [name, value] of Object.entries(input)) address.searchParams.set(name, String(value));
    const headers = { "x-storefront-id": keys.id, "x-public-key": keys.publicKey, "x-client-address": "sitemap", "accept-language": "en" };
    const envelope = (await (await apiFetch(new Request(address, { headers }))).json()) as Envelope<ValueOf<C>>;
    if (!envelope.success) throw new Error(`the sitemap could not read ${call.path}: ${envelope.code}`);
    return envelope.value;
  };
}
