import { LRUCache } from "lru-cache";
import { lessBasisPoints, perSquareFoot } from "../domain/money.ts";
import type { Columns } from "./columns.ts";
import { PriceColumn } from "./price-column.ts";
import type { ContractPriceLineForSearch, ContractPricesForSearch, SearchProduct } from "./search.ts";

/** Six bytes per variant: 240 kB at 10,000 products with four variants. */
const MAX_ACCOUNTS = 32;

/** Price columns of business accounts with own prices, created on first use. */
export class ContractPriceColumns {
  #columns = new LRUCache<string, PriceColumn>({ max: MAX_ACCOUNTS });

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
  const byScope = Map.groupBy(own.lines, ({ scope }) => scope);
  const linesOf = (scope: ContractPriceLineForSearch["scope"]) => Map.groupBy(byScope.get(scope) ?? [], ({ key }) => key);
  const [items, series, departments] = [linesOf("item"), linesOf("series"), linesOf("department")];
  const everywhere = byScope.get("all") ?? [];
  for (let product = 0; product < products; product++) {
    const [from, to] = [firstVariant[product]!, firstVariant[product + 1]!];
    const listing = listings[product]!;
    const shared = [...everywhere, ...(series.get(listing.series) ?? []), ...(departments.get(listing.department) ?? [])];
    for (let index = from; index < to; index++) {
      const list = listCents[index]!;
      if (list === 0) continue;
      for (const line of [...shared, ...(items.get(itemNos[index]!) ?? [])]) {
        const cents = line.cents ?? lessBasisPoints(list, line.offBasisPoints ?? 0);
        prices.cents[index] = Math.min(prices.cents[index]!, perSquareFoot(cents, areas[index] || null) ?? cents);
      }
    }
    prices.settle(product, from, to);
  }
  return prices;
}
