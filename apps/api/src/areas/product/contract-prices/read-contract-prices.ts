import { createHash } from "node:crypto";
import type { Context } from "../../../context.ts";
import type { StoredProduct } from "../../../domain/product.ts";
import type { ContractPricesForSearch } from "../../../search/search.ts";
import { selectProducts } from "../catalog/product.repository.ts";
import { isWithin } from "../price.rules.ts";
import { todayAt } from "../view.ts";
import { selectContractPriceLines } from "./contract-price.repository.ts";
import { ContractPrices, withContractPrices } from "./contract-prices.rules.ts";

/** An account's own prices on one day. `key` is equal for accounts with the same lines. */
interface KnownPrices {
  key: string;
  prices: ContractPrices | null;
  forSearch: ContractPricesForSearch;
}

/** Whose prices are read, and when. */
type Reader = Pick<Context, "catalog" | "query" | "storefront" | "referenceData" | "session" | "now" | "trueUntil">;

/** Reads products with the caller's prices. Everything that shows or charges a price reads products with this function. */
export const readProducts = async (context: Reader, ids: number[]): Promise<StoredProduct[]> =>
  withOwnPrices(context, await context.catalog.products(context.query, context.storefront.id, ids));

/** Reads products like `readProducts`, but not into the cache, for a pass over the whole catalog. */
export const readProductsOnce = async (context: Context, ids: number[]): Promise<StoredProduct[]> =>
  withOwnPrices(context, await selectProducts(context.query, context.storefront.id, ids));

async function withOwnPrices(context: Reader, products: StoredProduct[]): Promise<StoredProduct[]> {
  const prices = await readOwnPrices(context);
  return prices?.prices ? products.map((product) => withContractPrices(product, prices.prices as ContractPrices)) : products;
}

/** Returns the caller's own prices for searching and filtering; undefined for a caller with the shop's prices. */
export async function contractPricesForSearch(context: Context): Promise<ContractPricesForSearch | undefined> {
  const known = await readOwnPrices(context);
  return known?.prices && !context.pricesHidden ? known.forSearch : undefined;
}

async function readOwnPrices(context: Reader): Promise<KnownPrices | null> {
  const customer = context.session?.customer;
  if (!customer) return null;
  const today = todayAt(context);
  return context.referenceData.read(context.query, `own-prices:${customer.id}:${today}`, async () => {
    const lines = await selectContractPriceLines(context.query, customer.id, today);
    const key = `${today} ${createHash("sha256").update(JSON.stringify(lines)).digest("base64url")}`;
    const ofOneUnit = lines.filter(({ fromUnits, firstDay, lastDay }) => fromUnits <= 1 && isWithin(today, firstDay, lastDay));
    return { key, prices: lines.length === 0 ? null : new ContractPrices(lines), forSearch: { key, lines: ofOneUnit } };
  });
}
