import { type Database, openDatabase } from "@azulejo/database";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteExpired } from "../jobs/tidy.repository.ts";
import { openCounters } from "./counters.ts";
import { expectOneLimit, expectStricter } from "./limits.fixture.ts";

const log = { info() {}, warn() {}, error() {} };
const open = (database: Database) => openCounters(database, { redisUrl: undefined, log });

let copy: TemplateCopy;
let databases: Database[];
beforeAll(async () => {
  copy = await copyTemplate();
  databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ ...copy, connections: 2 })));
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await copy?.remove();
});

it("counts the limits of four processes together, in the database", async () => {
  await expectOneLimit(await Promise.all(databases.map(open)));
  const stored = databases[0]?.query.selectFrom("spentPoints").select("key");
  expect((await stored?.execute())?.map(({ key }) => key).filter((key) => key.includes("203.0"))).toEqual([]);
});

it("forgets old spending", async () => {
  const { query } = databases[0] as Database;
  await query
    .insertInto("spentPoints")
    .values([
      { key: "old", points: 1, expire: Date.now() - 1 },
      { key: "new", points: 1, expire: Date.now() + 60_000 },
    ])
    .execute();
  await deleteExpired(query);
  const keys = await query.selectFrom("spentPoints").select("key").where("key", "in", ["old", "new"]).execute();
  expect(keys).toEqual([{ key: "new" }]);
});

it("goes on without the store, and lets fewer sign-ins through", async () => {
  const database = await openDatabase({ ...copy, connections: 2 });
  const counters = await open(database);
  await database.pool.end();
  await expectStricter(counters);
});

it("counts in memory on the shop's own database, which one process uses", async () => {
  const counters = await openCounters({ ...(databases[0] as Database), kind: "embedded" }, { redisUrl: undefined, log });
  expect(counters.shared).toBeNull();
});
