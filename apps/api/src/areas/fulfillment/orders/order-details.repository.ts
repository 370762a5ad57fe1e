import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { sql } from "kysely";
import { type LineProgress, selectLineProgress, selectOpenDelayLines, selectOrderPromotions } from "../../order/index.ts";
import { selectOrderNotes } from "../../order-message/index.ts";
import { linesIn } from "../../product/index.ts";
import { selectPromiseMoves } from "../promises/promise-move.repository.ts";
import { selectReplacements } from "../replacements/replacement.repository.ts";
import { selectReturns } from "../returns/return.repository.ts";

/** Identifies a placed order by its public number or by its id. */
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
  const has = await selectHistory(query, order.id);
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
    query
      .selectFrom("orderLine")
      .leftJoin("item", "item.id", "orderLine.itemId")
      .selectAll("orderLine")
      .select("item.sellUnit as itemUnit")
      .where("orderId", "=", order.id)
      .orderBy("position")
      .execute(),
    selectLots(query, order.id),
    selectLineProgress(query, order.id),
    has.promotions ? selectOrderPromotions(query, order.id) : [],
    query.selectFrom("payment").selectAll().where("orderId", "=", order.id).orderBy("id").execute(),
    has.events ? selectEvents(query, order.id) : [],
    has.steps ? selectSteps(query, order.id) : [],
    has.refunds ? query.selectFrom("refund").selectAll().where("orderId", "=", order.id).orderBy("id").execute() : [],
    has.refunds ? selectRefundLines(query, order.id) : [],
    has.moneyBack ? selectMoneyBack(query, order.id) : [],
    has.promiseMoves ? selectPromiseMoves(query, order.id) : [],
    has.delays ? selectOpenDelayLines(query, order.id) : [],
    has.returns ? selectReturns(query, order.id) : [],
    has.replacements ? selectReplacements(query, order.id) : [],
    has.notes ? selectOrderNotes(query, order.id) : [],
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

/** Returns an order with item names in the reader's language, if the buyer's is another one. */
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

/** Returns an order's history. Queries parts only if they exist, because new orders have almost none. */
async function selectHistory(query: Query, orderId: number) {
  const { rows } = await sql<Record<Part, boolean>>`
    select exists (select from order_promotion where order_id = o.id) as promotions,
      exists (select from order_event where order_id = o.id) as events,
      exists (select from order_line_step step join order_line line on line.id = step.order_line_id where line.order_id = o.id) as steps,
      exists (select from refund where order_id = o.id) as refunds,
      exists (select from money_back join payment on payment.id = money_back.payment_id where payment.order_id = o.id) as "moneyBack",
      exists (select from promise_move move join order_event event on event.id = move.event_id where event.order_id = o.id) as "promiseMoves",
      exists (select from delay where order_id = o.id) as delays,
      exists (select from order_return where order_id = o.id) as returns,
      exists (select from order_replacement where order_id = o.id) as replacements,
      exists (select from order_note where order_id = o.id) as notes
    from (select ${orderId}::int as id) o`.execute(query);
  return rows[0] as Record<Part, boolean>;
}

type Part = "promotions" | "events" | "steps" | "refunds" | "moneyBack" | "promiseMoves" | "delays" | "returns" | "replacements" | "notes";

const selectRefundLines = (query: Query, orderId: number) =>
  query
    .selectFrom("refundLine")
    .innerJoin("refund", "refund.id", "refundLine.refundId")
    .selectAll("refundLine")
    .where("refund.orderId", "=", orderId)
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
