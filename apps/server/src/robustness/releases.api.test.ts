import { examineBooks } from "@azulejo/api/areas/books/index.ts";
import { openBoss } from "@azulejo/api/jobs/open-boss.ts";
import { type Courier, openOutbox } from "@azulejo/api/outbox/outbox.ts";
import { type MessageKind, queues } from "@azulejo/api/outbox/queues.ts";
import { type Database, migrate, migrateTo } from "@azulejo/database";
import { makeMessagesDue } from "@azulejo/testing/messages.ts";
import { isWhole } from "@azulejo/testing/whole.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadRelease, openBlank, releases } from "./release-database.ts";
import { rowsOfTables, schemaOf } from "./release-schema.fixture.ts";

/** The orders, and how many items there are. */
async function rowsOf({ query }: Database): Promise<object> {
  const orders = await sql<{ status: string }>`select order_no, status, total_cents from customer_order order by id`.execute(query);
  expect(new Set(orders.rows.map(({ status }) => status))).toEqual(new Set(["placed", "released", "reserved"]));
  const items = await sql<{ count: number }>`select count(*) from item`.execute(query);
  return { orders: orders.rows, items: items.rows };
}

let today: Awaited<ReturnType<typeof schemaOf>>;
let inserted: Awaited<ReturnType<typeof rowsOfTables>>;
beforeAll(async () => {
  const { database, close } = await openBlank();
  await migrate(database);
  today = await schemaOf(database);
  inserted = await rowsOfTables(database);
  await close();
});

describe("the schema", () => {
  it("is described in every part", () => {
    const empty = Object.keys(today).filter((part) => today[part]?.length === 0);
    expect([empty, Object.keys(inserted)]).toEqual([["types"], ["change_feed", "postal_range"]]);
  });

  it("is the same in a database that ran every earlier migration as in a new one", async () => {
    const { database, close } = await openBlank();
    await migrateTo(database, ["0001-storefront"]);
    await migrate(database);
    expect(await schemaOf(database)).toEqual(today);
    expect(await rowsOfTables(database)).toEqual(inserted);
    await close();
  });
});

describe("a filled database of an earlier release", () => {
  const migrated = isWhole ? releases : releases.filter((_, at) => at === 0 || at >= releases.length - 2);
  it.each(migrated)("%s migrates to the current schema without losing data", async (release) => {
    const { database, close } = await openBlank();
    await loadRelease(database, release);
    const before = await rowsOf(database);
    await migrate(database);
    expect(await schemaOf(database)).toEqual(today);
    expect(await rowsOfTables(database)).toMatchObject(inserted);
    expect(await rowsOf(database)).toEqual(before);
    const problems = (await examineBooks(database)).filter((one) => one.problem !== null);
    expect(problems).toEqual([]);
    await close();
  });
});

describe("messages that wait during an upgrade", () => {
  it("are each delivered once; one that was being sent waits until its lease expires", async () => {
    const { database, close } = await openBlank();
    await loadRelease(database, "0009.sql.gz");
    await sql`delete from outbox`.execute(database.query);
    await sql`
      insert into outbox (kind, key, payload, attempts, available_at, delivered_at) values
        ('mail.receipt', 'receipt:1', '{"orderId": 1}', 0, now() - interval '1 minute', null),
        ('payment.capture', 'capture:1', '{"orderId": 1}', 7, now() - interval '1 minute', null),
        ('mail.receipt', 'receipt:2', '{"orderId": 2}', 1, now() + interval '2 minutes', null),
        ('mail.receipt', 'receipt:3', '{"orderId": 3}', 1, now() - interval '1 day', now() - interval '1 day')`.execute(database.query);
    await migrate(database);
    const sent: [string, unknown][] = [];
    // Two processes start at once on the upgraded database, and one of them starts again.
    await Promise.all([deliverDue(database, sent), deliverDue(database, sent)]);
    await deliverDue(database, sent);
    expect(sent.toSorted()).toEqual([
      ["capture:1", { orderId: 1 }],
      ["receipt:1", { orderId: 1 }],
    ]);
    await makeMessagesDue(database);
    await deliverDue(database, sent);
    expect(sent).toHaveLength(3);
    expect(sent[2]).toEqual(["receipt:2", { orderId: 2 }]);
    expect((await sql`select from outbox_before_queues`.execute(database.query)).rows).toEqual([]);
    await close();
  });
});

/** Starts an outbox as a process does, delivers the due messages and stops. */
async function deliverDue(database: Database, sent: [string, unknown][]): Promise<void> {
  const log = { info() {}, warn() {}, error() {} };
  const boss = await openBoss(database, log, { isMaintained: false });
  const outbox = await openOutbox({ boss, database, log });
  const courier: Courier = async (payload, key) => void sent.push([key, payload]);
  const couriers = Object.fromEntries(Object.keys(queues).map((kind) => [kind, courier])) as Record<MessageKind, Courier>;
  await outbox.deliver(couriers);
  await outbox.drain();
  await outbox.stop();
  await boss.stop({ graceful: false });
}

afterAll(() => {
  expect(releases.length).toBeGreaterThanOrEqual(7);
});
