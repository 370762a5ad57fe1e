import type { Fulfilment, Query } from "@azulejo/database";
import { sql } from "kysely";

/** The progress of a line's sell units, summed from its steps and refunds. */
export interface LineProgress {
  lineId: number;
  itemNo: string;
  fulfilment: Fulfilment;
  quantity: number;
  picked: number;
  ready: number;
  shipped: number;
  delivered: number;
  canceled: number;
  returned: number;
  /** Refunded units that were canceled, and that had been handed over; without refunds that failed. */
  refundedCanceled: number;
  refundedShipped: number;
}

const steps = (kind: string) =>
  sql<number>`coalesce((select sum(units) from order_line_step step
    where step.order_line_id = order_line.id and step.kind = ${kind}), 0)::int`;
const refunded = (isShipped: boolean) =>
  sql<number>`coalesce((select sum(refund_line.units) from refund_line join refund on refund.id = refund_line.refund_id
    where refund_line.order_line_id = order_line.id and refund.state <> 'failed' and refund_line.shipped = ${isShipped}), 0)::int`;

/** Returns the progress of an order's lines, in their order. The caller has locked the order when it changes them. */
export function selectLineProgress(query: Query, orderId: number): Promise<LineProgress[]> {
  return query
    .selectFrom("orderLine")
    .select([
      "id as lineId",
      "itemNo",
      "fulfilment",
      "quantity",
      steps("picked").as("picked"),
      steps("ready").as("ready"),
      steps("shipped").as("shipped"),
      steps("delivered").as("delivered"),
      steps("canceled").as("canceled"),
      steps("returned").as("returned"),
      refunded(false).as("refundedCanceled"),
      refunded(true).as("refundedShipped"),
    ])
    .where("orderId", "=", orderId)
    .orderBy("position")
    .execute();
}

/** Goods that a carrier has. */
export interface Shipment {
  at: Date;
  carrier: string;
  trackingNumber: string | null;
  trackingUrl: string | null;
  lines: { itemNo: string; units: number }[];
}

/** Returns an order's shipments by carriers, oldest first; what was collected or went by email is none. */
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
