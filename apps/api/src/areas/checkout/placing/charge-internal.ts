import type { Work } from "../../../context.ts";
import { creditEntries, undoneEntries } from "../../invoice/index.ts";
import { type Entry, postEntries, selectEntries } from "../../ledger/index.ts";
import { selectGiftCardOf } from "../gift-card/gift-card.repository.ts";
import { type Payment, selectInternalPayment, updatePayment } from "./payment.repository.ts";

type Charging = Pick<Work, "query">;
type Crediting = Pick<Work, "query" | "now">;

/** Returns a key that keeps postings of the credit line and of the gift card apart. */
const keyOf = ({ method }: Pick<Payment, "method">): string => (method === "GiftCard" ? "gift-card" : "credit");

/** Returns the ledger entry of a payment by credit line or gift card. */
async function chargeOf({ query }: Charging, { method, orderId, amountCents }: Payment): Promise<Entry> {
  if (method !== "GiftCard") return { account: "credit_line", cents: amountCents };
  return { account: "gift_cards", cents: amountCents, giftCardId: await selectGiftCardOf(query, orderId) };
}

/** Charges the credit line's or gift card's part of a placed order; in the caller's transaction. */
export async function chargeInternal(context: Charging, orderId: number): Promise<void> {
  const payment = await selectInternalPayment(context.query, orderId);
  if (payment?.status !== "started") return;
  await updatePayment(context.query, payment.id, { status: "captured" });
  const charge = await chargeOf(context, payment);
  const entries: Entry[] = [charge, { account: "receivable", cents: -charge.cents }];
  await postEntries(context.query, `${keyOf(payment)}:${orderId}`, orderId, entries);
}

/** Releases an order's hold on the credit line or gift card. */
export async function releaseInternal({ query }: Charging, orderId: number): Promise<void> {
  const payment = await selectInternalPayment(query, orderId);
  if (payment?.status === "started") await updatePayment(query, payment.id, { status: "cancelled" });
}

/** Reverses an order's charge to the credit line or gift card, when the order's sale is reversed. */
export async function voidInternal(context: Charging, orderId: number): Promise<void> {
  const payment = await selectInternalPayment(context.query, orderId);
  if (payment?.status !== "captured") return;
  await updatePayment(context.query, payment.id, { status: "cancelled" });
  const charge = await chargeOf(context, payment);
  const entries: Entry[] = [
    { ...charge, cents: -charge.cents },
    { account: "receivable", cents: charge.cents },
  ];
  await postEntries(context.query, `${keyOf(payment)}-void:${orderId}`, orderId, entries);
}

/** A refund. `creditCents` is the part that goes to the credit line or the gift card. */
type InternalRefund = { id: number; orderId: number; creditCents: number };

/**
 * Books the part of a refund to the gift card or credit line, if there is one. On the credit line it reduces uninvoiced and invoiced
 * amounts.
 */
export async function refundInternal(context: Crediting, { id, orderId, creditCents }: InternalRefund): Promise<void> {
  if (creditCents === 0) return;
  const { query, now } = context;
  const giftCardId = await selectGiftCardOf(query, orderId);
  const credits: Entry[] =
    giftCardId === null
      ? await creditEntries(context, { id, orderId, creditCents })
      : [{ account: "gift_cards", cents: -creditCents, giftCardId }];
  await postEntries(query, `credit-refund:${id}`, orderId, [{ account: "refunds", cents: creditCents }, ...credits], now());
}

/** Reverses `refundInternal`, because the other part of the refund failed at the provider. A gift card used since may end below zero. */
export async function undoInternalRefund({ query, now }: Crediting, { id, orderId, creditCents }: InternalRefund): Promise<void> {
  if (creditCents === 0) return;
  const undone = await undoneEntries({ query, now }, orderId, await selectEntries(query, `credit-refund:${id}`));
  await postEntries(query, `credit-refund-failed:${id}`, orderId, undone, now());
}
