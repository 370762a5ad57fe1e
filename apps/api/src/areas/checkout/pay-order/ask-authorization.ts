import type { SavedPayment } from "@azulejo/contract/areas/customer.ts";
import { type Context, requireStaff } from "../../../context.ts";
import { listSavedCardsOf, preferredCardOf, savedCardOf } from "../../saved-payment/index.ts";
import { isPayable, leavesPayable } from "../limits/payable-amount.rules.ts";
import { openPayRequest } from "./open-pay-request.ts";
import { type PayableOrder, selectOwed, selectPayableOrder, withdrawPayRequests } from "./pay-request.repository.ts";
import { PAYMENT_AUTHORIZATION_MAIL } from "./payment-mail.ts";

export type AuthorizationOutcome =
  | { amountCents: number }
  | { refusal: "settled" | "cardless" | "gone" | "expired" }
  | { refusal: "excess"; owedCents: number }
  | { refusal: "limits" }
  | { refusal: "rest"; owedCents: number; restCents: number };

/** A request of staff to authorize a payment. */
export interface AuthorizationRequest {
  /** The cents to charge; the whole balance due by default. */
  amountCents?: number | undefined;
  /** One of the customer's saved payments; the customer's default one if missing. */
  savedPaymentId?: number | undefined;
}

/**
 * Queues an email that asks an order's customer to authorize a payment with a saved card, in the caller's transaction, which has
 * locked the order.
 */
export async function askAuthorization(context: Context, orderId: number, wanted: AuthorizationRequest): Promise<AuthorizationOutcome> {
  const { query, outbox, seal, now } = context;
  const order = await selectPayableOrder(query, { id: orderId });
  const named = order && wanted.savedPaymentId !== undefined ? await namedCard(context, order, wanted.savedPaymentId) : null;
  if (typeof named === "string") return { refusal: named };
  const { owedCents } = await selectOwed(query, orderId);
  if (!order || owedCents === 0) return { refusal: "settled" };
  const amountCents = wanted.amountCents ?? owedCents;
  if (amountCents > owedCents) return { refusal: "excess", owedCents };
  const { amounts } = context.payments;
  if (!isPayable(amountCents, amounts)) return { refusal: "limits" };
  const restCents = owedCents - amountCents;
  if (!leavesPayable(restCents, amounts)) return { refusal: "rest", owedCents, restCents };
  const card = named ?? (order.accountId === null ? null : await preferredCardOf(context, order.accountId));
  if (!card) return { refusal: "cardless" };
  await withdrawPayRequests(query, orderId, now());
  const { id, ticket } = await openPayRequest(
    context,
    order,
    { staffId: requireStaff(context).staffId },
    { kind: "authorization", amountCents, savedPaymentId: card.id },
  );
  const payload = { requestId: id, sealedTicket: seal.seal(ticket) };
  await outbox.enqueue(query, [{ kind: PAYMENT_AUTHORIZATION_MAIL, key: `payment-authorization:${id}`, payload }]);
  return { amountCents };
}

/** Returns the card that staff chose, or why it can't be charged. A card of another account counts as removed. */
async function namedCard(context: Context, { accountId }: PayableOrder, savedPaymentId: number) {
  const card = accountId === null ? null : await savedCardOf(context, accountId, savedPaymentId);
  if (!card) return "gone";
  return card.isExpired ? "expired" : card;
}

/** Returns the cards that an order's customer has saved, the default first; null without such an order. */
export async function listAskableCards(context: Context, orderNo: number): Promise<SavedPayment[] | null> {
  const order = await selectPayableOrder(context.query, { storefrontId: context.storefront.id, orderNo });
  if (!order) return null;
  return order.accountId === null ? [] : listSavedCardsOf(context, order.accountId);
}
