import { type Context, requireStaff } from "../../../context.ts";
import { openPayRequest } from "./open-pay-request.ts";
import { selectOwed, selectPayableOrder, withdrawPayRequests } from "./pay-request.repository.ts";
import { PAYMENT_LINK_MAIL } from "./payment-mail.ts";

/**
 * Queues an email with a link to pay what is owed on an order, in the caller's transaction, which has locked the order. The outbox
 * holds the link encrypted until the email is sent.
 * @returns the cents owed; null when nothing is
 */
export async function sendPayLink(context: Context, orderId: number): Promise<number | null> {
  const { query, outbox, seal, now } = context;
  const order = await selectPayableOrder(query, { id: orderId });
  const { owedCents } = await selectOwed(query, orderId);
  if (!order || owedCents === 0) return null;
  await withdrawPayRequests(query, orderId, now());
  const { id, ticket } = await openPayRequest(context, order, requireStaff(context).staffId);
  const payload = { requestId: id, sealedTicket: seal.seal(ticket) };
  await outbox.enqueue(query, [{ kind: PAYMENT_LINK_MAIL, key: `payment-link:${id}`, payload }]);
  return owedCents;
}
