import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startServerProcess } from "@azulejo/server/robustness/server-process.ts";

export interface BenchShop {
  url: string;
  dataDir: string;
  readyMs: number;
  residentMb(): number;
  stop(): Promise<void>;
}

/** The real server in a process of its own, on the demo or on a data directory that is there. */
export async function startShop(dataDir = mkdtempSync(join(tmpdir(), "azulejo-bench-"))): Promise<BenchShop> {
  const port = await freePort();
  const started = performance.now();
  const server = await startServerProcess(port, {
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(await freePort()),
    SMTP_PORT: String(await freePort()),
    RATE_LIMIT_PER_MINUTE: "1000000000",
    SIGNIN_LIMIT: "1000000000",
  });
  return {
    url: server.url,
    dataDir,
    readyMs: performance.now() - started,
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    stop: () => server.kill(),
  };
}

export const forget = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });
