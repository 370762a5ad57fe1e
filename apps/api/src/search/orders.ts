import { type Language, languages } from "@azulejo/contract";
import type { SortKey } from "@azulejo/contract/areas/product.ts";
import type { Slices } from "./building/slices.ts";
import { sortInSlices } from "./building/sort-in-slices.ts";
import { grown } from "./grown.ts";

/** Sort keys that do not depend on the query. */
interface OrderKeys {
  /** Breaks ties. An ordinal would change with each change of a product, and so differ between processes. */
  id: number;
  popularity: number;
  introduced: number;
  names: Record<Language, string>;
}

type FixedSort = Exclude<SortKey, "relevance" | "price_asc" | "price_desc">;
type Compare = (a: number, b: number) => number;

const collators: Record<Language, Intl.Collator> = {
  en: new Intl.Collator("en", { numeric: true }),
  es: new Intl.Collator("es", { numeric: true }),
};

/** Product ordinals in one sort order. */
class Order {
  readonly #compare: Compare;
  #sorted: Uint32Array;
  #size: number;
  #ranks: Uint32Array | null = null;

  constructor(sorted: Uint32Array, compare: Compare) {
    this.#compare = compare;
    this.#size = sorted.length;
    this.#sorted = sorted;
  }

  get sorted(): Uint32Array {
    return this.#sorted.subarray(0, this.#size);
  }

  /** Each ordinal's position in the order. */
  get ranks(): Uint32Array {
    if (this.#ranks) return this.#ranks;
    const ranks = new Uint32Array(this.#size);
    for (let place = 0; place < this.#size; place++) ranks[this.#sorted[place]!] = place;
    this.#ranks = ranks;
    return ranks;
  }

  insert(ordinal: number): void {
    let low = 0;
    let high = this.#size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#sorted[middle]!, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    if (this.#size === this.#sorted.length) this.#sorted = grown(this.#sorted, Math.ceil(this.#size * 1.5) + 16, Uint32Array);
    this.#sorted.copyWithin(low + 1, low, this.#size);
    this.#sorted[low] = ordinal;
    this.#size += 1;
    this.#ranks = null;
  }
}

/** All fixed sort orders of the products, kept sorted. They include dead products. */
export class Orders {
  #keys: OrderKeys[] = [];
  readonly #orders = new Map<string, Order>();

  /** All data for a snapshot. */
  get state() {
    return { keys: this.#keys, orders: Array.from(this.#orders, ([name, { sorted }]) => ({ name, sorted: sorted.slice() })) };
  }

  set state({ keys, orders }) {
    this.#keys = keys;
    for (const { name, sorted } of orders) this.#orders.set(name, new Order(sorted, this.#comparer(name)));
  }

  add(ordinal: number, keys: OrderKeys): void {
    this.#keys[ordinal] = keys;
    for (const order of this.#orders.values()) order.insert(ordinal);
  }

  /** Sorts all orders in advance, so that no request waits for it. */
  async prepare(slices: Slices): Promise<void> {
    const names = ["best_seller", "new_arrival", ...languages.map((language) => `name_${language}`)];
    for (const name of names) {
      const compare = this.#comparer(name);
      this.#orders.set(name, new Order(await sortInSlices(this.#keys.length, compare, slices), compare));
    }
  }

  popularity(ordinal: number): number {
    return this.#keys[ordinal]!.popularity;
  }

  /** Returns an order; `name_desc` is read backwards. */
  get(sort: FixedSort, language: Language): Pick<Order, "sorted" | "ranks"> {
    const name = sort.startsWith("name") ? `name_${language}` : sort;
    let order = this.#orders.get(name);
    if (order) return order;
    const compare = this.#comparer(name);
    const sorted = Uint32Array.from({ length: this.#keys.length }, (_, ordinal) => ordinal).sort(compare);
    this.#orders.set(name, (order = new Order(sorted, compare)));
    return order;
  }

  #comparer(name: string): Compare {
    const keys = this.#keys;
    const byId: Compare = (a, b) => keys[a]!.id - keys[b]!.id;
    if (name === "best_seller") return (a, b) => keys[b]!.popularity - keys[a]!.popularity || byId(a, b);
    if (name === "new_arrival") return (a, b) => keys[b]!.introduced - keys[a]!.introduced || byId(a, b);
    const language = languages.find((code) => name === `name_${code}`) ?? "en";
    const collator = collators[language];
    return (a, b) => collator.compare(keys[a]!.names[language], keys[b]!.names[language]) || byId(a, b);
  }
}
