import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startServerProcess } from "@azulejo/server/robustness/server-process.ts";
import { processorSecondsOf } from "@azulejo/testing/processor-time.ts";
import type { PageCounts } from "./honest/unseen.ts";
import { memoryOf } from "./process-memory.ts";

export interface BenchShop {
  url: string;
  dataDir: string;
  readyMs: number;
  residentMb(): number;
  /** Its processor time, with that of its database server. */
  processorSeconds(): number;
  /** The server's own counts of its pages. */
  pageCounts(): Promise<PageCounts>;
  stop(): Promise<void>;
}

interface Options {
  /** An existing one is used as it is; a new one gets the demo. */
  dataDir?: string;
  port?: number;
  /** Replaces the benchmark's own settings, which have no rate limits. */
  environment?: Record<string, string>;
}

/** Starts the real server in a separate process. */
export async function startShop({
  dataDir = mkdtempSync(join(tmpdir(), "azulejo-bench-")),
  port: own,
  environment,
}: Options = {}): Promise<BenchShop> {
  const [port, metricsPort] = [own ?? (await freePort()), await freePort()];
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
  // A failed part leaves no server behind, which would keep the machine busy during the next one.
  process.once("exit", () => server.child.kill());
  return {
    url: server.url,
    dataDir,
    readyMs: performance.now() - started,
    residentMb: () => memoryOf(server.pid),
    processorSeconds: () => processorSecondsOf(server.pid),
    pageCounts: async () => {
      const read = await readGauges(metricsPort);
      return { hits: read("page_cache_hits_total"), misses: read("page_cache_misses_total") };
    },
    stop: () => server.stop(),
  };
}

/** Starts the server on a shop that was filled by an earlier one, as every start but the first is: filling takes memory for good. */
export async function startFilledShop(environment: Record<string, string> = {}): Promise<BenchShop> {
  const first = await startShop();
  await first.stop();
  return startShop({ dataDir: first.dataDir, environment });
}

/** @returns a function that gives the value of a gauge, and throws if the server has none of that name */
async function readGauges(port: number): Promise<(name: string) => number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return (name) => {
    const value = new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1];
    if (value === undefined) throw new Error(`the server doesn't count ${name}`);
    return Number(value);
  };
}

export const forget = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });
