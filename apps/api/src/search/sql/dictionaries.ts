import type { Query } from "@azulejo/database";
import type { SearchProduct } from "../search.ts";
import { VariantLabels } from "../variant-labels.ts";
import { FacetCodes } from "./facet-codes.ts";
import { insertLabels, insertValues, selectLabels, selectValues } from "./product-rows.repository.ts";
import { valuesOf } from "./product-rows.ts";

/** The catalog's facet values and variant labels with their codes. They are few, so each process holds all of them. */
export class Dictionaries {
  readonly #storefrontId: number;
  readonly facets = new FacetCodes();
  readonly labels = new VariantLabels();

  constructor(storefrontId: number) {
    this.#storefrontId = storefrontId;
  }

  /** Reads the dictionary, including entries of other processes. */
  async read(query: Query): Promise<void> {
    for (const { facet, value, code } of await selectValues(query, this.#storefrontId)) this.facets.note(facet, value, code);
    // Codes are assigned in ascending order, so reading in order yields the stored codes.
    for (const label of await selectLabels(query, this.#storefrontId)) this.labels.codeOf({ en: label.en, es: label.es });
  }

  /** Adds unknown values of products. Only one process at a time may do so. */
  async add(query: Query, products: SearchProduct[]): Promise<void> {
    const values = products.flatMap(valuesOf);
    const labels = products.flatMap(({ variants }) => variants.map(({ label }) => label));
    const isKnown =
      values.every(([key, value]) => this.facets.codeOf(key, value) !== undefined) && labels.every((label) => this.labels.has(label));
    if (isKnown) return;
    await this.read(query);
    const newValues = values.flatMap(([facet, value]) => {
      if (this.facets.codeOf(facet, value) !== undefined) return [];
      const code = this.facets.next(facet);
      this.facets.note(facet, value, code);
      return [{ facet, value, code }];
    });
    await insertValues(query, this.#storefrontId, newValues);
    const newLabels = labels.flatMap((label) => (this.labels.has(label) ? [] : [{ ...label, code: this.labels.codeOf(label) }]));
    await insertLabels(query, this.#storefrontId, newLabels);
  }
}
