import { refundInternal, settleByCheck } from "@azulejo/api/areas/checkout/index.ts";
import type { Query } from "@azulejo/database";
import { STOREFRONT_ID } from "../load-storefront.ts";
import type { Dealer } from "./history-data.ts";
import { chance } from "./plan-history.ts";

const DAY_MS = 86_400_000;
const BROKEN_UNITS = 3;

/** How many days past due each invoice is that stays open; one of them is partly paid. */
const OPEN_AGES = [100, 75, 58, 23, 9];
const PARTLY_PAID_AGE = 9;

/** Pays what was due with one check per week; a few invoices of every age stay open. */
export async function payHistory(query: Query, { customerId, staffId }: Dealer, today: Date): Promise<void> {
  const invoices = await query
    .selectFrom("invoice")
    .select(["invoiceNo", "dueOn", "openCents"])
    .where("customerId", "=", customerId)
    .where("openCents", ">", 0)
    .orderBy("dueOn")
    .execute();
  const aged = invoices.map((one) => ({ ...one, age: Math.floor((today.getTime() - Date.parse(one.dueOn ?? "")) / DAY_MS) }));
  const kept = OPEN_AGES.map((age) => nearest(aged, age)?.invoiceNo);
  const part = nearest(aged, PARTLY_PAID_AGE);
  const settled = aged.filter((one) => one.age > 0 && !kept.includes(one.invoiceNo));
  const weeks = Map.groupBy(settled, (one) => Math.floor(one.age / 7));
  let check = 2000;
  for (const [week, due] of [...weeks].toSorted(([one], [other]) => other - one)) {
    const paidAt = new Date(today.getTime() - Math.max(0, week * 7 - Math.floor(chance("late", week) * 6)) * DAY_MS - 3_600_000);
    const parts = due.map((one) => ({ invoiceNo: one.invoiceNo, amountCents: one.openCents }));
    await settleByCheck(
      { query, now: () => paidAt },
      { storefrontId: STOREFRONT_ID, customerId, staffId, reference: String(++check), parts },
    );
  }
  if (!part) return;
  const half = [{ invoiceNo: part.invoiceNo, amountCents: Math.round(part.openCents / 2) }];
  const paidAt = new Date(today.getTime() - 2 * DAY_MS);
  await settleByCheck(
    { query, now: () => paidAt },
    { storefrontId: STOREFRONT_ID, customerId, staffId, reference: String(++check), parts: half },
  );
}

const nearest = <T extends { age: number }>(all: T[], age: number): T | undefined =>
  all.toSorted((one, other) => Math.abs(one.age - age) - Math.abs(other.age - age))[0];

/** Issues a credit for boxes of a recent order that arrived broken; the credit isn't used yet. */
export async function creditHistory(query: Query, { customerId }: Dealer, today: Date): Promise<void> {
  const line = await query
    .selectFrom("invoiceLine")
    .innerJoin("invoice", "invoice.id", "invoiceLine.invoiceId")
    .innerJoin("orderLine", "orderLine.id", "invoiceLine.orderLineId")
    .innerJoin("payment", "payment.orderId", "invoice.orderId")
    .select(["payment.orderId", "orderLineId", "unitPriceCents", "payment.id as paymentId"])
    .where("customerId", "=", customerId)
    .where("units", ">=", BROKEN_UNITS)
    .where("openCents", "=", 0)
    .orderBy("invoice.id", "desc")
    .executeTakeFirst();
  if (!line) return;
  const at = new Date(today.getTime() - 4 * DAY_MS);
  const { orderId, orderLineId, unitPriceCents, paymentId } = line;
  const cents = BROKEN_UNITS * unitPriceCents;
  const { id: eventId } = await query
    .insertInto("orderEvent")
    .values({
      orderId,
      key: `history:${orderId}:broken`,
      kind: "refund_requested",
      amountCents: cents,
      at,
      detail: JSON.stringify({ reason: "3 boxes arrived broken" }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await query
    .insertInto("refund")
    .values({
      orderId,
      paymentId,
      eventId,
      endsOrder: false,
      amountCents: cents,
      creditCents: cents,
      reason: "3 boxes arrived broken",
      requestedAt: at,
      state: "done",
      endedAt: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await query
    .insertInto("refundLine")
    .values({
      refundId: id,
      orderLineId,
      units: BROKEN_UNITS,
      shipped: true,
      withDelivery: false,
      goodsCents: cents,
      taxCents: 0,
      deliveryCents: 0,
    })
    .execute();
  await refundInternal({ query, now: () => at }, { id, orderId, creditCents: cents });
}
