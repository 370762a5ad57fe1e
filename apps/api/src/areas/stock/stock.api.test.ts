import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { address, contact } from "@azulejo/testing/guest.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importCatalog } from "../catalog/import/import-catalog.ts";
import { releaseOrder, settling } from "../checkout/settle-order.ts";
import { returnLines, shipLines } from "../order/move-lines.ts";
import { moveStock } from "./movement.repository.ts";
import * as stock from "./stock.rules.ts";

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = mkdtempSync(join(tmpdir(), "azulejo-stock-"));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const HEADER = "seriesCode,material,department,productCode,nameEn,itemNo,size,sellUnit,listPrice,weightPerUnitLb";
let feeds = 0;
/** Imports a feed with one stock figure of one item. */
async function feed(itemNo: string, column: "stockOnHand" | "stockAvailable", units: number, stockAsOf?: Date) {
  const path = join(folder, `feed-${++feeds}.csv`);
  const row = `${itemNo.toLowerCase()},porcelain,tile,${itemNo.toLowerCase()},Tile ${itemNo},${itemNo},12x24,box,10.00,40,${units}`;
  writeFileSync(path, `${HEADER},${column}\n${row}\n`);
  return importCatalog({ database: shop.database, path, stockAsOf });
}

const lotOf = async (itemNo: string) => {
  const row = await shop.database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .select(["lot.id", "onHand", "reserved", "short"])
    .where("itemNo", "=", itemNo)
    .executeTakeFirstOrThrow();
  return { id: row.id, onHand: row.onHand, reserved: row.reserved, short: row.short };
};

async function ledgerOf(lotId: number): Promise<stock.Figures> {
  const movements = await shop.database.query
    .selectFrom("stockMovement")
    .select(["onHand", "reserved"])
    .where("lotId", "=", lotId)
    .execute();
  return {
    onHand: movements.reduce((sum, one) => sum + one.onHand, 0),
    reserved: movements.reduce((sum, one) => sum + one.reserved, 0),
  };
}

/** Returns the quantity that the shop offers to buyers. */
async function offered(itemNo: string): Promise<number> {
  const [item] = (await shop.call("product/availabilityV2", { itemNos: [itemNo] })).body.value.items;
  return item.stores.reduce((sum: number, store: { available: number }) => sum + store.available, 0);
}

let orders = 0;
async function order(itemNo: string, quantity: number) {
  await shop.api.settle();
  const added = await shop.call("webshoppingbag/addbagitemV2", { items: [{ itemNo, quantity, fulfilmentType: "DLVR" }] });
  const { shoppingBagQuoteId } = added.body.value;
  const quoted = await shop.call("checkout/checkout", {
    shoppingBagQuoteId,
    contact,
    deliveryAddress: address,
    billingSameAsDelivery: true,
    deliveryService: "freight",
  });
  const attempt = `stock-${String(++orders).padStart(12, "0")}`;
  const answer = await shop.call(
    "checkout/complete",
    {
      shoppingBagQuoteId,
      attempt,
      payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
      expectedTotalCents: quoted.body.value.totals.totalCents,
      agreed: true,
      termsVersion: quoted.body.value.termsVersion,
    },
    { "idempotency-key": `${attempt}-key` },
  );
  if (answer.body.value?.status !== "placed") throw new Error(`not placed: ${JSON.stringify(answer.body)}`);
  const row = await shop.database.query
    .selectFrom("orderLine")
    .innerJoin("customerOrder", "customerOrder.id", "orderLine.orderId")
    .select(["orderLine.id as lineId", "orderId as orderId"])
    .where("bagId", "=", shoppingBagQuoteId)
    .executeTakeFirstOrThrow();
  return { ...row, ship: (units: number, document = `shipment-${++orders}`) => ship(row, units, document) };
}
const ship = ({ orderId, lineId }: { orderId: number; lineId: number }, units: number, document: string) =>
  shop.database.query.transaction().execute((query) => shipLines(query, orderId, [{ lineId, units }], document));

describe("a feed", () => {
  it("of goods on hand offers 70 when 30 of 100 have shipped", async () => {
    await feed("ST-HAND", "stockOnHand", 100);
    const placed = await order("ST-HAND", 30);
    expect(await offered("ST-HAND")).toBe(70);
    await placed.ship(30);
    await feed("ST-HAND", "stockOnHand", 70);
    expect(await offered("ST-HAND")).toBe(70);
    expect(await lotOf("ST-HAND")).toMatchObject({ onHand: 70, reserved: 0 });
  });

  it("of available goods offers 70 while the 30 still wait to be shipped", async () => {
    await feed("ST-FREE", "stockOnHand", 100);
    const placed = await order("ST-FREE", 30);
    await feed("ST-FREE", "stockAvailable", 70);
    expect(await offered("ST-FREE")).toBe(70);
    await placed.ship(30);
    expect(await lotOf("ST-FREE")).toMatchObject({ onHand: 70, reserved: 0 });
  });

  it("counted before a shipment does not restore the shipped stock, even when repeated", async () => {
    await feed("ST-LATE", "stockOnHand", 100);
    const counted = new Date();
    const placed = await order("ST-LATE", 30);
    await placed.ship(30);
    for (const _ of [1, 2]) {
      await feed("ST-LATE", "stockOnHand", 100, counted);
      expect(await offered("ST-LATE")).toBe(70);
    }
  });

  it("with less than orders hold offers nothing, even after such an order is released", async () => {
    await feed("ST-SHORT", "stockOnHand", 40);
    const placed = await order("ST-SHORT", 30);
    await feed("ST-SHORT", "stockOnHand", 10);
    expect([await lotOf("ST-SHORT"), await offered("ST-SHORT")]).toEqual([
      { id: expect.any(Number), onHand: 10, reserved: 30, short: 20 },
      0,
    ]);
    await expect(placed.ship(30)).rejects.toMatchObject({ code: "stock_short" });
    await shop.database.query.updateTable("customerOrder").set({ status: "reserved" }).where("id", "=", placed.orderId).execute();
    await releaseOrder(settling(shop.api.services), placed.orderId, { status: "cancelled" });
    expect([await lotOf("ST-SHORT"), await offered("ST-SHORT")]).toEqual([
      { id: expect.any(Number), onHand: 10, reserved: 0, short: 0 },
      10,
    ]);
  });

  it("with both columns in one row is refused with a message", async () => {
    const path = join(folder, "both.csv");
    writeFileSync(path, `${HEADER},stockOnHand,stockAvailable\nst-both,porcelain,tile,st-both,T,ST-BOTH,12x24,box,10.00,40,5,4\n`);
    const summary = await importCatalog({ database: shop.database, path });
    expect(summary.rejectedRows).toBe(1);
  });
});

describe("an order", () => {
  it("ships in parts, each shipment once, and never more than it holds", async () => {
    await feed("ST-PARTS", "stockOnHand", 50);
    const placed = await order("ST-PARTS", 20);
    await placed.ship(8, "parcel-1");
    await placed.ship(8, "parcel-1");
    expect(await lotOf("ST-PARTS")).toMatchObject({ onHand: 42, reserved: 12 });
    await expect(placed.ship(13)).rejects.toMatchObject({ code: "stock_nothing_left" });
    await placed.ship(12);
    const lines = [{ lineId: placed.lineId, units: 5 }];
    await shop.database.query.transaction().execute((query) => returnLines(query, placed.orderId, lines, "return-1"));
    expect(await lotOf("ST-PARTS")).toMatchObject({ onHand: 35, reserved: 0 });
    expect(await ledgerOf((await lotOf("ST-PARTS")).id)).toEqual({ onHand: 35, reserved: 0 });
  });

  it("does not ship before it is placed", async () => {
    await feed("ST-OPEN", "stockOnHand", 50);
    const placed = await order("ST-OPEN", 2);
    await shop.database.query.updateTable("customerOrder").set({ status: "released" }).where("id", "=", placed.orderId).execute();
    await expect(placed.ship(2)).rejects.toMatchObject({ code: "stock_not_placed" });
  });
});

describe("the ledger in the database", () => {
  it("matches the rules after any sequence of movements, and its own sum", async () => {
    const units = fc.integer({ min: 1, max: 40 });
    const steps = fc.array(
      fc.oneof(
        units.map(stock.received),
        units.map(stock.reserved),
        units.map(stock.released),
        units.map(stock.shipped),
        fc.integer({ min: 1, max: 40 }).map((by) => stock.adjusted(-by)),
        fc.record({ of: fc.constantFrom("onHand" as const, "available" as const), units: fc.nat(60) }),
      ),
      { maxLength: 25 },
    );
    await feed("ST-RANDOM", "stockOnHand", 10);
    const { id } = await lotOf("ST-RANDOM");
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        let { short: _, id: __, ...figures } = await lotOf("ST-RANDOM");
        for (const step of sequence) {
          const movement = "of" in step ? stock.movementToCount(figures, step) : step;
          if (!movement) continue;
          const next = stock.applyMovement(figures, movement);
          expect(await moveStock(shop.database.query, id, movement)).toBe(next !== null);
          figures = next ?? figures;
        }
        const short = Math.max(0, figures.reserved - figures.onHand);
        expect(await lotOf("ST-RANDOM")).toEqual({ id, ...figures, short });
        expect(await ledgerOf(id)).toEqual(figures);
      }),
      { numRuns: Math.min(Number(process.env.PROPERTY_RUNS ?? 20), 200) },
    );
  }, 120_000);

  it("cannot be oversold, regardless of which code writes the reservation", async () => {
    const { id } = await lotOf("ST-OPEN");
    const oversell = shop.database.query
      .updateTable("lot")
      .set((of) => ({ reserved: of(of("onHand", "+", of.ref("short")), "+", 1) }))
      .where("id", "=", id)
      .execute();
    await expect(oversell).rejects.toThrow("lot_never_oversold");
  });
});
