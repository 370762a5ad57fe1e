import { examineBooks } from "@azulejo/api/areas/books/index.ts";
import { releaseOrder, settling } from "@azulejo/api/areas/checkout/settle-order.ts";
import { returnLines, shipLines } from "@azulejo/api/areas/order/move-lines.ts";
import { examineShop } from "@azulejo/cli/doctor-shop.ts";
import type { Query } from "@azulejo/database";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { guestOrder } from "@azulejo/testing/people.ts";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { demoLeftovers } from "../demo-leftovers.repository.ts";
import { createLog } from "../log.ts";
import { startServer } from "../start-server.ts";
import { freePort } from "./server-process.ts";

let shop: TestShop;
/** Orders in every state that a healthy shop has. */
let placed: { id: number; lineId: number };
let released: number;
beforeAll(async () => {
  shop = await openTestShop();
  for (const name of ["placed", "shipped", "given-up"]) await guestOrder(shop, `${name}@example.test`);
  await shop.api.settle();
  const orders = await shop.database.query
    .selectFrom("customerOrder")
    .innerJoin("orderLine", "orderLine.orderId", "customerOrder.id")
    .select(["customerOrder.id", "orderLine.id as lineId"])
    .orderBy("customerOrder.id")
    .execute();
  const [first, second, third] = orders;
  if (!first || !second || !third) throw new Error("three orders were placed");
  placed = first;
  released = third.id;
  await shop.database.query
    .transaction()
    .execute((query) => shipLines(query, second.id, [{ lineId: second.lineId, units: 1 }], "shipment"));
  await shop.database.query
    .transaction()
    .execute((query) => returnLines(query, second.id, [{ lineId: second.lineId, units: 1 }], "return"));
  await sql`delete from ledger_posting where order_id = ${released}`.execute(shop.database.query);
  await sql`update customer_order set status = 'reserved' where id = ${released}`.execute(shop.database.query);
  await releaseOrder(settling(shop.api.services), released, { status: "cancelled" });
});
afterAll(() => shop.close());

/** Returns the doctor's findings after seeding a fault, then undoes the fault. */
async function findingsAfter(...faults: RawBuilder<unknown>[]): Promise<string[]> {
  const found: string[] = [];
  const examine = async (query: Query) => {
    for (const fault of faults) await fault.execute(query);
    const findings = await examineBooks({ ...shop.database, query });
    found.push(...findings.filter((one) => one.problem !== null).map((one) => one.what));
    throw new Error("taken back");
  };
  await shop.database.query
    .transaction()
    .execute(examine)
    .catch((error: Error) => {
      if (error.message !== "taken back") throw error;
    });
  return found;
}

describe("what a supplier provides", () => {
  const missing = async (database: TestShop["database"]) =>
    (await examineShop(database)).filter((one) => one.problem !== null).map((one) => one.what);

  it("is all there in the demo", async () => {
    expect(await missing(shop.database)).toEqual([]);
  });

  it("is named where it is missing", async () => {
    const bare = await openTestShop({ seed: "empty" });
    expect(await missing(bare.database)).toEqual(["catalog", "home page", "staff"]);
    await bare.close();
  });
});

describe("the doctor", () => {
  it("finds nothing in a healthy shop", async () => {
    expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
  });

  const lotOfOrder = () =>
    sql`(select lot_id from order_line_lot join order_line on order_line.id = order_line_id where order_id = ${placed.id} limit 1)`;
  const faults: [fault: string, seed: () => RawBuilder<unknown>[], finding: string][] = [
    ["reserved stock too high", () => [sql`update lot set reserved = reserved + 1 where id = ${lotOfOrder()}`], "reserved stock"],
    ["reserved stock too low", () => [sql`update lot set reserved = reserved - 1 where id = ${lotOfOrder()}`], "reserved stock"],
    [
      "a reservation of no order",
      () => [
        sql`update lot set reserved = reserved + 1 where id = ${lotOfOrder()}`,
        sql`insert into stock_movement (lot_id, kind, on_hand, reserved) values (${lotOfOrder()}, 'reserved', 0, 1)`,
      ],
      "reserved stock",
    ],
    ["stock that no movement explains", () => [sql`update lot set on_hand = on_hand + 1 where id = ${lotOfOrder()}`], "stock figures"],
    ["a missing posting", () => [sql`delete from ledger_posting where key = ${`sale:${placed.id}`}`], "sales"],
    ["a missing posting of cash", () => [sql`delete from ledger_posting where key = ${`cash:${placed.id}`}`], "cash"],
    ["an entry that is gone", () => [sql`delete from ledger_entry where account = 'tax'`], "postings"],
    [
      "a payment of another amount",
      () => [sql`update payment set amount_cents = amount_cents + 1 where order_id = ${placed.id}`],
      "payments",
    ],
    [
      "a released order with the money kept",
      () => [sql`update payment set status = 'captured' where order_id = ${released}`],
      "money of released orders",
    ],
    [
      "a placed order with a declined payment",
      () => [sql`update payment set status = 'declined' where order_id = ${placed.id}`],
      "payments of placed orders",
    ],
    ["lot rows missing", () => [sql`delete from order_line_lot where order_line_id = ${placed.lineId}`], "lots of order lines"],
    [
      "a posting of an order that was not placed",
      () => [sql`insert into ledger_posting (key, order_id) values (${`sale:${released}`}, ${released})`],
      "postings without a cause",
    ],
  ];
  it.each(faults)("finds %s", async (_, seed, finding) => {
    expect(await findingsAfter(...seed())).toContain(finding);
  });
});

describe("production", () => {
  it("names every demo key and user that a database still accepts", async () => {
    const leftovers = await demoLeftovers(shop.database);
    expect(leftovers).toContain("the demo's public key pk_demo_cantera");
    expect(leftovers).toContain("the demo's content token demo-management");
    expect(leftovers).toContain("the demo's person homeowner@demo.test");
  });

  it("does not start on a demo database", async () => {
    const port = await freePort();
    const config = {
      ...readConfig({ MODE: "demo", PORT: String(port), SANDBOX: "off" }),
      mode: "production" as const,
      database: { url: shop.database.url, directUrl: shop.database.directUrl, dataDir: "/tmp" },
    };
    await expect(startServer(config, createLog("silent"))).rejects.toThrow(/demo's person homeowner@demo\.test/);
  });
});
