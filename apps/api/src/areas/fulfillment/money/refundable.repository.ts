import type { Fulfilment, PaymentStatus, Query } from "@azulejo/database";
import { sql } from "kysely";

/** A line with what was paid and refunded for it; refunds that failed do not count. Amounts in cents. */
export interface PaidLine {
  lineId: number;
  fulfilment: Fulfilment;
  isSample: boolean;
  quantity: number;
  goodsCents: number;
  taxCents: number;
  refundedUnits: number;
  refundedWithDelivery: number;
  refundedGoodsCents: number;
  refundedTaxCents: number;
  refundedDeliveryCents: number;
}

/** Returns an order's lines in their order. The caller has locked the order. */
export async function selectPaidLines(query: Query, orderId: number): Promise<PaidLine[]> {
  const { rows } = await sql<PaidLine>`
    select line.id as line_id, line.fulfilment, coalesce(item.kind = 'sample', false) as is_sample, line.quantity, line.goods_cents, line.tax_cents,
      refunded.*
    from order_line line
    left join item on item.id = line.item_id
    cross join lateral (
      select coalesce(sum(units), 0)::int as refunded_units, coalesce(sum(units) filter (where with_delivery), 0)::int as refunded_with_delivery,
        coalesce(sum(goods_cents + withheld_goods_cents), 0)::bigint as refunded_goods_cents,
        coalesce(sum(tax_cents + withheld_tax_cents), 0)::bigint as refunded_tax_cents,
        coalesce(sum(delivery_cents), 0)::bigint as refunded_delivery_cents
      from refund_line join refund on refund.id = refund_line.refund_id
      where refund_line.order_line_id = line.id and refund.state <> 'failed') refunded
    where line.order_id = ${orderId}
    order by line.position`.execute(query);
  return rows;
}

export interface PaidPayment {
  id: number;
  method: string;
  status: PaymentStatus;
  amountCents: number;
  /** Whether it was paid by a payment link. */
  isOfRequest: boolean;
}

/** Returns an order's payments: what its provider takes, and what is charged to a credit line or gift card. */
export async function selectPaidPayments(query: Query, orderId: number): Promise<PaidPayment[]> {
  const rows = await query
    .selectFrom("payment")
    .select(["id", "method", "status", "amountCents", "requestId"])
    .where("orderId", "=", orderId)
    .orderBy("id")
    .execute();
  return rows.map(({ requestId, ...payment }) => ({ ...payment, isOfRequest: requestId !== null }));
}

export const selectRefundStates = (query: Query, orderId: number) =>
  query.selectFrom("refund").select(["state", "amountCents", "creditCents", "providerRef"]).where("orderId", "=", orderId).execute();
