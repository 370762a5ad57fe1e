import type { Query } from "@azulejo/database";

/** Returns a placed order by receipt key or id, with lines, lots and payment; four queries. */
export async function selectReceipt(query: Query, by: { storefrontId: number; receiptKey: string } | { orderId: number }) {
  const order = await query
    .selectFrom("customer_order")
    .selectAll()
    .where((of) =>
      "orderId" in by
        ? of("id", "=", by.orderId)
        : of.and([of("receipt_key", "=", by.receiptKey), of("storefront_id", "=", by.storefrontId)]),
    )
    .where("status", "=", "placed")
    .executeTakeFirst();
  if (!order) return null;
  const [lines, lots, payment] = await Promise.all([
    query.selectFrom("order_line").selectAll().where("order_id", "=", order.id).orderBy("position").execute(),
    query
      .selectFrom("order_line_lot")
      .innerJoin("order_line", "order_line.id", "order_line_lot.order_line_id")
      .innerJoin("lot", "lot.id", "order_line_lot.lot_id")
      .select(["order_line_id", "lot.code", "lot.shade", "order_line_lot.quantity"])
      .where("order_line.order_id", "=", order.id)
      .execute(),
    query
      .selectFrom("payment")
      .select(["method", "brand", "last4"])
      .where("order_id", "=", order.id)
      .orderBy("id", "desc")
      .executeTakeFirst(),
  ]);
  return { order, lines, lots, payment: payment ?? { method: "CreditCard", brand: null, last4: null } };
}

export type ReceiptRows = NonNullable<Awaited<ReturnType<typeof selectReceipt>>>;
