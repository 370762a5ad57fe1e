import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Api, QueueFigures, ShopFigures } from "@azulejo/api";
import type { Replicas } from "@azulejo/database";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PageCache } from "./page-cache/page-cache.ts";
import { giveToParent, serveMetrics } from "./watching/cluster-metrics.ts";
import { countShortages, gaugeFigures } from "./watching/shop-metrics.ts";

/** Sources of metrics: figures read from the database on request, and its connections. */
export interface Watched {
  figures(): Promise<ShopFigures>;
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  /** Bytes that may still be written to the data directory. */
  freeBytes(): Promise<number | null>;
  /** Outside services that this process leaves alone after repeated failures, or would. */
  services(): { name: string; isResting: boolean }[];
}

export interface ServedMetrics {
  /** Null if the parent process of `npm run cluster` serves them. */
  port: number | null;
  close(): void;
}

export interface Metrics {
  /** Measures a response, from now until it has been sent. */
  observe(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Serves the metrics on a separate port, or through the parent process. */
  listen(port: number, host: string): Promise<ServedMetrics>;
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
  const gauge = (name: string, help: string, read: () => number, aggregator: "sum" | "max" = "sum") =>
    new Gauge({
      name,
      help,
      aggregator,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  counter(registry, "page_cache_hits_total", "Pages answered from the cache", () => cache.hits);
  counter(registry, "page_cache_misses_total", "Pages rendered for the cache", () => cache.misses);
  gauge("page_cache_bytes", "Bytes of cached pages", () => cache.size.bytes);
  gauge("change_log_lag_seconds", "Time since index, pages and content last showed every change; 0 while they do", changeLagSeconds, "max");
  gaugeOutbox(registry, api);
  if (watched) {
    gaugeFigures(registry, watched.figures);
    gaugeConnections(registry, watched.pool);
    gaugeDisk(registry, watched);
    gaugeServices(registry, watched);
  }
  if (replicas) watchReplicas(registry, replicas);
  return {
    observe(incoming, outgoing) {
      const started = performance.now();
      outgoing.once("finish", () => {
        const status = `${Math.floor(outgoing.statusCode / 100)}xx`;
        seconds.observe({ kind: kindOf(incoming.url ?? ""), status }, (performance.now() - started) / 1000);
      });
    },
    async listen(port, host) {
      const stop = countShortages(registry);
      if (giveToParent(registry)) return { port: null, close: stop };
      const server = await serveMetrics(port, host, registry.contentType, () => registry.metrics());
      return {
        port: (server.address() as AddressInfo).port,
        close() {
          stop();
          server.close();
        },
      };
    },
  };
}

/** A counter whose value is kept elsewhere. */
function counter(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

function watchReplicas(registry: Registry, replicas: Replicas): void {
  const gauge = (name: string, help: string, read: () => number, aggregator: "sum" | "max") =>
    new Gauge({
      name,
      help,
      aggregator,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge("database_replicas_usable", "Replicas that are not left alone after a failure", () => replicas.figures().usable, "sum");
  const away = () => replicas.figures().all - replicas.figures().usable;
  gauge("database_replicas_away", "Replicas that are left alone after a failure", away, "max");
  new Gauge({
    name: "database_replica_lag_seconds",
    help: "How long a replica has lacked a write that this process knows of; missing if it doesn't answer",
    labelNames: ["replica"],
    aggregator: "max",
    registers: [registry],
    async collect() {
      this.reset();
      for (const { server, seconds } of await replicas.lags().catch(() => [])) if (seconds !== null) this.set({ replica: server }, seconds);
    },
  });
  counter(registry, "database_reads_replica_total", "Public reads that ran on a replica", () => replicas.figures().replica);
  const onPrimary = "Public reads that ran on the primary, because no replica was up to date";
  counter(registry, "database_reads_primary_total", onPrimary, () => replicas.figures().primary);
}

function gaugeConnections(registry: Registry, pool: Watched["pool"]): void {
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

function gaugeDisk(registry: Registry, { freeBytes }: Watched): void {
  new Gauge({
    name: "disk_free_bytes",
    help: "Bytes that may still be written to the data directory",
    aggregator: "min",
    registers: [registry],
    async collect() {
      const bytes = await freeBytes().catch(() => null);
      if (bytes === null) this.reset();
      else this.set(bytes);
    },
  });
}

function gaugeServices(registry: Registry, { services }: Watched): void {
  new Gauge({
    name: "outside_service_resting",
    help: "1 while this process leaves a payment or tax service alone, because it has failed repeatedly",
    labelNames: ["service"],
    aggregator: "max",
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, isResting } of services()) this.set({ service: name }, Number(isResting));
    },
  });
}

function gaugeOutbox(registry: Registry, api: Pick<Api, "outboxFigures">): void {
  const gauge = (name: string, help: string, read: (figures: QueueFigures) => number, aggregator: "sum" | "max" = "max") =>
    new Gauge({
      name,
      help,
      aggregator,
      labelNames: ["kind"],
      registers: [registry],
      async collect() {
        for (const figures of await api.outboxFigures()) this.set({ kind: figures.kind }, read(figures));
      },
    });
  gauge("outbox_waiting", "Messages that are due or wait for their next try, by kind", ({ waiting }) => waiting);
  gauge("outbox_active", "Messages that this process is delivering, by kind", ({ active }) => active, "sum");
  gauge("outbox_dead", "Messages that were given up, by kind; above 0, see npm run outbox", ({ dead }) => dead);
}

const kindOf = (url: string): "page" | "api" | "asset" => (url.startsWith("/api/") ? "api" : url.startsWith("/assets/") ? "asset" : "page");
