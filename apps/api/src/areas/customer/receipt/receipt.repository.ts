import type { Query } from "@azulejo/database";
import { selectReceivable } from "../../ledger/index.ts";
import { selectOrderPromotions } from "../../order/index.ts";
import { selectMandateText } from "../../saved-payment/index.ts";

/** Returns a placed order by receipt key or id, with lines, lots, promotions and payments; seven queries. */
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
  const [lines, lots, promotions, payments, mandate, receivable] = await Promise.all([
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
      .select(["method", "status", "amountCents", "dueOn", "brand", "last4", "receiptKey as receiptId"])
      .where("orderId", "=", order.id)
      .where((of) =>
        of.or([of("requestId", "is", null), of("status", "in", ["pending", "authorised", "captured", "refunded", "returned"])]),
      )
      .orderBy("id")
      .execute(),
    selectMandateText(query, order.id),
    selectReceivable(query, order.id),
  ]);
  return { order, lines, lots, promotions, payments, mandate, isOwed: receivable > 0 };
}

export type ReceiptRows = NonNullable<Awaited<ReturnType<typeof selectReceipt>>>;
