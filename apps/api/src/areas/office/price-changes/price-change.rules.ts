import type { PriceChange, ShopPrice } from "@azulejo/contract/areas/office/price-changes.ts";
import { divideRounded } from "../../../domain/money.ts";

const WHOLE = 10_000;

/** Returns an item's price after a change. A price never falls below one cent. */
export function changedPrice(price: ShopPrice, { kind, basisPoints, from, until }: Omit<PriceChange, "scope">): ShopPrice {
  const { listCents } = price;
  if (kind === "endSale") return { listCents, saleCents: null, saleFrom: null, saleUntil: null };
  if (kind === "list") return { ...price, listCents: Math.max(1, share(listCents, WHOLE + (basisPoints ?? 0))) };
  return { listCents, saleCents: Math.max(1, share(listCents, WHOLE - (basisPoints ?? 0))), saleFrom: from, saleUntil: until };
}

const share = (cents: number, basisPoints: number): number => Number(divideRounded(BigInt(cents) * BigInt(basisPoints), BigInt(WHOLE)));

export const isSamePrice = (one: ShopPrice, other: ShopPrice): boolean =>
  one.listCents === other.listCents &&
  one.saleCents === other.saleCents &&
  one.saleFrom === other.saleFrom &&
  one.saleUntil === other.saleUntil;
