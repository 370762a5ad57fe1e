import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Database } from "../database.ts";
import { isOverLimit } from "../unavailable.ts";
import { openServer } from "./open-server.ts";

const LOCK = 4_610_017;
let [shop, command]: Database[] = [];

beforeAll(async () => {
  const { server } = inject("template");
  shop = await openServer(server, { as: "shop", connections: 1, limits: { statementSeconds: 0.3, lockSeconds: 0.1 } });
  command = await openServer(server, { as: "command", connections: 1 });
});
afterAll(async () => {
  await shop?.close();
  await command?.close();
});

const sleep = ({ query }: Pick<Database, "query">) => sql`select pg_sleep(0.5)`.execute(query);

/** Returns how a statement ended, as the code of PostgreSQL; null if it was not ended. */
const endOf = (statement: Promise<unknown>): Promise<string | null> =>
  statement.then(
    () => null,
    (error) => (isOverLimit(error) ? error.code : "other"),
  );

it("ends a statement of a shop after its time, and the connection goes on", async () => {
  if (!shop || !command) throw new Error("not open");
  expect(await endOf(sleep(shop))).toBe("57014");
  expect((await sql<{ one: number }>`select 1 as one`.execute(shop.query)).rows).toEqual([{ one: 1 }]);
});

it("ends a statement of a shop that waits too long for a lock", async () => {
  if (!shop || !command) throw new Error("not open");
  const { query } = shop;
  const { ended } = await command.query.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const waiting = endOf(sql`select pg_advisory_xact_lock(${LOCK})`.execute(query));
    await sleep({ query: transaction });
    return { ended: waiting };
  });
  expect(await ended).toBe("55P03");
});

it("lets long work and commands take their time", async () => {
  if (!shop || !command) throw new Error("not open");
  expect(
    await Promise.all([endOf(sleep({ query: shop.patient })), endOf(sleep(command)), endOf(sleep({ query: command.patient }))]),
  ).toEqual([null, null, null]);
});
