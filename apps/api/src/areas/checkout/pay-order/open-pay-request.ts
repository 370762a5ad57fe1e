import { type customer, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import type { Work } from "../../../context.ts";
import { emailKey } from "../../../domain/email-key.ts";
import { newTicket } from "../../../session/ticket.ts";
import { insertPayRequest, type PayableOrder, type RequestTerms, selectOwed, selectPayableOrder } from "./pay-request.repository.ts";

const HOUR_MS = 3_600_000;
/** How long a payment link is valid: the customer's own is used at once, one sent by staff may wait until payday. */
const GOOD_FOR_MS = { customer: HOUR_MS, staff: 14 * 24 * HOUR_MS };

const LINK: RequestTerms = { kind: "link", amountCents: null, savedPaymentId: null };

interface Sending {
  /** The staff member who sent the link; null for the customer's own, and for a reminder. */
  staffId: number | null;
  /** When it expires; by default after an hour for the customer's own, and after two weeks for one of staff. */
  until?: Date | null;
}

/** Creates a link to pay an order. The shop stores only its hash. */
export async function openPayRequest(
  { query, now }: Pick<Work, "query" | "now">,
  order: PayableOrder,
  { staffId, until }: Sending,
  terms: RequestTerms = LINK,
) {
  const { ticket, hash } = newTicket();
  const createdAt = now();
  const expiresAt = until ?? new Date(createdAt.getTime() + GOOD_FOR_MS[staffId === null ? "customer" : "staff"]);
  const id = await insertPayRequest(query, {
    storefrontId: order.storefrontId,
    orderId: order.id,
    tokenHash: hash,
    staffId,
    createdAt,
    expiresAt,
    ...terms,
  });
  return { id, ticket, expiresAt };
}

/** A wrong email and an unknown number look the same, so that numbers can't be tried out. */
export const createPayOrderRequest: Verb<typeof customer.createPayOrderRequest> = async (context, { orderNo, email }) => {
  const order = await selectPayableOrder(context.query, { storefrontId: context.storefront.id, orderNo });
  if (!order || emailKey(order.email) !== emailKey(email)) throw new ShopError("customer_pay_order_unknown");
  const { owedCents } = await selectOwed(context.query, order.id);
  if (order.canceledAt || owedCents === 0) throw new ShopError("customer_pay_nothing_owed");
  return { slug: (await openPayRequest(context, order, { staffId: null })).ticket };
};
