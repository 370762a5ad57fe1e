import { type Context, requireStaff } from "../../../context.ts";
import { preferredCardOf } from "../../customer/index.ts";
import { openPayRequest } from "./open-pay-request.ts";
import { selectOwed, selectPayableOrder, withdrawPayRequests } from "./pay-request.repository.ts";
import { PAYMENT_AUTHORIZATION_MAIL } from "./payment-mail.ts";

export type Asked = { amountCents: number } | { refusal: "settled" | "cardless" } | { refusal: "excess"; owedCents: number };

/**
 * Queues an email that asks an order's customer to authorize their default card, in the caller's transaction, which has locked the
 * order.
 * @param wanted the cents to charge; all that is owed by default
 */
export async function askAuthorization(context: Context, orderId: number, wanted: number | undefined): Promise<Asked> {
  const { query, outbox, seal, now } = context;
  const order = await selectPayableOrder(query, { id: orderId });
  const { owedCents } = await selectOwed(query, orderId);
  if (!order || owedCents === 0) return { refusal: "settled" };
  const amountCents = wanted ?? owedCents;
  if (amountCents > owedCents) return { refusal: "excess", owedCents };
  const card = order.accountId === null ? null : await preferredCardOf(context, order.accountId);
  if (!card) return { refusal: "cardless" };
  await withdrawPayRequests(query, orderId, now());
  const { id, ticket } = await openPayRequest(context, order, requireStaff(context).staffId, {
    kind: "authorization",
    amountCents,
    savedPaymentId: card.id,
  });
  const payload = { requestId: id, sealedTicket: seal.seal(ticket) };
  await outbox.enqueue(query, [{ kind: PAYMENT_AUTHORIZATION_MAIL, key: `payment-authorization:${id}`, payload }]);
  return { amountCents };
}
