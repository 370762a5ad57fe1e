import { request } from "node:http";
import { join } from "node:path";
import { openDatabase } from "@azulejo/database";
import type { RunningSandbox } from "@azulejo/sandbox";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { anItem, besideProvider, startProvider } from "../checkout.fixture.ts";
import { freePort, type ServerProcess, startServerProcess } from "../server-process.ts";
import { startLoad } from "./load.fixture.ts";
import { checkExample, isInstalled, proxyNames, startProxy } from "./proxy.fixture.ts";

const SOON_MS = 3000;
const soon = () => new Promise((resolve) => setTimeout(resolve, SOON_MS));

describe("two processes behind a proxy", () => {
  let folder: string;
  let copy: TemplateCopy;
  let provider: RunningSandbox;
  let itemNo: string;
  const ports: [number, number] = [0, 0];
  const servers: ServerProcess[] = [];
  const start = async (at: 0 | 1) => {
    const given = { DATA_DIR: folder, DATABASE_URL: copy.url, TRUST_PROXY: "1", STOP_DELAY_SECONDS: "4", ...besideProvider(provider) };
    servers[at] = await startServerProcess(ports[at], given);
  };
  beforeAll(async () => {
    copy = await copyTemplate();
    folder = copy.dataDir;
    ports[0] = await freePort();
    ports[1] = await freePort();
    provider = await startProvider(() => ports[0]);
    await start(0);
    await start(1);
    ({ itemNo } = await anItem(copy));
  });
  afterAll(async () => {
    for (const server of servers) await server.kill();
    await provider?.close();
    await copy?.remove();
  });

  for (const name of proxyNames) {
    const isThere = isInstalled(name);
    const title = isThere ? name : `${name} (not installed on this machine)`;

    it.skipIf(!isThere)(`${title}: the example is valid`, () => {
      expect(checkExample(name, join(folder, name))).toBe("");
    });

    it.skipIf(!isThere)(
      `${title}: a process that stops loses no request, and one that is killed almost none`,
      { timeout: 180_000 },
      async () => {
        const proxy = await startProxy(name, join(folder, name), await freePort(), ports);
        onTestFinished(proxy.stop);
        await soon();
        const whole = startLoad(proxy.url, itemNo);
        await expect.poll(whole.answered, { timeout: 60_000 }).toBeGreaterThan(200);
        await servers[0]?.stop();
        await soon();
        expect(await whole.stop()).toEqual([]);
        await start(0);
        await soon();
        const broken = startLoad(proxy.url, itemNo);
        await expect.poll(broken.answered, { timeout: 60_000 }).toBeGreaterThan(700);
        await servers[1]?.kill();
        await soon();
        const failures = await broken.stop();
        expect(failures.filter((line) => line.startsWith("GET"))).toEqual([]);
        expect(failures.length).toBeLessThan(broken.answered() / 100);
        process.stdout.write(
          `${name}: ${whole.answered()} requests during a stop, ${broken.answered()} during a kill, ${failures.length} failed\n`,
        );
        await start(1);
      },
    );
  }

  it.skipIf(!isInstalled("nginx"))("nginx: without TLS, pages are led to it, and calls are refused", async () => {
    const proxy = await startProxy("nginx", join(folder, "plain"), await freePort(), ports);
    onTestFinished(proxy.stop);
    const ask = (path: string) =>
      new Promise<string>((resolve, reject) => {
        const headers = { host: "shop.example.com" };
        request({ socketPath: join(folder, "plain", "plain"), path, headers }, ({ statusCode, headers: { location } }) =>
          resolve(`${statusCode} ${location ?? ""}`),
        )
          .on("error", reject)
          .end();
      });
    expect(await ask("/en/product/?page=2")).toBe("301 https://shop.example.com/en/product/?page=2");
    for (const path of ["/api/storefront/settings", "/content/v1/cdn/stories", "/office/api/session"]) expect(await ask(path)).toBe("403 ");
  });

  it.skipIf(!isInstalled("haproxy"))(
    "HAProxy sends cached pages while the database does not answer, and everything afterwards",
    async () => {
      const proxy = await startProxy("haproxy", join(folder, "degraded"), await freePort(), ports);
      onTestFinished(proxy.stop);
      await soon();
      expect((await fetch(`${proxy.url}/en/`)).status).toBe(200);
      const database = await openDatabase(copy);
      const blocker = await database.pool.connect();
      await blocker.query("begin; lock table kysely_migration");
      await soon();
      expect((await fetch(`${proxy.url}/readyz`)).status).toBe(203);
      expect((await fetch(`${proxy.url}/en/`)).status).toBe(200);
      await blocker.query("commit");
      blocker.release();
      await database.close();
      await expect.poll(async () => (await fetch(`${proxy.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    },
  );
});
