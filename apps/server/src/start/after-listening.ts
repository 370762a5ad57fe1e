import type { Api } from "@azulejo/api";
import type { Assets } from "@azulejo/content";
import { languages } from "@azulejo/contract";
import type { Config } from "../config/config.ts";
import type { OpenContent } from "../content/open-content.ts";
import { shareBuilds } from "../http/share-built-files.ts";
import type { ServerLog } from "../log.ts";
import type { Shops } from "../shops/shops.ts";
import { loadDemoBrand, loadDemoHistory } from "./demo.ts";
import { preparePages } from "./prepare-pages.ts";
import { roles } from "./roles.ts";

interface Options {
  config: Config;
  api: Api;
  content: OpenContent;
  log: ServerLog;
  now(): Date;
}

/** Starts deliveries and jobs, after creating a demo's orders. `/readyz` waits for it; pages don't. @returns when all of it has started */
export async function beginWork({ config, api, content, log, now }: Options): Promise<{ begun: Promise<unknown> }> {
  const isDemo = roles[config.role].work && config.mode === "demo" && config.seed === "demo";
  const history = isDemo && config.demoHistory ? loadDemoHistory(api, now, log) : null;
  const working = history ? history.then(api.startWork) : api.startWork();
  const brand = isDemo && !config.content.apiUrl && config.demoBrand ? working.then(() => loadDemoBrand(api, content, log)) : null;
  if (!history) await working;
  return { begun: Promise.all([working, brand]) };
}

/** Prepares what first visitors load: storefronts' files, this build's files, and the most visited pages. */
export function warmPages(config: Config, shops: Shops, assets: Assets, log: ServerLog, isClosed: () => boolean): void {
  for (const shop of shops.all()) void shop.warmFiles();
  shareBuilds(config.database.dataDir, log);
  if (!config.preparePages) return;
  const shop = { url: `http://127.0.0.1:${config.port}`, languages, dataDir: config.database.dataDir, assets, isClosed };
  void preparePages(shop).catch((error) => log.warn({ err: error }, "the first pages could not be prepared"));
}
