import { ShopError } from "@azulejo/contract";
import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import type { Context } from "../../../context.ts";
import { money } from "../../../mail/formats.ts";
import type { StoredBag } from "../../bag/index.ts";
import { todayAt } from "../../product/index.ts";
import { lockGiftCard, selectGiftCard } from "./gift-card.repository.ts";
import { endOf, giftPartOf, spendableOf } from "./gift-card.rules.ts";

/** Returns the gift card of a bag, and what it pays of a total; null without one. */
export async function readGiftCard(context: Context, bag: StoredBag, totalCents: number | null): Promise<Quote["payment"]["giftCard"]> {
  if (bag.giftCardId === null || context.pricesHidden) return null;
  const card = await selectGiftCard(context.query, bag.giftCardId);
  if (!card) return null;
  const availableCents = spendableOf(card, todayAt(context));
  const paysCents = totalCents === null ? null : giftPartOf(availableCents, totalCents, lowestOf(context));
  return { last4: endOf(card.code), availableCents, paysCents };
}

/** Returns the lowest amount in cents that both card and wallet accept. */
const lowestOf = ({ payments, wallet }: Context): number => Math.max(payments.amounts.lowest, wallet?.amounts.lowest ?? 0);

/** The parts of an order's total, in cents, that a gift card and another payment pay. */
export interface GiftParts {
  giftCents: number;
  restCents: number;
  last4: string;
}

/**
 * Divides an order's total between its gift card and another payment, and locks the card until the transaction ends.
 * @param wantedCents the gift card's part as shown to the buyer; null for all of it
 * @throws checkout_gift_card_changed if the card's part is another amount
 */
export async function claimGiftCard(
  context: Context,
  giftCardId: number | null,
  totalCents: number,
  wantedCents: number | null,
): Promise<GiftParts> {
  const { query, storefront, language } = context;
  if (giftCardId !== null) await lockGiftCard(query, giftCardId);
  const card = giftCardId === null ? null : await selectGiftCard(query, giftCardId);
  const giftCents = card ? giftPartOf(spendableOf(card, todayAt(context)), totalCents, lowestOf(context)) : 0;
  const isWhole = wantedCents === null;
  // A gift card that covers the whole total can't be combined with another payment.
  if (!card || giftCents !== (wantedCents ?? totalCents) || (giftCents === totalCents) !== isWhole)
    throw new ShopError("checkout_gift_card_changed", { amount: money(giftCents, storefront.settings.currency, language) });
  return { giftCents, restCents: totalCents - giftCents, last4: endOf(card.code) };
}
