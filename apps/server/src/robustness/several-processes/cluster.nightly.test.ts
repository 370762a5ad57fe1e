import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { RunningSandbox } from "@azulejo/sandbox";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anItem, besideProvider, startProvider } from "../checkout.fixture.ts";
import { freePort, type ServerProcess, startServerProcess } from "../server-process.ts";
import { startLoad } from "./load.fixture.ts";

const CLUSTER = fileURLToPath(new URL("../../../../cli/src/cluster.ts", import.meta.url));
const REPLACED_MS = 15_000;

let copy: TemplateCopy;
let provider: RunningSandbox;
let itemNo: string;
let shop: ServerProcess;
beforeAll(async () => {
  copy = await copyTemplate();
  const port = await freePort();
  provider = await startProvider(() => port);
  ({ itemNo } = await anItem(copy));
  const given = { DATA_DIR: copy.dataDir, DATABASE_URL: copy.url, STOP_DELAY_SECONDS: "3", ...besideProvider(provider) };
  shop = await startServerProcess(port, given, [CLUSTER, "2"]);
});
afterAll(async () => {
  await shop?.stop();
  await provider?.close();
  await copy?.remove();
});

const workers = (): number[] =>
  execFileSync("pgrep", ["--parent", String(shop.pid)], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map(Number);

it("replaces a process that is stopped within 15 seconds, while the others answer", { timeout: 120_000 }, async () => {
  await expect.poll(() => workers().length).toBe(2);
  const [stopped = 0] = workers();
  const load = startLoad(shop.url, itemNo);
  await expect.poll(load.answered, { timeout: 20_000 }).toBeGreaterThan(100);
  process.kill(stopped, "SIGSTOP");
  const began = Date.now();
  await expect.poll(() => workers().filter((pid) => pid !== stopped).length, { timeout: 2 * REPLACED_MS, interval: 100 }).toBe(2);
  const replaced = Date.now() - began;
  await expect.poll(load.answered, { timeout: 60_000 }).toBeGreaterThan(1500);
  const failures = await load.stop();
  process.stdout.write(`${load.answered()} requests, ${failures.length} failed; started anew after ${replaced} ms\n`);
  expect(replaced).toBeLessThan(REPLACED_MS);
  expect(failures.length).toBeLessThan(load.answered() / 100);
});

it("stops under load without breaking off an answer", { timeout: 120_000 }, async () => {
  const load = startLoad(shop.url, itemNo);
  await expect.poll(load.answered, { timeout: 20_000 }).toBeGreaterThan(100);
  const stopped = shop.stop();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const readiness = await fetch(`${shop.url}/readyz`);
  expect([readiness.status, readiness.headers.get("connection")]).toEqual([503, "close"]);
  expect(await load.stop()).toEqual([]);
  await stopped;
});
