import { type customer, ShopError, type ValueOf } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, type Work } from "../../../context.ts";
import { insertOrderEvent } from "../../order/index.ts";
import {
  countOpenQuestions,
  insertOrderNote,
  ORDER_QUESTION_MAIL,
  selectOrderNotes,
  selectOrderOfReceipt,
} from "../../order-message/index.ts";

/** Messages that the holder of an order's link may send before staff answer. Each answer permits one more. */
const MAX_UNANSWERED = 5;

export const readOrderMessages: Verb<typeof customer.orderMessages> = async (context, { id }) => {
  const order = await selectOrderOfReceipt(context.query, context.storefront.id, id);
  if (!order) throw new ShopError("customer_receipt_not_found");
  return messagesOf(context, order);
};

export const writeToShop: Verb<typeof customer.writeToShop> = (context, { id, text }) =>
  inTransaction(context, async (inside) => {
    const { query, storefront, outbox, now } = inside;
    const order = await selectOrderOfReceipt(query, storefront.id, id, true);
    if (!order) throw new ShopError("customer_receipt_not_found");
    if ((await countOpenQuestions(query, order.id)) >= MAX_UNANSWERED)
      throw new ShopError("customer_messages_unanswered", { phone: storefront.settings.phone });
    const questionId = await insertOrderNote(query, { orderId: order.id, staffId: null, kind: "question", text, at: now() });
    const event = { key: `question:${questionId}`, kind: "question_received" as const, amountCents: null, staffId: null };
    await insertOrderEvent(query, { orderId: order.id, ...event, at: now() });
    await outbox.enqueue(query, [{ kind: ORDER_QUESTION_MAIL, key: `order-question:${questionId}`, payload: { questionId } }]);
    return messagesOf(inside, order);
  });

type Order = NonNullable<Awaited<ReturnType<typeof selectOrderOfReceipt>>>;

async function messagesOf({ query }: Work, { id, orderNo, firstName }: Order): Promise<ValueOf<typeof customer.orderMessages>> {
  const notes = (await selectOrderNotes(query, id)).filter(({ kind }) => kind !== "note");
  const messages = notes
    .map(({ kind, at, text }) => ({ from: kind === "question" ? ("customer" as const) : ("shop" as const), at: at.toISOString(), text }))
    .toReversed();
  return { orderNo, firstName, messages };
}
