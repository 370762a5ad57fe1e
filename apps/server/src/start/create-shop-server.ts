import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import type { Config } from "../config/config.ts";
import { BuiltFiles } from "../http/built-files.ts";
import { createListener } from "../http/listener.ts";
import { paymentHosts } from "../http/provider-hosts.ts";
import { fetchFromApi } from "../http/remote-api.ts";
import { createServicesApp } from "../http/services-app.ts";
import { buildsOf } from "../http/share-built-files.ts";
import type { ServerLog } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { createOfficeApp } from "../office/office-app.ts";
import type { Resources } from "./open-resources.ts";
import type { OpenShop } from "./open-shop.ts";

/** Longer than proxies usually keep an idle connection (60 s), so that none is closed while a request is in transit. */
const KEEP_ALIVE_MS = 65_000;

interface Options {
  config: Config;
  resources: Resources;
  shop: OpenShop;
  metrics: Metrics;
  log: ServerLog;
  now(): Date;
  isStopping(): boolean;
}

/** Creates the process's server for pages, calls, files and the office, which isn't listening yet. */
export function createShopServer({ config, resources, shop, metrics, log, now, isStopping }: Options): Server {
  const { api, pages, content, dev, version } = shop;
  const { apiUrl } = config;
  const builds = buildsOf(config.database.dataDir);
  const office = createOfficeApp({
    directory: fileURLToPath(new URL("../../../office/build", import.meta.url)),
    sharedFiles: builds.office.shared,
    networks: config.officeNetworks,
    paymentHosts: paymentHosts(config.stripe.scriptUrl),
    isForged: (authToken) => api.isForged(authToken),
    send: apiUrl ? (request) => fetchFromApi(apiUrl, request) : api.fetch,
    shopAt: (host) => pages.shops.at(host),
    now: () => now().getTime(),
  });
  const files = new BuiltFiles(builds.web.own, builds.web.shared);
  const services = createServicesApp(api, content, resources.assets, pages.shops, office, { version, isStopping }, log);
  const listener = createListener(pages, files, services, api.serveCall, log, metrics);
  const server = createServer(dev ? (incoming, outgoing) => dev.serve(incoming, outgoing, () => listener(incoming, outgoing)) : listener);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
