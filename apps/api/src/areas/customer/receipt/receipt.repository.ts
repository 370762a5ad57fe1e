import type { Query } from "@azulejo/database";
import { selectOrderPromotions } from "../../order/index.ts";

/** Returns a placed order by receipt key or id, with lines, lots, promotions and payments; five queries. */
export async function selectReceipt(query: Query, by: { storefrontId: number; receiptKey: string } | { orderId: number }) {
  const order = await query
    .selectFrom("customerOrder")
    .selectAll()
    .where((of) =>
      "orderId" in by
        ? of("id", "=", by.orderId)
        : of.and([of("receiptKey", "=", by.receiptKey), of("storefrontId", "=", by.storefrontId)]),
    )
    .where("status", "=", "placed")
    .executeTakeFirst();
  if (!order) return null;
  const [lines, lots, promotions, payments] = await Promise.all([
    query.selectFrom("orderLine").selectAll().where("orderId", "=", order.id).orderBy("position").execute(),
    query
      .selectFrom("orderLineLot")
      .innerJoin("orderLine", "orderLine.id", "orderLineLot.orderLineId")
      .innerJoin("lot", "lot.id", "orderLineLot.lotId")
      .select(["orderLineId", "lot.code", "lot.shade", "orderLineLot.quantity"])
      .where("orderLine.orderId", "=", order.id)
      .execute(),
    selectOrderPromotions(query, order.id),
    query
      .selectFrom("payment")
      .select(["method", "amountCents", "dueOn", "brand", "last4"])
      .where("orderId", "=", order.id)
      .orderBy("id")
      .execute(),
  ]);
  return { order, lines, lots, promotions, payments };
}

export type ReceiptRows = NonNullable<Awaited<ReturnType<typeof selectReceipt>>>;
