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
  /** Refunded units that were canceled before they were handed over; without failed refunds. */
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
