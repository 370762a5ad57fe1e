import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startServerProcess } from "@azulejo/server/robustness/server-process.ts";

export interface BenchShop {
  url: string;
  dataDir: string;
  readyMs: number;
  residentMb(): number;
  /** Returns the server's count of pages served from its cache. */
  cacheHits(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the real server in a separate process, on the demo or on an existing data directory. */
export async function startShop(
  dataDir = mkdtempSync(join(tmpdir(), "azulejo-bench-")),
  environment: Record<string, string> = {},
): Promise<BenchShop> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const started = performance.now();
  const server = await startServerProcess(port, {
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(await freePort()),
    SMTP_PORT: String(await freePort()),
    RATE_LIMIT_PER_MINUTE: "1000000000",
    SIGNIN_LIMIT: "1000000000",
    METRICS_PORT: String(metricsPort),
    ...environment,
  });
  return {
    url: server.url,
    dataDir,
    readyMs: performance.now() - started,
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    cacheHits: () => readGauge(metricsPort, "page_cache_hits"),
    stop: () => server.kill(),
  };
}

async function readGauge(port: number, name: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1];
  if (value === undefined) throw new Error(`the server doesn't count ${name}`);
  return Number(value);
}

export const forget = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });
