import { examineBooks } from "@azulejo/api/areas/books/index.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import type { SimulatedItem, Story } from "./play.fixture.ts";
import type { SimulatedShop } from "./simulated-shop.fixture.ts";

/** Checks invariants: stock equals the sum of movements, and no order is duplicated. */
export async function expectSound(shop: SimulatedShop, items: SimulatedItem[]): Promise<void> {
  const lotIds = items.flatMap((item) => item.lotIds);
  const { rows } = await sql<{ id: number }>`
    select lot.id from lot
    left join (select lot_id, sum(on_hand) as on_hand, sum(reserved) as reserved from stock_movement
      where lot_id = any(${lotIds}::int[]) group by lot_id) moved on moved.lot_id = lot.id
    where lot.id = any(${lotIds}::int[])
      and (lot.on_hand <> coalesce(moved.on_hand, 0) or lot.reserved <> coalesce(moved.reserved, 0)
        or lot.on_hand < 0 or lot.reserved < 0)`.execute(shop.database.query);
  expect(rows, "lots that differ from their movements").toEqual([]);
}

/** The results of a sequence's orders. */
export interface Ended {
  placed: number;
  released: number;
}

interface Intent {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  latest_charge: { amount_refunded?: number } | null;
}

async function paymentsAt({ sandbox }: SimulatedShop): Promise<Intent[]> {
  const all: Intent[] = [];
  for (let more = true; more; ) {
    const after = all.at(-1);
    const page = `limit=100&expand[]=data.latest_charge${after ? `&starting_after=${after.id}` : ""}`;
    const response = await fetch(`${sandbox.url}/v1/payment_intents?${page}`, { headers: { authorization: "Bearer sk_test_demo" } });
    const { data, has_more } = (await response.json()) as { data: Intent[]; has_more: boolean };
    all.push(...data);
    more = has_more && data.length > 0;
  }
  return all;
}

interface Money {
  value: string;
}

interface PayPalOrder {
  id: string;
  purchase_units: [{ payments?: { captures: { amount: Money }[]; refunds?: { amount: Money }[] } }];
}

const cents = (parts: { amount: Money }[] = []): number =>
  parts.reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0);

/** Returns PayPal's record of each order. */
async function payPalOrdersAt({ askPayPal }: SimulatedShop): Promise<{ id: string; cents: number }[]> {
  const { orders } = (await askPayPal("/control/orders")) as { orders: PayPalOrder[] };
  return orders.map(({ id, purchase_units: [{ payments }] }) => ({ id, cents: cents(payments?.captures) - cents(payments?.refunds) }));
}

/** Completes everything, then checks that no order is lost, duplicated or half-paid. */
export async function expectNothingLost(shop: SimulatedShop, story: Story): Promise<Ended> {
  for (let round = 0; round < 3; round++) {
    await shop.events.deliver(round, 1);
    await shop.wait(20);
  }
  const orders = await shop.database.query
    .selectFrom("customerOrder")
    .leftJoin("payment", "payment.orderId", "customerOrder.id")
    .select(["customerOrder.id", "orderNo", "bagId", "customerOrder.status", "totalCents", "canceledAt", "providerId"])
    .where("bagId", "in", [...story.bags, "00000000-0000-0000-0000-000000000000"])
    .execute();
  const placed = orders.filter((order) => order.status === "placed");
  expect(
    orders.filter((order) => order.status === "reserved"),
    "orders that never end",
  ).toEqual([]);
  expect(new Set(placed.map((order) => order.bagId)).size, "bags ordered once").toBe(placed.length);
  for (const [bag, numbers] of story.confirmed)
    expect([...numbers], "the order that a buyer was told of").toEqual(
      placed.filter((order) => order.bagId === bag).map((order) => order.orderNo),
    );
  const kept = await expectNothingHeld(shop);
  for (const { id, cents } of kept) {
    const order = placed.find((one) => one.providerId === id);
    const refunds = order ? await refundedOf(shop, order.id) : 0;
    const owed = order ? Number(order.totalCents) - refunds : 0;
    expect(cents, `money kept of payment ${id}`).toBe(order?.canceledAt ? 0 : owed);
  }
  for (const { providerId } of placed) expect(kept.map((payment) => payment.id)).toContain(providerId);
  return { placed: placed.length, released: orders.length - placed.length };
}

/** Checks that no provider holds money that it should pay out or release. @returns the money that the shop has of each payment */
export async function expectNothingHeld(shop: SimulatedShop): Promise<{ id: string; cents: number }[]> {
  const money = await paymentsAt(shop);
  const open = money.filter((payment) => payment.status === "requires_capture" || payment.status === "processing");
  expect(open, "money held for good").toEqual([]);
  return [...money.map((payment) => ({ id: payment.id, cents: keptOf(payment) })), ...(await payPalOrdersAt(shop))];
}

/** The provider reports a canceled authorization as refunded, although nothing was received. */
const keptOf = ({ status, amount_received: received, latest_charge: charge }: Intent): number =>
  status === "succeeded" ? received - (charge?.amount_refunded ?? 0) : 0;

async function refundedOf({ database }: SimulatedShop, orderId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from refund where order_id = ${orderId} and state = 'done'`.execute(database.query);
  return rows[0]?.cents ?? 0;
}

/** Books checks that may fail, because the sequence includes counts that find less than orders hold. */
const PLAYED = new Set(["short lots"]);

/** Runs the checks of `npm run doctor` on all orders, payments, postings and lots. */
export async function expectBooksInOrder({ database }: SimulatedShop): Promise<void> {
  const findings = await examineBooks(database);
  expect(findings.filter(({ what, problem }) => problem !== null && !PLAYED.has(what))).toEqual([]);
}
