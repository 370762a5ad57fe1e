import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { serverMemory } from "@azulejo/launch/server-memory.mjs";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";

export const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const START_MS = 60_000;

/** The real server in a separate process that can be killed. */
export interface ServerProcess {
  url: string;
  pid: number;
  child: ChildProcess;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: Envelope }>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
}

/** The parts of an API response that tests read. */
export interface Envelope {
  success: boolean;
  code?: string;
  messages?: string[];
  value: { status: string; shoppingBagQuoteId: string; totals: { totalCents: number }; termsVersion: string };
}

/** Returns a free port below the system's ephemeral range, because a port in that range may be taken a moment later. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
}

/**
 * Starts the server and waits until it answers.
 * @param command the arguments of Node, if not only the server's file
 * @throws with its output if it exits before that
 */
export async function startServerProcess(port: number, environment: Record<string, string>, command = [MAIN]): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, command, {
    env: {
      ...commandEnvironment,
      ...serverMemory,
      PORT: String(port),
      PUBLIC_URL: url,
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  await untilReady(url, child, () => said);
  return {
    url,
    pid: child.pid ?? 0,
    child,
    post: postTo(url),
    kill: () => end(child, "SIGKILL"),
    stop: () => end(child, "SIGTERM"),
  };
}

/** Returns a function that calls the API of a shop as its storefront does. */
export const postTo =
  (url: string): ServerProcess["post"] =>
  async (path, body, headers = {}) => {
    const response = await fetch(`${url}/api/${path}`, {
      method: "POST",
      headers: { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera", "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Envelope };
  };

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

async function untilReady(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${said()}`);
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not start in time: ${said()}`);
}
