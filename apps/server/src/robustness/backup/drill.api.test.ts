import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { examineBooks } from "@azulejo/api/areas/books/index.ts";
import { openDatabase } from "@azulejo/database";
import type { RunningSandbox } from "@azulejo/sandbox";
import { blankDatabase, copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openClockedServer } from "../../pages/clocked-server.ts";
import { anItem, besideProvider, fillBag, startProvider } from "../checkout.fixture.ts";
import { postTo, type ServerProcess } from "../server-process.ts";
import { placeOf, runCommand } from "./command.fixture.ts";

const PATIENT_MS = 240_000;

let copy: TemplateCopy;
let restored: TemplateCopy;
let provider: RunningSandbox;
let folder: string;
let port = 9;
beforeAll(async () => {
  copy = await copyTemplate();
  restored = await blankDatabase();
  provider = await startProvider(() => port);
  folder = mkdtempSync(join(tmpdir(), "azulejo-drill-"));
});
afterAll(async () => {
  await provider.close();
  await copy.remove();
  await restored.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a shop on a database that outlives it. */
async function openShop(place: TemplateCopy) {
  const server = await openClockedServer(new Date(), besideProvider(provider), { ...place, remove: async () => {} });
  port = Number(new URL(server.url).port);
  return { post: postTo(server.url), close: server.close };
}

interface Table {
  schema: string;
  name: string;
  rows: number;
}

async function tablesOf(file: string): Promise<Table[]> {
  const [line = ""] = gunzipSync(await readFile(file))
    .toString()
    .split("\n");
  return JSON.parse(line.slice(line.indexOf("{"))).tables;
}

async function countRows(tables: Table[]): Promise<Table[]> {
  const database = await openDatabase(restored);
  const counted: Table[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(`${schema}.${name}`)}`.execute(
      database.query,
    );
    counted.push({ schema, name, rows: rows[0]?.count ?? -1 });
  }
  await database.close();
  return counted;
}

async function problemsOfBooks(): Promise<unknown[]> {
  const database = await openDatabase(restored);
  const problems = (await examineBooks(database)).filter((one) => one.problem !== null);
  await database.close();
  return problems;
}

it(
  "a backup of a selling shop has every order before it, and the restored shop's books are in order and it sells",
  async () => {
    const item = await anItem(copy);
    mkdirSync(join(copy.dataDir, "assets"), { recursive: true });
    writeFileSync(join(copy.dataDir, "assets", "upload.txt"), "an upload");
    const shop = await openShop(copy);
    const acknowledged = new Set<string>();
    const buy = async (server: Pick<ServerProcess, "post">, name: string) => {
      const checkout = await fillBag(server, item.itemNo, name);
      expect((await checkout?.press(server))?.body.value.status).toBe("placed");
      return checkout?.bagId ?? "";
    };
    for (const name of ["first", "second"]) acknowledged.add(await buy(shop, name));
    let isOver = false;
    const selling = (async () => {
      for (let turn = 0; !isOver; turn++) await buy(shop, `meanwhile-${turn}`);
    })();
    const file = join(folder, "shop.sql.gz");
    expect(await runCommand("backup", [file], placeOf(copy))).toMatchObject({ code: 0 });
    isOver = true;
    await selling;
    await shop.close();

    const place = { ...placeOf(restored), DATA_DIR: restored.dataDir };
    expect(await runCommand("restore", [file], place)).toEqual({
      code: 0,
      says: expect.stringMatching(/^restored: \d+ orders, uploads\n$/),
    });
    const tables = await tablesOf(file);
    expect(await countRows(tables)).toEqual(tables.map(({ schema, name, rows }) => ({ schema, name, rows })));
    expect(await readFile(join(restored.dataDir, "assets", "upload.txt"), "utf8")).toBe("an upload");
    const { says } = await runCommand("doctor", [], place);
    expect(says).toContain("ok   schema");
    expect(says.split("\n").filter((line) => line.startsWith("FAIL") && !line.startsWith("FAIL payment webhook"))).toEqual([]);
    expect(await problemsOfBooks()).toEqual([]);

    const again = await openShop(restored);
    acknowledged.add(await buy(again, "after"));
    await again.close();
    const database = await openDatabase(restored);
    const orders = await database.query.selectFrom("customerOrder").select(["bagId", "orderNo"]).where("status", "=", "placed").execute();
    await database.close();
    expect(orders.map((order) => order.bagId)).toEqual(expect.arrayContaining([...acknowledged]));
    expect(new Set(orders.map((order) => order.orderNo)).size).toBe(orders.length);
  },
  PATIENT_MS,
);
