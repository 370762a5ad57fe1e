import type { Api } from "@azulejo/api";
import type { Assets } from "@azulejo/content";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { OpenContent } from "../content/open-content.ts";

const YEAR = "public, max-age=31536000, immutable";

/** Crawlers don't need data, bags or checkouts. */
const robots = (publicUrl: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /office/",
    "Disallow: /*/shoppingbag",
    "Disallow: /*/checkout",
    "Disallow: /*/order/",
    "Disallow: /*/search",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

/** Built files have a content hash in their name. */
const keptForAYear: MiddlewareHandler = async (http, next) => {
  await next();
  if (!http.res.ok) return;
  http.res.headers.set("cache-control", YEAR);
  // The payment provider's frames show card fields in the shop's font.
  if (http.req.path.endsWith(".woff2")) http.res.headers.set("access-control-allow-origin", "*");
};

/** Mounts other than pages, in the order in which they are tried. */
export function createServicesApp(
  api: Api,
  content: OpenContent,
  assets: Assets,
  sitemaps: Hono,
  storefrontFiles: Hono,
  office: Hono,
  web: { directory: string; version: string; publicUrl: string; storefront: string },
): Hono {
  const app = new Hono();
  app.get("/healthz", (http) => http.json({ alive: true }));
  app.get("/build.json", (http) => http.json({ version: web.version }, 200, { "cache-control": "no-store" }));
  app.get("/readyz", (http) => api.fetch(http.req.raw));
  app.all("/api/*", (http) => api.fetch(http.req.raw));
  app.all("/content/*", (http) => content.fetch(http.req.raw));
  app.get("/assets/f/*", (http) => assets.fetch(http.req.raw));
  app.get("/assets/documents/*", (http) => assets.fetch(http.req.raw));
  app.get("/assets/films/*", (http) => assets.fetch(http.req.raw));
  app.get("/assets/tearsheets/:language/:file", (http) => {
    const { language, file } = http.req.param();
    const path = [web.storefront, language, file.replace(/\.pdf$/, "")].map(encodeURIComponent).join("/");
    return api.fetch(new Request(new URL(`/api/product/tearsheetfile/${path}`, http.req.url), { headers: http.req.raw.headers }));
  });
  app.get("/assets/*", keptForAYear, serveStatic({ root: web.directory, precompressed: true }));
  app.route("/", office);
  app.route("/", storefrontFiles);
  app.route("/", sitemaps);
  app.get("/robots.txt", (http) => http.text(robots(web.publicUrl)));
  app.notFound((http) => http.text("Not found", 404));
  return app;
}
