import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { type EmbeddedServer, openDatabase, recordChanges, startEmbedded } from "@azulejo/database";
import type { RunningSandbox } from "@azulejo/sandbox";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { expectBooksInOrder } from "./books.fixture.ts";
import { anItem, besideProvider, type Checkout, fillBag, startProvider } from "./checkout.fixture.ts";
import { freePort, type ServerProcess, startServerProcess } from "./server-process.ts";

/** Twenty in `npm run nightly`. */
const RESTARTS = Number(process.env.RESTARTS ?? 2);
const BUYERS = 3;

describe("a restart of PostgreSQL", () => {
  let postgres: EmbeddedServer;
  let dataDir: string;
  let provider: RunningSandbox;
  let server: ServerProcess;
  const where = () => ({ url: postgres.url, dataDir });
  const startPostgres = () => startEmbedded(dataDir, { as: "shop" });
  beforeAll(async () => {
    dataDir = mkdtempSync(join(inject("template").scratch, "restart-"));
    postgres = await startPostgres();
    const port = await freePort();
    provider = await startProvider(() => port);
    server = await startServerProcess(port, { DATA_DIR: dataDir, DATABASE_URL: postgres.url, ...besideProvider(provider) });
  });
  afterAll(async () => {
    await server?.kill();
    await provider?.close();
    await postgres?.stop();
  });

  const answers = (path: string) => fetch(`${server.url}${path}`).then((response) => response.status);
  const isRunning = () => {
    expect(() => process.kill(server.pid, 0)).not.toThrow();
  };

  it(`loses no order and recovers by itself: ${RESTARTS} times, with ${BUYERS} buyers`, {
    timeout: 60_000 + RESTARTS * 30_000,
  }, async () => {
    const item = await anItem(where());
    const acknowledged = new Set<string>();
    const statuses = new Set<number>();
    let finished = false;
    const buy = async (who: number) => {
      let open: Checkout | null = null;
      for (let turn = 0; !finished || open; turn++) {
        open ??= await fillBag(server, item.itemNo, `buyer-${who}-${turn}`);
        const answer: Awaited<ReturnType<Checkout["press"]>> | undefined = await open?.press(server);
        if (answer) statuses.add(answer.status);
        if (open && answer?.body.value?.status === "placed") {
          acknowledged.add(open.bagId);
          open = null;
        } else await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const buyers = Promise.all(Array.from({ length: BUYERS }, (_, who) => buy(who)));
    for (let round = 0; round < RESTARTS; round++) {
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before);
      // Ended as by a crash or by its administrator, it is started again.
      process.kill(postgres.pid(), round % 2 === 0 ? "SIGQUIT" : "SIGINT");
      isRunning();
      await expect.poll(() => answers("/readyz"), { timeout: 20_000 }).toBe(200);
    }
    const last = acknowledged.size;
    await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(last);
    finished = true;
    await buyers;
    isRunning();
    expect([...statuses].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
    await server.kill();
    const placed = await expectBooksInOrder({ ...where(), provider }, { item, acknowledged });
    process.stdout.write(`${RESTARTS} restarts: ${placed} orders placed, ${acknowledged.size} acknowledged, none lost or doubled\n`);
  });

  it("delays startup, causes 503 with Retry-After while it is down, and needs no restart of the shop afterwards", async () => {
    await server.kill();
    await postgres.stop();
    const port = await freePort();
    const starting = startServerProcess(port, { DATA_DIR: dataDir, DATABASE_URL: postgres.url, ...besideProvider(provider) });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    postgres = await startPostgres();
    server = await starting;
    const bag = () => server.post("webshoppingbag/addbagitemV2", { items: [{ itemNo: "none", quantity: 1 }] });
    expect((await bag()).status).not.toBe(503);
    const database = await openDatabase(where());
    const { slug } = await database.query
      .selectFrom("productText")
      .innerJoin("product", "product.id", "productText.productId")
      .select("slug")
      .where("language", "=", "en")
      .where("published", "=", true)
      .orderBy("product.id", "desc")
      .executeTakeFirstOrThrow();
    await database.close();
    expect(await answers("/en/")).toBe(200);
    await postgres.stop();
    const refused = await bag();
    expect([refused.status, refused.body.code]).toEqual([503, "server_unavailable"]);
    const page = await fetch(`${server.url}/en/product/detail/${slug}`);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    const asked = Date.now();
    expect(await answers("/readyz")).toBe(203);
    expect(Date.now() - asked).toBeLessThan(1000);
    expect(await answers("/en/")).toBe(200);
    expect(await answers("/healthz")).toBe(200);
    postgres = await startPostgres();
    await expect.poll(() => answers("/readyz"), { timeout: 20_000 }).toBe(200);
    expect(await answers(`/en/product/detail/${slug}`)).toBe(200);
    const elsewhere = await openDatabase(where());
    const listening = async () =>
      (await sql`select from pg_stat_activity where query ilike 'listen %'`.execute(elsewhere.query)).rows.length;
    await expect.poll(listening, { timeout: 20_000 }).toBeGreaterThan(0);
    // The session that listens for changes works again: a change arrives well before the next five-second poll.
    const product = await elsewhere.query
      .selectFrom("item")
      .innerJoin("product", "product.id", "item.productId")
      .select(["product.id", "itemNo"])
      .where("item.published", "=", true)
      .where("product.published", "=", true)
      .orderBy("item.id")
      .executeTakeFirstOrThrow();
    const name = async () => {
      const { body } = await server.post("product/detailV2", { itemNo: product.itemNo });
      return (body.value as unknown as { product: { name: string } }).product.name;
    };
    expect(await name()).not.toBe("Renamed");
    await elsewhere.query.updateTable("productText").set({ name: "Renamed" }).where("productId", "=", product.id).execute();
    const changedAt = Date.now();
    await recordChanges(elsewhere.query, [{ kind: "product", entity: String(product.id) }]);
    await elsewhere.close();
    await expect.poll(name, { timeout: 10_000, interval: 50 }).toBe("Renamed");
    expect(Date.now() - changedAt).toBeLessThan(3000);
  }, 120_000);
});
