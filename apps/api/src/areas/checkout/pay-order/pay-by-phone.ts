import { ShopError } from "@azulejo/contract";
import { type Context, requireStaff } from "../../../context.ts";
import { hashOf } from "../../../session/ticket.ts";
import { payByRequest } from "./pay-attempt.ts";
import { insertPhoneRequest, selectOwed, selectPayableOrder } from "./pay-request.repository.ts";

const HOUR_MS = 3_600_000;

/** A card read out on the phone, entered in the provider's frame. */
export interface PhoneCard {
  paymentMethodId: string;
  /** The random id of this attempt to pay. */
  attempt: string;
}

const slugOf = (orderId: number, attempt: string): string => `phone:${orderId}:${attempt}`;

/**
 * Creates the payment request for a phone payment by staff, in the caller's transaction, which has locked the order.
 * @returns the cents owed, and whether the attempt is new; null when nothing is owed
 */
export async function openPhonePayment(inside: Context, orderId: number, attempt: string) {
  const { query, storefront, now } = inside;
  const order = await selectPayableOrder(query, { id: orderId });
  const { owedCents, startedCents } = await selectOwed(query, orderId);
  const createdAt = now();
  const isNew =
    order !== null &&
    (await insertPhoneRequest(query, {
      storefrontId: storefront.id,
      orderId,
      tokenHash: hashOf(slugOf(orderId, attempt)),
      staffId: requireStaff(inside).staffId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + HOUR_MS),
    }));
  if (isNew && owedCents - startedCents <= 0) return null;
  return { owedCents, isNew };
}

/** Pays all that is owed on an order with such a card. A repeated attempt continues where it stopped. @throws payment_needs_owner */
export async function payByPhone(context: Context, orderId: number, card: PhoneCard, expectedCents: number) {
  const outcome = await payByRequest(
    context,
    { slug: slugOf(orderId, card.attempt), attempt: card.attempt },
    {
      kind: "phone",
      isOffSession: false,
      isByPhone: true,
      meansOf: async () => ({ methodId: card.paymentMethodId }),
      amountOf(_, { owedCents }) {
        if (owedCents !== expectedCents) throw new ShopError("customer_pay_amount_changed");
        return owedCents;
      },
    },
  );
  return outcome.status === "processing" ? outcome : { status: "paid" as const };
}
