import { type office, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireStaff } from "../../../context.ts";
import { insertOrderEvent } from "../../order/index.ts";
import { readOfficeOrder } from "../orders/read-orders.ts";
import { lockOrder } from "../progress/locked-order.repository.ts";
import { isOwnOrder } from "../staff/own-stores.ts";
import { insertOrderNote, type OrderNote } from "./order-note.repository.ts";

export const ORDER_MESSAGE_MAIL = "mail.orderMessage";

export const addOrderNote: Verb<typeof office.addOrderNote> = async (context, { orderNo, text }) => {
  await inTransaction(context, (inside) => write(inside, orderNo, "note", text));
  return readOfficeOrder(context, orderNo);
};

export const sendOrderMessage: Verb<typeof office.sendOrderMessage> = async (context, { orderNo, text }) => {
  await inTransaction(context, async (inside) => {
    const { id, orderId } = await write(inside, orderNo, "message", text);
    const { query, outbox, now } = inside;
    const { staffId } = requireStaff(inside);
    await insertOrderEvent(query, { orderId, key: `message:${id}`, kind: "message_sent", amountCents: null, staffId, at: now() });
    await outbox.enqueue(query, [{ kind: ORDER_MESSAGE_MAIL, key: `order-message:${id}`, payload: { messageId: id } }]);
  });
  return readOfficeOrder(context, orderNo);
};

/** @throws office_order_not_found */
async function write(inside: Context, orderNo: number, kind: OrderNote["kind"], text: string): Promise<{ id: number; orderId: number }> {
  const { query, storefront, now } = inside;
  const order = await lockOrder(query, storefront.id, { orderNo });
  if (!order || !(await isOwnOrder(inside, order.id))) throw new ShopError("office_order_not_found");
  const id = await insertOrderNote(query, { orderId: order.id, staffId: requireStaff(inside).staffId, kind, text, at: now() });
  return { id, orderId: order.id };
}
