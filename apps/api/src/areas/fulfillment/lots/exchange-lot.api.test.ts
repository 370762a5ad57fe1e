import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { examineBooks } from "../../books/index.ts";

const shop = await openShopForFile();
const { query } = shop.database;
let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});
const act = (name: string, body: object) => shop.call(`office/${name}`, body, { ...staff, "idempotency-key": crypto.randomUUID() });
const show = async (orderNo: number) => (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;

/** Every lot's figures are the sums of its movements, and what orders hold is reserved. */
async function expectLedger(): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select lot.id from lot left join stock_movement movement on movement.lot_id = lot.id
    where exists (select from stock_movement own where own.lot_id = lot.id)
    group by lot.id having lot.reserved <> coalesce(sum(movement.reserved), 0)`.execute(query);
  expect(rows).toEqual([]);
  expect((await examineBooks(shop.database)).filter((one) => one.problem !== null)).toEqual([]);
}

it("an order gets units of another lot, which are shipped from there, and the old ones are free", async () => {
  const itemNo = await boxInReno(shop, 5);
  const orderNo = await placeOrder(shop, [{ itemNo, quantity: 4, fulfilmentType: "DLVR" }]);
  await shop.api.settle();
  const [line] = (await show(orderNo)).lines;
  const { lineId } = line;
  const [{ code: from, place: store }] = line.lots;
  const item = await query.selectFrom("item").select("id").where("itemNo", "=", itemNo).executeTakeFirstOrThrow();
  const place = await query.selectFrom("place").select("id").where("code", "=", store).executeTakeFirstOrThrow();
  const lotOf = (code: string) =>
    query
      .selectFrom("lot")
      .select(["id", "onHand", "reserved"])
      .where("itemId", "=", item.id)
      .where("placeId", "=", place.id)
      .where("code", "=", code)
      .executeTakeFirstOrThrow();
  const { id } = await query
    .insertInto("lot")
    .values({ itemId: item.id, placeId: place.id, code: "NEW7", onHand: 3 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await query.insertInto("stockMovement").values({ lotId: id, kind: "received", onHand: 3, reserved: 0 }).execute();
  const before = await lotOf(from);
  const exchange = (units: number, to = "NEW7") => act("exchangelot", { orderNo, lineId, store, from, to, units });

  expect((await exchange(9)).body.code).toBe("office_lot_left");
  expect((await exchange(4)).body.code).toBe("office_lot_short");
  expect((await exchange(1, "NONE")).body.code).toBe("office_lot_unknown");
  expect((await exchange(1, from)).body.code).toBe("office_lot_unknown");
  expect(await lotOf(from)).toEqual(before);
  const answer = (await exchange(2)).body.value;
  expect(answer.lines[0].lots.map((lot: { code: string; quantity: number }) => [lot.code, lot.quantity]).sort()).toEqual(
    [
      ["NEW7", 2],
      [from, 2],
    ].sort(),
  );
  expect(answer.events.at(-1)).toMatchObject({ kind: "lot_exchanged", by: "staff@demo.test", reason: `${from} → NEW7` });
  expect(await lotOf(from)).toMatchObject({ reserved: before.reserved - 2 });
  expect(await lotOf("NEW7")).toMatchObject({ onHand: 3, reserved: 2 });
  await expectLedger();
  expect((await shop.call("office/orders?status=all&query=new7", undefined, staff)).body.value.total).toBe(1);

  expect((await exchange(2, "NEW7")).body.code).toBe("office_lot_short");
  await act("shiplines", { orderNo, lines: [{ lineId, units: 4 }], carrier: "Own truck" });
  expect(await lotOf("NEW7")).toMatchObject({ onHand: 1, reserved: 0 });
  expect((await exchange(1)).body.code).toBe("office_lot_left");
  await expectLedger();
});
