import type { PriceChange, ShopPrice } from "@azulejo/contract/areas/office/price-changes.ts";
import { divideRounded } from "../../../domain/money.ts";
import { type PlannedPrice, priceOn, withListPrice } from "../../../domain/prices/planned-price.ts";

const WHOLE = 10_000;

type Terms = Pick<PriceChange, "kind" | "basisPoints" | "cents" | "from" | "until">;

/** Returns an item's price after a change. A price never falls below one cent. */
export function changedPrice(price: ShopPrice, { kind, basisPoints, cents, from, until }: Terms): ShopPrice {
  const { listCents } = price;
  if (kind === "endSale") return { listCents, saleCents: null, saleFrom: null, saleUntil: null };
  if (kind === "price") return withListPrice(price, cents ?? listCents);
  if (kind === "amount") return withListPrice(price, Math.max(1, listCents + (cents ?? 0)));
  if (kind === "list") return withListPrice(price, Math.max(1, share(listCents, WHOLE + (basisPoints ?? 0))));
  return { listCents, saleCents: Math.max(1, share(listCents, WHOLE - (basisPoints ?? 0))), saleFrom: from, saleUntil: until };
}

const share = (cents: number, basisPoints: number): number => Number(divideRounded(BigInt(cents) * BigInt(basisPoints), BigInt(WHOLE)));

/** Returns the first day of a change of list prices; null for an immediate change, or a sale, which has its own days. */
export const startOf = ({ kind, from }: Pick<Terms, "kind" | "from">, today: string): string | null =>
  (kind === "list" || kind === "amount" || kind === "price") && from !== null && from > today ? from : null;

export interface Planned {
  before: ShopPrice;
  after: ShopPrice;
  isChanged: boolean;
  /** Whether another plan has a list price for the same day, which is replaced. */
  isReplacing: boolean;
  /** Whether a list price is planned for a later day, which stays. */
  hasLater: boolean;
}

/** Returns a change's effect on an item with these planned list prices. A percentage applies to the list price valid the day before. */
export function planOf(price: ShopPrice, planned: readonly PlannedPrice[], change: Terms, startsOn: string | null): Planned {
  if (startsOn === null) {
    const after = changedPrice(price, change);
    return { before: price, after, isChanged: !isSamePrice(price, after), isReplacing: false, hasLater: planned.length > 0 };
  }
  const before = priceOn(
    price,
    planned.filter((one) => one.startsOn < startsOn),
    startsOn,
  );
  const after = changedPrice(before, change);
  return {
    before,
    after,
    isChanged: priceOn(price, planned, startsOn).listCents !== after.listCents,
    isReplacing: planned.some((one) => one.startsOn === startsOn),
    hasLater: planned.some((one) => one.startsOn > startsOn),
  };
}

export const isSamePrice = (one: ShopPrice, other: ShopPrice): boolean =>
  one.listCents === other.listCents &&
  one.saleCents === other.saleCents &&
  one.saleFrom === other.saleFrom &&
  one.saleUntil === other.saleUntil;
