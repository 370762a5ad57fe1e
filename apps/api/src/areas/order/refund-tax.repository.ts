import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { type ChargedTax, reversedTaxes } from "./refund-taxes.rules.ts";

/** Stores the taxes that a refund gives back. The caller has locked the order and written the refund's lines. */
export async function insertRefundTaxes(query: Query, orderId: number, refundId: number): Promise<void> {
  const charged: ChargedTax[] = await query
    .selectFrom("orderTax")
    .select(["orderLineId", "name", "country", "province", "ratePpm", "cents"])
    .where("orderId", "=", orderId)
    .orderBy("id")
    .execute();
  if (charged.length === 0) return;
  const { rows } = await sql<{ orderLineId: number; taxBefore: number; taxNow: number; deliveryBefore: number; deliveryNow: number }>`
    select order_line_id,
      coalesce(sum(tax_cents) filter (where refund_id <> ${refundId}), 0)::bigint as tax_before,
      coalesce(sum(tax_cents) filter (where refund_id = ${refundId}), 0)::bigint as tax_now,
      coalesce(sum(delivery_cents) filter (where refund_id <> ${refundId}), 0)::bigint as delivery_before,
      coalesce(sum(delivery_cents) filter (where refund_id = ${refundId}), 0)::bigint as delivery_now
    from refund_line join refund on refund.id = refund_id
    where refund.order_id = ${orderId} and refund.state <> 'failed'
    group by order_line_id`.execute(query);
  const order = await query.selectFrom("customerOrder").select("deliveryCents").where("id", "=", orderId).executeTakeFirstOrThrow();
  const deliveryTax = charged.reduce((sum, { orderLineId, cents }) => sum + (orderLineId === null ? cents : 0), 0);
  const ofLine = new Map(rows.map((row) => [row.orderLineId, { beforeCents: row.taxBefore, nowCents: row.taxNow }]));
  const taxes = reversedTaxes(charged, ofLine, {
    beforeCents: rows.reduce((sum, row) => sum + row.deliveryBefore, 0),
    nowCents: rows.reduce((sum, row) => sum + row.deliveryNow, 0),
    totalCents: order.deliveryCents + deliveryTax,
  });
  if (taxes.length === 0) return;
  await query
    .insertInto("refundTax")
    .values(taxes.map((tax) => ({ refundId, ...tax })))
    .execute();
}
