import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@azulejo/server/robustness/server-process.ts";
import { processorSecondsOf } from "@azulejo/testing/processor-time.ts";
import type { PeerData } from "../peer/page.tsx";

const directory = fileURLToPath(new URL(".", import.meta.url));
const next = fileURLToPath(new URL("node_modules/next/dist/bin/next", import.meta.url));
const ENVIRONMENT = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
const START_MS = 30_000;

/** Builds the peer's list with Next.js and starts its server, in a process of its own. @throws with Next.js's output if it can't be built */
export async function startNext(data: PeerData): Promise<{ url: string; processorSeconds(): number; stop(): void }> {
  const built = spawnSync(process.execPath, [next, "build", directory], { env: { ...process.env, ...ENVIRONMENT }, encoding: "utf8" });
  if (built.status !== 0) throw new Error(`Next.js could not build the peer's list: ${built.stdout}${built.stderr}`);
  const folder = mkdtempSync(join(tmpdir(), "azulejo-next-"));
  const file = join(folder, "peer.json");
  writeFileSync(file, JSON.stringify(data));
  const port = await freePort();
  const child = spawn(process.execPath, [next, "start", directory, "--port", String(port), "--hostname", "127.0.0.1"], {
    env: { ...process.env, ...ENVIRONMENT, PEER_DATA: file },
    stdio: "ignore",
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url);
  return {
    url,
    processorSeconds: () => processorSecondsOf(child.pid ?? 0),
    stop() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswering(url: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Next.js's server did not start in time");
}
