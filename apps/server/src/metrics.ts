import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Api, QueueFigures } from "@azulejo/api";
import type { Replicas } from "@azulejo/database";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PageCache } from "./page-cache/page-cache.ts";

export interface Metrics {
  /** Times an answer, from now until it has been sent. */
  observe(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Serves the metrics on a separate port. */
  listen(port: number, host: string): Promise<Server>;
}

/** Prometheus metrics: request durations by kind, pages from the cache, its contents, and the process itself. */
export function createMetrics(
  cache: PageCache,
  api: Pick<Api, "outboxFigures">,
  changeLagSeconds: () => number,
  replicas: Replicas | null = null,
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
