import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** Goods handed to a carrier. */
export interface Shipment {
  at: Date;
  carrier: string;
  trackingNumber: string | null;
  trackingUrl: string | null;
  lines: { itemNo: string; units: number }[];
}

/** Returns an order's shipments by carrier, oldest first; neither pickups nor goods sent by email. */
export async function selectShipments(query: Query, orderId: number): Promise<Shipment[]> {
  const rows = await query
    .selectFrom("orderEvent")
    .innerJoin("orderLineStep", "orderLineStep.eventId", "orderEvent.id")
    .innerJoin("orderLine", "orderLine.id", "orderLineStep.orderLineId")
    .select(["orderEvent.id", "orderEvent.at", "orderEvent.detail", "itemNo", "units"])
    .where("orderEvent.orderId", "=", orderId)
    .where("orderEvent.kind", "=", "shipped")
    .where("orderLineStep.kind", "=", "shipped")
    .orderBy("orderEvent.id")
    .orderBy("orderLine.position")
    .execute();
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((lines) => {
    const [first] = lines;
    const { carrier, trackingNumber = null, trackingUrl = null } = first?.detail ?? {};
    if (!first || !carrier) return [];
    return [{ at: first.at, carrier, trackingNumber, trackingUrl, lines: lines.map(({ itemNo, units }) => ({ itemNo, units })) }];
  });
}

/** Returns the cents of an order's refunds at the provider, to the credit line and by staff, without those that failed. */
export async function selectRefundedCents(query: Query, orderId: number): Promise<number> {
  const [provider, credit] = await Promise.all([
    query
      .selectFrom("moneyBack")
      .innerJoin("payment", "payment.id", "moneyBack.paymentId")
      .select((of) => of.fn.coalesce(of.fn.sum<number>("moneyBack.amountCents"), of.lit(0)).as("cents"))
      .where("payment.orderId", "=", orderId)
      .where("moneyBack.kind", "=", "refund")
      .where("moneyBack.state", "!=", "failed")
      .executeTakeFirstOrThrow(),
    query
      .selectFrom("refund")
      .select(sql<number>`coalesce(sum(case when paid_by is null then credit_cents else amount_cents end), 0)`.as("cents"))
      .where("orderId", "=", orderId)
      .where("state", "=", "done")
      .executeTakeFirstOrThrow(),
  ]);
  return Number(provider.cents) + Number(credit.cents);
}
