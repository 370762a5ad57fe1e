import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import type { Database } from "@azulejo/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Counters, openCounters } from "./counters.ts";
import { expectOneLimit, expectStricter } from "./limits.fixture.ts";

const PROGRAM = "/usr/bin/redis-server";

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

describe.skipIf(!existsSync(PROGRAM))("limits in Redis (skipped where it isn't installed)", () => {
  const warnings: string[] = [];
  const log = { info() {}, warn: (_: unknown, message: string) => void warnings.push(message), error() {} };
  let redis: ChildProcess;
  let port = 0;
  const opened: Counters[] = [];
  const open = async () => {
    const counters = await openCounters({ kind: "server" } as Database, { redisUrl: `redis://127.0.0.1:${port}`, log });
    opened.push(counters);
    return counters;
  };
  const start = () => spawn(PROGRAM, ["--port", String(port), "--bind", "127.0.0.1", "--save", ""], { stdio: "ignore" });
  beforeAll(async () => {
    port = await freePort();
    redis = start();
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  afterAll(async () => {
    for (const counters of opened) await counters.close();
    redis?.kill();
  });

  it("are those of one process for four", async () => {
    await expectOneLimit([await open(), await open(), await open(), await open()]);
  });

  it("go on without it, say so once, and count together again when it is back", async () => {
    const counters = await open();
    redis.kill("SIGKILL");
    await expect.poll(() => warnings.length).toBeGreaterThan(0);
    await expectStricter(counters);
    expect(new Set(warnings).size).toBe(1);
    redis = start();
    const limiter = counters.shared?.({ name: "again", points: 5, seconds: 60 });
    await expect.poll(async () => (await limiter?.get("someone").catch(() => "gone")) ?? "counts", { timeout: 10_000 }).toBe("counts");
  });
});
