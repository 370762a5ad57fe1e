import type { Query } from "@azulejo/database";

/** Identifies a receipt: a payment's by its own key, or a whole order's. */
export type WhichReceipt = { paymentKey: string } | { orderKey: string };

/** Returns a placed order with its lines and the receipt's payments; null if no receipt has this key. */
export async function selectPaidOrder(query: Query, storefrontId: number, which: WhichReceipt) {
  const order = await query
    .selectFrom("customerOrder")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .where("status", "=", "placed")
    .where((of) =>
      "orderKey" in which
        ? of("receiptKey", "=", which.orderKey)
        : of("id", "in", of.selectFrom("payment").select("orderId").where("receiptKey", "=", which.paymentKey)),
    )
    .executeTakeFirst();
  if (!order) return null;
  const [lines, payments] = await Promise.all([
    query
      .selectFrom("orderLine")
      .select(["itemNo", "name", "detail", "quantity", "sellUnit", "goodsCents"])
      .where("orderId", "=", order.id)
      .orderBy("position")
      .execute(),
    query
      .selectFrom("payment")
      .selectAll()
      .where("orderId", "=", order.id)
      .$if("paymentKey" in which, (select) => select.where("receiptKey", "=", "paymentKey" in which ? which.paymentKey : ""))
      .orderBy("id")
      .execute(),
  ]);
  return { order, lines, payments };
}

export type PaidOrder = NonNullable<Awaited<ReturnType<typeof selectPaidOrder>>>;

/** Returns the refunds of a payment, in cents, without those that failed. */
export async function selectRefundedOf(
  query: Query,
  { id, orderId, method }: { id: number; orderId: number; method: string },
): Promise<number> {
  const sum =
    method === "Credit" || method === "GiftCard"
      ? query
          .selectFrom("refund")
          .select((of) => of.fn.coalesce(of.fn.sum<number>("creditCents"), of.lit(0)).as("cents"))
          .where("orderId", "=", orderId)
          .where("state", "=", "done")
      : query
          .selectFrom("moneyBack")
          .select((of) => of.fn.coalesce(of.fn.sum<number>("amountCents"), of.lit(0)).as("cents"))
          .where("paymentId", "=", id)
          .where("kind", "=", "refund")
          .where("state", "!=", "failed");
  return Number((await sum.executeTakeFirstOrThrow()).cents);
}
