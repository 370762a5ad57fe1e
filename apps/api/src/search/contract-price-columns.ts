import { LRUCache } from "lru-cache";
import { perSquareFoot } from "../domain/money.ts";
import type { Columns } from "./columns.ts";
import { PriceColumn } from "./price-column.ts";
import type { ContractPricesForSearch, SearchProduct } from "./search.ts";

/** Six bytes a variant each: 240 kB at 10,000 products of four variants. */
const MOST_ACCOUNTS = 32;

/** The price columns of business accounts with own prices, made at their first list. */
export class ContractPriceColumns {
  #columns = new LRUCache<string, PriceColumn>({ max: MOST_ACCOUNTS });

  of(own: ContractPricesForSearch, columns: Columns, listings: SearchProduct["listing"][]): PriceColumn {
    const known = this.#columns.get(own.key);
    if (known) return known;
    const made = pricesOf(own, columns, listings);
    this.#columns.set(own.key, made);
    return made;
  }

  clear(): void {
    this.#columns.clear();
  }
}

function pricesOf(own: ContractPricesForSearch, columns: Columns, listings: SearchProduct["listing"][]): PriceColumn {
  const { itemNos, firstVariant, listCents, areas, products, variants } = columns;
  const prices = new PriceColumn();
  prices.reserveVariants(variants);
  prices.reserveProducts(products);
  prices.cents.set(columns.prices.cents.subarray(0, variants));
  for (let product = 0; product < products; product++) {
    const [from, to] = [firstVariant[product]!, firstVariant[product + 1]!];
    const listing = listings[product];
    for (let index = from; listing && index < to; index++) {
      if (listCents[index] === 0) continue;
      const { series, department } = listing;
      const cents = own.centsOf({ itemNo: itemNos[index]!, series, department, listCents: listCents[index]! });
      if (cents === null) continue;
      prices.cents[index] = Math.min(prices.cents[index]!, perSquareFoot(cents, areas[index] || null) ?? cents);
    }
    prices.settle(product, from, to);
  }
  return prices;
}
