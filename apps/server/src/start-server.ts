import type { Server } from "node:http";
import { type Api, outsideServices, selectShopFigures } from "@azulejo/api";
import type { Config } from "./config/config.ts";
import { drainOf } from "./http/drain.ts";
import type { ServerLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { beginWork, warmPages } from "./start/after-listening.ts";
import { createShopServer } from "./start/create-shop-server.ts";
import { openResources } from "./start/open-resources.ts";
import { openSandbox } from "./start/open-sandbox.ts";
import { openShop } from "./start/open-shop.ts";
import { roles } from "./start/roles.ts";

export interface RunningServer {
  url: string;
  api: Api;
  cache: PageCache;
  /** Finishes running requests, then closes everything. */
  close(): Promise<void>;
}

/** Opens the database, connects content, API and storefront, and starts listening. @param clock replaces the system's clock */
export async function startServer(config: Config, log: ServerLog, clock?: () => Date): Promise<RunningServer> {
  const now = clock ?? (() => new Date());
  let isClosed = false;
  const isStopping = () => isClosed;
  const resources = await openResources(config, log, clock);
  const { cache, purges, assets, database } = resources;
  const shop = await openShop(config, resources, log, now);
  const { api, content, pages } = shop;
  const metrics = createMetrics(cache, api, () => Math.max(api.changeLagSeconds(), content.changeLagSeconds()), database.replicas, {
    figures: () => selectShopFigures(database.query),
    pool: database.pool,
    freeBytes: api.services.machine.freeBytes,
    services: () => outsideServices(api.services),
  });
  const server = createShopServer({ config, resources, shop, metrics, log, now, isStopping });
  const drain = drainOf(server);
  await listen(server, config.port, config.host);
  // Pages may have changed while no process ran, or be rendered differently by this build.
  purges?.purge(null);
  // Loaded once pages are answered, which need neither.
  const sandbox = config.sandbox ? await openSandbox(config, log) : null;
  const { begun } = await beginWork({ config, api, content, log, now });
  if (roles[config.role].pages) warmPages(config, pages.shops, assets, log, isStopping);
  const figures = config.metricsPort === undefined ? null : await metrics.listen(config.metricsPort, config.host);
  return {
    url: config.publicUrl,
    api,
    cache,
    async close() {
      isClosed = true;
      figures?.close();
      await drain(config.stopDelayMs);
      await begun;
      await shop.close();
      await sandbox?.close();
      await resources.close();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => server.once("error", reject).listen(port, host, () => resolve()));
}
