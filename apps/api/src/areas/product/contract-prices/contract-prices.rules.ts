import { lessBasisPoints } from "../../../domain/money.ts";
import type { ContractPrice, StoredItem, StoredProduct } from "../../../domain/product.ts";

/** A line of a price level or contract: an amount off the list price, or a fixed price of one item. */
export interface ContractPriceLine {
  kind: ContractPrice["kind"];
  scope: "all" | "department" | "series" | "item";
  /** The code of the department or series, or the item number; empty for everything. */
  key: string;
  /** Off the list price, in hundredths of a percent; null for a fixed price. */
  offBasisPoints: number | null;
  /** The fixed price of one sell unit; null for an amount off. */
  cents: number | null;
  fromUnits: number;
  firstDay: string | null;
  lastDay: string | null;
}

/** A product's data to which price lines may apply. */
export interface PricedThing {
  itemNo: string;
  series: string;
  department: string;
  listCents: number;
}

/** A business account's price lines by scope. */
export class ContractPrices {
  readonly #lines: Map<string, ContractPriceLine[]>;

  constructor(lines: ContractPriceLine[]) {
    this.#lines = Map.groupBy(lines, ({ scope, key }) => `${scope} ${key}`);
  }

  /** Returns all lines for an item, independent of day and quantity. */
  of({ itemNo, series, department, listCents }: PricedThing): ContractPrice[] {
    const keys = [`item ${itemNo}`, `series ${series}`, `department ${department}`, "all "];
    return keys.flatMap((key) => this.#lines.get(key) ?? []).map((line) => toOwnPrice(line, listCents));
  }
}

const toOwnPrice = (
  { kind, cents, offBasisPoints, fromUnits, firstDay, lastDay }: ContractPriceLine,
  listCents: number,
): ContractPrice => ({
  kind,
  cents: cents ?? lessBasisPoints(listCents, offBasisPoints ?? 0),
  fromUnits,
  from: firstDay,
  until: lastDay,
});

/** Returns a product with an account's own prices. Samples and gift cards have none. */
export function withContractPrices(product: StoredProduct, prices: ContractPrices): StoredProduct {
  const { seriesCode: series, department } = product;
  const priced = (item: StoredItem): StoredItem => {
    if (!item.price || item.kind !== "item") return item;
    const own = prices.of({ itemNo: item.itemNo, series, department, listCents: item.price.listCents });
    return own.length === 0 ? item : { ...item, price: { ...item.price, own } };
  };
  return { ...product, items: product.items.map(priced) };
}
