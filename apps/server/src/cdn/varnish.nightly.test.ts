import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@azulejo/database";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { bearer, DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anItem } from "../robustness/checkout.fixture.ts";
import { freePort, type ServerProcess, startServerProcess } from "../robustness/server-process.ts";

const isInstalled = spawnSync("varnishd", ["-V"]).status === 0;
const example = readFileSync(new URL("../../../../deploy/varnish.vcl", import.meta.url), "utf8");

/** Starts Varnish with the example in front of a server on this port. */
async function startVarnish(folder: string, port: number, backend: number): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "varnish.vcl");
  writeFileSync(path, example.replace('.port = "3000"', `.port = "${backend}"`));
  const given = ["-F", "-j", "none", "-n", join(folder, "run"), "-f", path, "-a", `127.0.0.1:${port}`, "-s", "malloc,32m"];
  const child = spawn("varnishd", given, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  for (let isOpen = false; !isOpen; ) {
    if (child.exitCode !== null) throw new Error(`varnishd ended with ${child.exitCode}: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    isOpen = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  }
  return async () => {
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  };
}

describe.skipIf(!isInstalled)("behind Varnish (skipped where it isn't installed)", () => {
  let copy: TemplateCopy;
  let server: ServerProcess;
  let stopVarnish: () => Promise<void>;
  let edge: string;
  let itemNo: string;
  let paths: string[];
  let staff: Record<string, string>;
  beforeAll(async () => {
    copy = await copyTemplate();
    const [port, edgePort] = [await freePort(), await freePort()];
    edge = `http://127.0.0.1:${edgePort}`;
    stopVarnish = await startVarnish(join(copy.dataDir, "varnish"), edgePort, port);
    server = await startServerProcess(port, {
      ...copy.environment,
      ...{ SANDBOX_PORT: "0", SMTP_PORT: "0", PUBLIC_URL: edge, TRUST_PROXY: "127.0.0.1", CDN: "varnish", CDN_PURGE_URL: `${edge}/` },
    });
    ({ itemNo } = await anItem(copy));
    const database = await openDatabase(copy);
    const texts = await database.query
      .selectFrom("item")
      .innerJoin("productText", "productText.productId", "item.productId")
      .select(["slug", "language"])
      .where("itemNo", "=", itemNo)
      .orderBy("language")
      .execute();
    await database.close();
    paths = texts.map(({ language, slug }) => `/${language}/product/detail/${slug}`);
    const { body } = await server.post("office/signin", { email: "staff@demo.test", password: DEMO_PASSWORD });
    staff = bearer(body.value as never);
  });
  afterAll(async () => {
    await server?.kill();
    await stopVarnish?.();
    await copy?.remove();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(edge + path, { headers });
    const text = await response.text();
    return { status: response.status, text, headers: response.headers, isHit: / /.test(response.headers.get("x-varnish") ?? "") };
  };

  it("a page stays in Varnish until its price changes in the office", async () => {
    const first: string[] = [];
    // The purge of every page at the start is repeated after five seconds.
    await new Promise((resolve) => setTimeout(resolve, 7000));
    for (const path of paths) {
      await expect.poll(async () => (await get(path)).isHit, { timeout: 20_000 }).toBe(true);
      const { status, headers, text } = await get(path, { cookie: "consent=1" });
      expect([status, headers.get("vary"), headers.get("cache-control"), headers.has("surrogate-key")]).toEqual([
        200,
        "Accept-Encoding, Cookie, Sec-GPC",
        "public, max-age=0, must-revalidate",
        false,
      ]);
      const unchanged = await get(path, { "if-none-match": headers.get("etag") ?? "" });
      expect([unchanged.status, unchanged.text.length, unchanged.isHit]).toEqual([304, 0, true]);
      first.push(text);
    }
    const change = { scope: { of: "item", keys: [itemNo] }, kind: "price", cents: 98_765 };
    const preview = (await server.post("office/previewprices", change, staff)).body as unknown as { value: { revision: string } };
    const began = Date.now();
    const { body } = await server.post("office/changeprices", { change, revision: preview.value.revision }, staff);
    expect(body.success).toBe(true);
    for (const [at, path] of paths.entries()) {
      expect(first[at]?.includes("987.65")).toBe(false);
      await expect.poll(async () => (await get(path)).text.includes("987.65"), { timeout: 5000 }).toBe(true);
    }
    process.stdout.write(`Varnish showed the new price after ${Date.now() - began} ms\n`);
    await expect.poll(async () => (await get(paths[0] ?? "")).isHit, { timeout: 20_000 }).toBe(true);
  });

  it("a page of one visitor is never sent to another", async () => {
    const [path = ""] = paths;
    await expect.poll(async () => (await get(path)).isHit, { timeout: 20_000 }).toBe(true);
    const plain = await get(path);
    const mine = await get(path, { cookie: "cantera_store=reno" });
    expect([mine.isHit, mine.headers.get("cache-control")]).toEqual([false, "private, max-age=0, must-revalidate"]);
    expect(mine.text === plain.text).toBe(false);
    expect((await get(path)).text === plain.text).toBe(true);
    for (let round = 0; round < 3; round++) {
      expect((await get("/en/shoppingbag", { cookie: "bag=1" })).isHit).toBe(false);
      expect((await get(path, { "sec-gpc": "1" })).isHit).toBe(false);
    }
  });

  it("only the shop's machines may purge", async () => {
    expect((await fetch(edge, { method: "PURGE" })).status).toBe(403);
    expect((await fetch(edge, { method: "PURGE", headers: { "surrogate-key": "a) || obj.status ~ (." } })).status).toBe(403);
    expect((await fetch(edge, { method: "PURGE", headers: { "surrogate-key": "abc def" } })).status).toBe(200);
  });
});
