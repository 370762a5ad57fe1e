import { type Api, readinessStatus } from "@azulejo/api";
import type { Assets } from "@azulejo/content";
import { Hono } from "hono";
import type { OpenContent } from "../content/open-content.ts";
import type { ServerLog } from "../log.ts";
import { createOfflineFiles } from "../offline/offline-files.ts";
import type { Shops } from "../shops/shops.ts";
import { createReportReceiver } from "./policy-reports/receive-reports.ts";

/** Creates the app for all addresses except pages and built files, in the order of their precedence. */
export function createServicesApp(
  api: Api,
  content: OpenContent,
  assets: Assets,
  shops: Shops,
  office: Hono,
  web: { version: string; isStopping(): boolean },
  log: ServerLog,
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
  app.route("/", createReportReceiver(log, Date.now));
  app.route("/", createOfflineFiles(web.version));
  app.route("/", office);
  app.all("*", (http) => shops.at(http.req.header("host")).routes.fetch(http.req.raw));
  return app;
}
