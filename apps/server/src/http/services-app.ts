import { type Api, readinessStatus } from "@azulejo/api";
import type { Assets } from "@azulejo/content";
import { Hono } from "hono";
import type { OpenContent } from "../content/open-content.ts";
import { createOfflineFiles } from "../offline/offline-files.ts";

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

/** Mounts other than pages and built files, in the order in which they are tried. */
export function createServicesApp(
  api: Api,
  content: OpenContent,
  assets: Assets,
  sitemaps: Hono,
  storefrontFiles: Hono[],
  office: Hono,
  web: { version: string; publicUrl: string; storefront: string; isStopping(): boolean },
): Hono {
  const app = new Hono();
  app.get("/healthz", (http) => http.json({ alive: true }));
  app.get("/build.json", (http) => http.json({ version: web.version }, 200, { "cache-control": "no-store" }));
  app.get("/readyz", async (http) => {
    const state = web.isStopping() ? "not ready" : await api.readiness();
    return http.json({ state }, readinessStatus[state], { "cache-control": "no-store" });
  });
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
  app.route("/", createOfflineFiles(web.version));
  app.route("/", office);
  for (const files of storefrontFiles) app.route("/", files);
  app.route("/", sitemaps);
  app.get("/robots.txt", (http) => http.text(robots(web.publicUrl)));
  app.notFound((http) => http.text("Not found", 404));
  return app;
}
