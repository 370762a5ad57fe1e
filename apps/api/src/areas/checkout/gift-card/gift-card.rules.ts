/** A gift card's balance, and what orders that are being paid hold of it, in cents. */
export interface GiftCard {
  id: number;
  code: string;
  balanceCents: number;
  heldCents: number;
  /** The last day on which it can be used; null for no end. */
  expiresOn: string | null;
}

/** Returns a code normalized for comparison: in capitals, with only letters and digits. */
export const codeKeyOf = (code: string): string =>
  code
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Returns the end of a code, by which its owner recognizes it. */
export const endOf = (code: string): string => codeKeyOf(code).slice(-4);

/** Returns what a card can still pay, in cents: nothing after its last day. */
export const spendableOf = ({ balanceCents, heldCents, expiresOn }: GiftCard, today: string): number =>
  expiresOn !== null && expiresOn < today ? 0 : Math.max(0, balanceCents - heldCents);

/**
 * Returns what a card pays of a total, in cents. Another payment takes what is left, so that is zero or enough for it.
 * @param lowestCents the lowest amount that another payment can have
 */
export function giftPartOf(spendableCents: number, totalCents: number, lowestCents: number): number {
  if (spendableCents >= totalCents) return totalCents;
  return Math.max(0, Math.min(spendableCents, totalCents - lowestCents));
}
