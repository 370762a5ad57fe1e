import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { isServerOf, readPostmasterFile } from "@azulejo/database/embedded/postmaster-file.ts";
import { expect, inject, it } from "vitest";
import { freePort, MAIN } from "./server-process.ts";

it("a shop that is stopped while it starts leaves no database server behind", async () => {
  const dataDir = mkdtempSync(join(inject("template").scratch, "stopped-"));
  const data = join(dataDir, "pgdata");
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(await freePort()), SANDBOX: "off", LOG_LEVEL: "error" };
  const shop = spawn(process.execPath, [MAIN], { env, stdio: "ignore" });
  const gone = once(shop, "exit");
  await expect.poll(() => readPostmasterFile(data), { timeout: 20_000, interval: 5 }).not.toBeNull();
  const server = readPostmasterFile(data)?.pid ?? 0;
  shop.kill("SIGTERM");
  expect((await gone)[0]).toBe(0);
  await expect.poll(() => isServerOf(server, data), { timeout: 10_000 }).toBe(false);
});
