import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Api, QueueFigures, ShopFigures } from "@azulejo/api";
import type { Replicas } from "@azulejo/database";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PageCache } from "./page-cache/page-cache.ts";

/** Sources of metrics: figures read from the database on request, and its connections. */
export interface Watched {
  figures(): Promise<ShopFigures>;
  pool: { totalCount: number; idleCount: number; waitingCount: number };
}

export interface Metrics {
  /** Measures a response, from now until it has been sent. */
  observe(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Serves the metrics on a separate port. */
  listen(port: number, host: string): Promise<Server>;
}

/** Creates Prometheus metrics: request durations by kind, pages from the cache, its contents, and the process itself. */
export function createMetrics(
  cache: PageCache,
  api: Pick<Api, "outboxFigures">,
  changeLagSeconds: () => number,
  replicas: Replicas | null = null,
  watched: Watched | null = null,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time to answer, by kind of request and status class, without pages from the cache",
    labelNames: ["kind", "status"],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge("page_cache_hits", "Pages answered from the cache", () => cache.hits);
  gauge("page_cache_misses", "Pages rendered for the cache", () => cache.misses);
  gauge("page_cache_bytes", "Bytes of cached pages", () => cache.size.bytes);
  gauge("change_log_lag_seconds", "Time since index, pages and content last showed every change; 0 while they do", changeLagSeconds);
  gaugeOutbox(registry, api);
  if (watched) gaugeShop(registry, watched);
  if (replicas) {
    gauge("database_replicas_usable", "Replicas that are not left alone after a failure", () => replicas.figures().usable);
    gauge("database_reads_replica", "Public reads that ran on a replica", () => replicas.figures().replica);
    gauge(
      "database_reads_primary",
      "Public reads that ran on the primary, because no replica was up to date",
      () => replicas.figures().primary,
    );
  }
  return {
    observe(incoming, outgoing) {
      const started = performance.now();
      outgoing.once("finish", () => {
        const status = `${Math.floor(outgoing.statusCode / 100)}xx`;
        seconds.observe({ kind: kindOf(incoming.url ?? ""), status }, (performance.now() - started) / 1000);
      });
    },
    async listen(port, host) {
      const server = createServer(async (request, response) => {
        if (request.url !== "/metrics") {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics());
      });
      await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
      return server;
    },
  };
}

const shopGauges: [name: string, help: string, read: (figures: ShopFigures) => number][] = [
  ["shop_orders_hour", "Orders placed within an hour, in all processes", ({ ordersHour }) => ordersHour],
  ["shop_payments_hour", "Payments begun within an hour, in all processes", ({ paymentsHour }) => paymentsHour],
  ["shop_payments_declined_hour", "Payments of the last hour that were declined", ({ declinedHour }) => declinedHour],
  ["shop_searches_day", "Searches since yesterday", ({ searchesDay }) => searchesDay],
  ["shop_searches_without_hit_day", "Searches since yesterday that found nothing", ({ withoutHitDay }) => withoutHitDay],
  ["outbox_oldest_seconds", "How long the oldest message has been due; 0 if none is", ({ oldestMessageSeconds }) => oldestMessageSeconds],
];
/** Time in ms for which several scrapes share one reading of the database. */
const FIGURES_MS = 10_000;

function gaugeShop(registry: Registry, { figures, pool }: Watched): void {
  let looked: { at: number; figures: Promise<ShopFigures> } | null = null;
  const look = () => {
    if (!looked || Date.now() - looked.at > FIGURES_MS) looked = { at: Date.now(), figures: figures() };
    return looked.figures;
  };
  for (const [name, help, read] of shopGauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // Without the database its figures are missing, but the other metrics are returned.
        const found = await look().catch(() => null);
        if (found) this.set(read(found));
        else this.reset();
      },
    });
  new Gauge({
    name: "database_connections",
    help: "Connections of this process to the database, and requests that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}

function gaugeOutbox(registry: Registry, api: Pick<Api, "outboxFigures">): void {
  const gauge = (name: string, help: string, read: (figures: QueueFigures) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["kind"],
      registers: [registry],
      async collect() {
        for (const figures of await api.outboxFigures()) this.set({ kind: figures.kind }, read(figures));
      },
    });
  gauge("outbox_waiting", "Messages that are due or wait for their next try, by kind", ({ waiting }) => waiting);
  gauge("outbox_active", "Messages that this process is delivering, by kind", ({ active }) => active);
  gauge("outbox_dead", "Messages that were given up, by kind; above 0, see npm run outbox", ({ dead }) => dead);
}

const kindOf = (url: string): "page" | "api" | "asset" => (url.startsWith("/api/") ? "api" : url.startsWith("/assets/") ? "asset" : "page");
