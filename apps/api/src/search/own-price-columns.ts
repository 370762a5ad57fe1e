import { LRUCache } from "lru-cache";
import { perSquareFoot } from "../domain/money.ts";
import type { Columns } from "./columns.ts";
import type { OwnPricesForSearch, SearchProduct } from "./search.ts";

/** Four bytes a variant each: 160 kB at 10,000 products of four variants. */
const MOST_ACCOUNTS = 32;

/** The price columns of business accounts with own prices, made at their first list. */
export class OwnPriceColumns {
  #columns = new LRUCache<string, Int32Array>({ max: MOST_ACCOUNTS });

  of(own: OwnPricesForSearch, columns: Columns, listings: SearchProduct["listing"][]): Int32Array {
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

function pricesOf(own: OwnPricesForSearch, columns: Columns, listings: SearchProduct["listing"][]): Int32Array {
  const { itemNos, productOf, listCents, areas, variants } = columns;
  const prices = columns.prices.slice();
  for (let index = 0; index < variants; index++) {
    const listing = listings[productOf[index]!];
    if (listCents[index] === 0 || !listing) continue;
    const { series, department } = listing;
    const cents = own.centsOf({ itemNo: itemNos[index]!, series, department, listCents: listCents[index]! });
    if (cents === null) continue;
    prices[index] = Math.min(prices[index]!, perSquareFoot(cents, areas[index] || null) ?? cents);
  }
  return prices;
}
