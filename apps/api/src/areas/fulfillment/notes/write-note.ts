import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { insertOrderEvent } from "../../order/index.ts";
import { answerQuestions, insertOrderNote, ORDER_MESSAGE_MAIL, type OrderNote } from "../../order-message/index.ts";
import { isStaffOrder } from "../../staff/index.ts";
import { readOfficeOrder } from "../orders/read-orders.ts";
import { lockOrder } from "../progress/locked-order.repository.ts";

export const addOrderNote: Verb<typeof office.addOrderNote> = async (context, { orderNo, text }) => {
  await inTransaction(context, (inside) => write(inside, orderNo, "note", text));
  return readOfficeOrder(context, orderNo);
};

export const sendOrderMessage: Verb<typeof office.sendOrderMessage> = async (context, { orderNo, text }) => {
  await inTransaction(context, async (inside) => {
    const { id, orderId } = await write(inside, orderNo, "message", text);
    const { query, outbox, now } = inside;
    const { staffId } = requireStaff(inside);
    await answerQuestions(query, orderId, now());
    await insertOrderEvent(query, { orderId, key: `message:${id}`, kind: "message_sent", amountCents: null, staffId, at: now() });
    await outbox.enqueue(query, [{ kind: ORDER_MESSAGE_MAIL, key: `order-message:${id}`, payload: { messageId: id } }]);
  });
  return readOfficeOrder(context, orderNo);
};

/** Closes questions that need no answer. No message is sent. */
export const closeOrderQuestions: Verb<typeof office.closeOrderQuestions> = async (context, { orderNo }) => {
  await inTransaction(context, async (inside) => {
    const { query, now } = inside;
    const { id: orderId } = await requireOrder(inside, orderNo);
    if ((await answerQuestions(query, orderId, now())) === 0) return;
    const { staffId } = requireStaff(inside);
    const key = `questions-closed:${now().getTime()}`;
    await insertOrderEvent(query, { orderId, key, kind: "questions_closed", amountCents: null, staffId, at: now() });
  });
  return readOfficeOrder(context, orderNo);
};

/** @throws office_order_not_found */
async function write(inside: Context, orderNo: number, kind: OrderNote["kind"], text: string): Promise<{ id: number; orderId: number }> {
  const { query, now } = inside;
  const order = await requireOrder(inside, orderNo);
  const id = await insertOrderNote(query, { orderId: order.id, staffId: requireStaff(inside).staffId, kind, text, at: now() });
  return { id, orderId: order.id };
}

/** Returns an order, locked until commit. @throws office_order_not_found */
async function requireOrder(inside: Context, orderNo: number) {
  const order = await lockOrder(inside.query, inside.storefront.id, { orderNo });
  if (!order || !(await isStaffOrder(inside, order.id))) throw new ShopError("office_order_not_found");
  return order;
}
