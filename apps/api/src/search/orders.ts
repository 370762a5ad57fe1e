import { type Language, languages } from "@azulejo/contract";
import type { SortKey } from "@azulejo/contract/areas/product.ts";

/** The sort keys that do not depend on the query. */
interface OrderKeys {
  popularity: number;
  introduced: number;
  names: Record<Language, string>;
}

type FixedSort = Exclude<SortKey, "relevance" | "price_asc" | "price_desc">;
const collators: Record<Language, Intl.Collator> = {
  en: new Intl.Collator("en", { numeric: true }),
  es: new Intl.Collator("es", { numeric: true }),
};

/** Product ordinals in each fixed order, kept sorted. Reading the first page touches only the first products. */
export class Orders {
  #keys: OrderKeys[] = [];
  #sorted = new Map<string, number[]>();

  add(ordinal: number, keys: OrderKeys): void {
    this.#keys[ordinal] = keys;
    for (const [name, sorted] of this.#sorted) this.#insert(sorted, ordinal, this.#comparer(name));
  }

  popularity(ordinal: number): number {
    return this.#keys[ordinal]!.popularity;
  }

  /** Returns all ordinals in an order, including dead ones; read it backwards for `name_desc`. Sorted at first use, then cached. */
  get(sort: FixedSort, language: Language): number[] {
    const name = sort.startsWith("name") ? `name_${language}` : sort;
    let sorted = this.#sorted.get(name);
    if (!sorted) {
      sorted = this.#keys.map((_, ordinal) => ordinal).sort(this.#comparer(name));
      this.#sorted.set(name, sorted);
    }
    return sorted;
  }

  #comparer(name: string): (a: number, b: number) => number {
    const keys = this.#keys;
    if (name === "best_seller") return (a, b) => keys[b]!.popularity - keys[a]!.popularity || a - b;
    if (name === "new_arrival") return (a, b) => keys[b]!.introduced - keys[a]!.introduced || a - b;
    const language = languages.find((code) => name === `name_${code}`) ?? "en";
    const collator = collators[language];
    return (a, b) => collator.compare(keys[a]!.names[language], keys[b]!.names[language]) || a - b;
  }

  #insert(sorted: number[], ordinal: number, compare: (a: number, b: number) => number): void {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(sorted[middle]!, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    sorted.splice(low, 0, ordinal);
  }
}
