import type { Work } from "../../../context.ts";
import { creditEntries, undoneEntries } from "../../invoice/index.ts";
import { type Entry, postEntries, selectEntries } from "../../ledger/index.ts";
import { selectGiftCardOf } from "../gift-card/gift-card.repository.ts";
import { type Payment, selectInternalPayment, updatePayment } from "./payment.repository.ts";

type Charging = Pick<Work, "query">;
type Crediting = Pick<Work, "query" | "now">;

/** The postings of an order's credit line and of its gift card have keys of their own. */
const keyOf = ({ method }: Pick<Payment, "method">): string => (method === "GiftCard" ? "gift-card" : "credit");

/** What a payment without a provider takes from its credit line or gift card. */
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

/** Releases the amount that a released order held. */
export async function releaseInternal({ query }: Charging, orderId: number): Promise<void> {
  const payment = await selectInternalPayment(query, orderId);
  if (payment?.status === "started") await updatePayment(query, payment.id, { status: "cancelled" });
}

/** Takes the charge of a canceled order back, whose sale is taken out of the books as well. */
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

/** A refund whose `creditCents` go back to the credit line or the gift card. */
type InternalRefund = { id: number; orderId: number; creditCents: number };

/** Books the part of a refund that needs no provider, if there is one: to the gift card, or off what is ordered and off what is invoiced. */
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

/** Charges it again, because the rest of the refund failed at the provider after all. A gift card that was used since owes it then. */
export async function undoInternalRefund({ query, now }: Crediting, { id, orderId, creditCents }: InternalRefund): Promise<void> {
  if (creditCents === 0) return;
  const undone = await undoneEntries({ query, now }, orderId, await selectEntries(query, `credit-refund:${id}`));
  await postEntries(query, `credit-refund-failed:${id}`, orderId, undone, now());
}
