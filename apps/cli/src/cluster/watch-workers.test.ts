import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

function endIfRunning(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process has ended.
  }
}

it("replaces a worker that is stopped, and one that never gets back to its event loop", async () => {
  const port = await freePort();
  const script = fileURLToPath(new URL("./hanging-worker.fixture.ts", import.meta.url));
  const primary = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  primary.stdout.on("data", (chunk) => {
    said += chunk;
  });
  const listening = () => [...said.matchAll(/^listening (\d+)$/gm)].map(([, pid]) => Number(pid));
  const replaced = () => [...said.matchAll(/^process (\d+) hangs and is replaced$/gm)].map(([, pid]) => Number(pid));
  try {
    await expect.poll(() => listening().length, { timeout: 10_000 }).toBe(2);
    const [stopped = 0] = listening();
    process.kill(stopped, "SIGSTOP");
    await expect.poll(() => listening().length, { timeout: 10_000 }).toBe(3);
    fetch(`http://127.0.0.1:${port}/hang`).catch(() => {});
    await expect.poll(() => listening().length, { timeout: 10_000 }).toBe(4);
    expect([replaced().length, replaced()[0]]).toEqual([2, stopped]);
  } finally {
    const gone = once(primary, "exit");
    primary.kill("SIGKILL");
    await gone;
    // The one that hangs doesn't notice that its primary has ended.
    for (const pid of listening()) endIfRunning(pid);
  }
});
