import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { type LineProgress, selectLineProgress, selectOpenDelayLines, selectOrderNotes, selectOrderPromotions } from "../../order/index.ts";
import { linesIn } from "../../product/index.ts";
import { selectPromiseMoves } from "../promises/promise-move.repository.ts";
import { selectReplacements } from "../replacements/replacement.repository.ts";
import { selectReturns } from "../returns/return.repository.ts";

/** Which placed order: by the number that people use, or by its row. */
export type WhichOrder = { storefrontId: number; orderNo: number } | { orderId: number };

/** Returns everything about a placed order; null when the storefront has no such order. */
export async function selectOrderDetails(query: Query, which: WhichOrder) {
  const order = await query
    .selectFrom("customerOrder")
    .leftJoin("customer", "customer.id", "customerOrder.customerId")
    .selectAll("customerOrder")
    .select("customer.name as businessAccount")
    .where((of) =>
      "orderId" in which
        ? of("customerOrder.id", "=", which.orderId)
        : of.and([of("orderNo", "=", which.orderNo), of("customerOrder.storefrontId", "=", which.storefrontId)]),
    )
    .where("customerOrder.status", "=", "placed")
    .executeTakeFirst();
  if (!order) return null;
  const [
    lines,
    lots,
    progress,
    promotions,
    payments,
    events,
    steps,
    refunds,
    refundLines,
    moneyBack,
    promiseMoves,
    delayLines,
    returns,
    replacements,
    notes,
  ] = await Promise.all([
    query.selectFrom("orderLine").selectAll().where("orderId", "=", order.id).orderBy("position").execute(),
    selectLots(query, order.id),
    selectLineProgress(query, order.id),
    selectOrderPromotions(query, order.id),
    query.selectFrom("payment").selectAll().where("orderId", "=", order.id).orderBy("id").execute(),
    selectEvents(query, order.id),
    selectSteps(query, order.id),
    query.selectFrom("refund").selectAll().where("orderId", "=", order.id).orderBy("id").execute(),
    query
      .selectFrom("refundLine")
      .innerJoin("refund", "refund.id", "refundLine.refundId")
      .selectAll("refundLine")
      .where("refund.orderId", "=", order.id)
      .execute(),
    selectMoneyBack(query, order.id),
    selectPromiseMoves(query, order.id),
    selectOpenDelayLines(query, order.id),
    selectReturns(query, order.id),
    selectReplacements(query, order.id),
    selectOrderNotes(query, order.id),
  ]);
  return {
    order,
    lines,
    lots,
    progress,
    promotions,
    payments,
    events,
    steps,
    refunds,
    refundLines,
    moneyBack,
    promiseMoves,
    delayLines,
    returns,
    replacements,
    notes,
  };
}

/** Returns an order with its goods named in the reader's language, if that is not the buyer's. */
export async function orderIn(query: Query, details: OrderDetails, language: Language): Promise<OrderDetails> {
  const { language: buyers, storefrontId } = details.order;
  return buyers === language ? details : { ...details, lines: await linesIn(query, { storefrontId, language }, details.lines) };
}

export type OrderDetails = NonNullable<Awaited<ReturnType<typeof selectOrderDetails>>>;
export type { LineProgress };

const selectLots = (query: Query, orderId: number) =>
  query
    .selectFrom("orderLineLot")
    .innerJoin("orderLine", "orderLine.id", "orderLineLot.orderLineId")
    .innerJoin("lot", "lot.id", "orderLineLot.lotId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select(["orderLineId", "lot.code", "lot.shade", "lot.caliber", "place.code as place", "orderLineLot.quantity"])
    .where("orderLine.orderId", "=", orderId)
    .orderBy("lot.id")
    .execute();

const selectEvents = (query: Query, orderId: number) =>
  query
    .selectFrom("orderEvent")
    .leftJoin("staff", "staff.id", "orderEvent.staffId")
    .leftJoin("account", "account.id", "orderEvent.accountId")
    .select([
      "orderEvent.id",
      "kind",
      "at",
      "amountCents",
      "detail",
      "byCustomer",
      "staff.email as staffEmail",
      "account.email as accountEmail",
    ])
    .where("orderId", "=", orderId)
    .orderBy("orderEvent.id")
    .execute();

const selectSteps = (query: Query, orderId: number) =>
  query
    .selectFrom("orderLineStep")
    .innerJoin("orderLine", "orderLine.id", "orderLineStep.orderLineId")
    .select(["eventId", "orderLineId", "orderLineStep.kind", "units"])
    .where("orderLine.orderId", "=", orderId)
    .orderBy("orderLine.position")
    .execute();

/** Returns the provider's refunds and disputes of an order's payments. */
export const selectMoneyBack = (query: Query, orderId: number) =>
  query
    .selectFrom("moneyBack")
    .innerJoin("payment", "payment.id", "moneyBack.paymentId")
    .select(["moneyBack.kind", "moneyBack.state", "moneyBack.amountCents", "moneyBack.providerRef"])
    .where("payment.orderId", "=", orderId)
    .orderBy("moneyBack.id")
    .execute();
