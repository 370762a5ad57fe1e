import { type FacetKey, facetKeys } from "@azulejo/contract/areas/product.ts";
import { type FactOrder, factOf, inFactOrder } from "../fact-choices.ts";
import { ValueCounts } from "../value-counts.ts";

/** Numbers of facets, which are part of stored codes, so they must never change. */
const numbers: Record<FacetKey, number> = {
  look: 0,
  material: 1,
  color: 2,
  use: 3,
  variation: 4,
  series: 5,
  size: 16,
  finish: 17,
  shape: 18,
  thickness: 19,
  fact: 20,
};
/** A code consists of its facet's number and, in this many bits, the value's index within the facet. */
export const PLACE_BITS = 24;

/** Returns a facet's bit in the set of facets that a row doesn't match. */
export const bitOf = (key: FacetKey | "price"): number => 1 << (key === "price" ? 28 : numbers[key]);
/** Bits for the supplier's own facts with choices, in their order; these are the numbers of no facet. */
const factBits = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 21, 22, 23, 24, 25, 26];
export const bitOfFact = (turn: number): number => 1 << (factBits[turn] ?? 27);
/** The number of the facet `fact`. */
export const FACTS = numbers.fact;
/** Bit of rows that match everything. */
export const MATCHES = 1 << 29;

interface Values {
  values: string[];
  places: Map<string, number>;
}

/** The codes of all facet values that this process has read. */
export class FacetCodes {
  readonly #facets = Object.fromEntries(facetKeys.map((key) => [key, { values: [], places: new Map() }])) as unknown as Record<
    FacetKey,
    Values
  >;

  note(key: FacetKey, value: string, code: number): void {
    const { values, places } = this.#facets[key];
    const place = code & ((1 << PLACE_BITS) - 1);
    values[place] = value;
    places.set(value, place);
  }

  codeOf(key: FacetKey, value: string): number | undefined {
    const place = this.#facets[key].places.get(value);
    return place === undefined ? undefined : numbers[key] * 2 ** PLACE_BITS + place;
  }

  /** Returns the codes of all values of one of the supplier's own facts. */
  codesOfFact(fact: string): number[] {
    return [...this.#facets.fact.places].flatMap(([value, place]) => (factOf(value) === fact ? [FACTS * 2 ** PLACE_BITS + place] : []));
  }

  /** Returns the codes of a fact's values, in an order by the fact. */
  orderOfFact(order: FactOrder): number[] {
    const { places } = this.#facets.fact;
    return inFactOrder(places.keys(), order).map((value) => FACTS * 2 ** PLACE_BITS + (places.get(value) ?? 0));
  }

  /** Returns the code for a facet's next new value. */
  next(key: FacetKey): number {
    return numbers[key] * 2 ** PLACE_BITS + this.#facets[key].values.length;
  }

  has(code: number): boolean {
    const key = facetKeys.find((one) => numbers[one] === code >> PLACE_BITS);
    return key !== undefined && this.#facets[key].values[code & ((1 << PLACE_BITS) - 1)] !== undefined;
  }

  countsOf(counted: { codes: number[]; counts: number[] }): Record<FacetKey, ValueCounts> {
    const byFacet = new Map(facetKeys.map((key) => [numbers[key], new Uint32Array(this.#facets[key].values.length)]));
    counted.codes.forEach((code, at) => {
      const counts = byFacet.get(code >> PLACE_BITS);
      if (counts) counts[code & ((1 << PLACE_BITS) - 1)] = counted.counts[at] ?? 0;
    });
    const countsOf = (key: FacetKey) => {
      const { values, places } = this.#facets[key];
      return [key, new ValueCounts(values, places, byFacet.get(numbers[key]) ?? new Uint32Array(0))];
    };
    return Object.fromEntries(facetKeys.map(countsOf));
  }
}
