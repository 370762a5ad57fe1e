import { type Language, languages } from "@azulejo/contract";
import type { Facet, FacetKey } from "@azulejo/contract/areas/product.ts";
import { bothSystems } from "@azulejo/contract/lengths.ts";
import type { Terms } from "../../../domain/product.ts";
import type { Catalog } from "../../../ports/catalog.ts";
import type { Lexicon } from "../../../search/text/lexicon.ts";
import type { ValueCounts } from "../../../search/value-counts.ts";
import { facetsOfWords, type ValuesByName, valuesByName } from "./query-filters.rules.ts";

type FacetValue = Facet["values"][number];
type Labelled = Pick<FacetValue, "value" | "label" | "outline">;
type Sizes = Pick<Catalog, "sizeLabel" | "sizeOutline" | "sizesVersion">;

/** All values of a facet with their labels, in the order in which they are shown. */
interface Prepared {
  values: readonly string[];
  length: number;
  sizesVersion: number;
  inOrder: { code: number; labelled: Labelled }[];
}

/** Facets of one language, labeled and sorted once for all requests. Replaced when the terms change. */
export class FacetValues {
  readonly #terms: Terms;
  readonly #language: Language;
  readonly #collator: Intl.Collator;
  #named: { lists: (readonly string[])[]; lengths: number[]; values: ValuesByName } | null = null;
  readonly #prepared = new Map<FacetKey, Prepared>();

  constructor(terms: Terms, language: Language) {
    this.#terms = terms;
    this.#language = language;
    this.#collator = new Intl.Collator(language, { numeric: true });
  }

  label(key: FacetKey): string {
    return this.#terms.label("facet", key, this.#language);
  }

  /** Returns the values that have products or are chosen, in order. */
  of(key: FacetKey, counts: ValueCounts, chosen: readonly string[], sizes: Sizes): FacetValue[] {
    const shown: FacetValue[] = [];
    for (const { code, labelled } of this.#prepare(key, counts.values, sizes)) {
      const count = counts.at(code);
      const selected = chosen.length > 0 && chosen.includes(labelled.value);
      if (count > 0 || selected) shown.push(toFacetValue(labelled, count, selected));
    }
    const unknown = chosen.filter((value) => !counts.values.includes(value));
    if (unknown.length === 0) return shown;
    const others = [...new Set(unknown)].map((value) => toFacetValue(this.#label(key, value, sizes), 0, true));
    return [...shown, ...others].sort(this.#order(key));
  }

  /** Returns facet values by their names in all languages, for recognizing them in queries. */
  named(lexicon: Lexicon, facets: Record<FacetKey, ValueCounts>): ValuesByName {
    const lists = facetsOfWords.map((key) => facets[key].values);
    const known = this.#named;
    if (known?.lists.every((list, at) => list === lists[at] && known.lengths[at] === list.length)) return known.values;
    const named = facetsOfWords.flatMap((key) =>
      facets[key].values.map((value) => ({ key, value, names: languages.map((language) => this.#terms.label(key, value, language)) })),
    );
    const values = valuesByName(named, lexicon);
    this.#named = { lists, lengths: lists.map((list) => list.length), values };
    return values;
  }

  #prepare(key: FacetKey, values: readonly string[], sizes: Sizes): Prepared["inOrder"] {
    const known = this.#prepared.get(key);
    const sizesVersion = key === "size" ? sizes.sizesVersion() : 0;
    if (known?.values === values && known.length === values.length && known.sizesVersion === sizesVersion) return known.inOrder;
    const compare = this.#order(key);
    const inOrder = values
      .map((value, code) => ({ code, labelled: this.#label(key, value, sizes) }))
      .sort((a, b) => compare(a.labelled, b.labelled));
    this.#prepared.set(key, { values, length: values.length, sizesVersion, inOrder });
    return inOrder;
  }

  #label(key: FacetKey, value: string, { sizeLabel, sizeOutline }: Sizes): Labelled {
    if (key === "thickness") return { value, label: bothSystems(Number(value)) };
    const label = (key === "size" && sizeLabel(value, this.#language)) || this.#terms.label(key, value, this.#language);
    return key === "size" ? { value, label, outline: sizeOutline(value) ?? undefined } : { value, label };
  }

  /** Sorts named values in their defined order, sizes by shape and area, thicknesses by number. */
  #order(key: FacetKey): (a: Labelled, b: Labelled) => number {
    const bySize = (a: Labelled, b: Labelled) => (key === "size" ? kindOf(a) - kindOf(b) || squareOf(a) - squareOf(b) : 0);
    const text = (one: Labelled) => (key === "thickness" ? one.value : one.label);
    return (a, b) => {
      const positions = this.#terms.position(key, a.value) - this.#terms.position(key, b.value);
      return positions || bySize(a, b) || this.#collator.compare(text(a), text(b));
    };
  }
}

const toFacetValue = ({ value, label, outline }: Labelled, count: number, selected: boolean): FacetValue =>
  outline ? { value, label, count, selected, outline } : { value, label, count, selected };

/** Pieces first, then sheets, trims and slabs; within each the smaller ones first. */
const kinds = ["rectangle", "square", "plank", "hexagon", "picket", "mosaic-sheet", "trim", "slab"];
const squareOf = ({ outline }: Labelled): number => (outline ? outline.widthMm * outline.heightMm : 0);
const kindOf = ({ outline }: Labelled): number => {
  const kind = kinds.indexOf(outline?.chips ? "mosaic-sheet" : (outline?.shape ?? ""));
  return kind < 0 ? kinds.length : Math.max(kind, kinds.indexOf("plank"));
};

const ofTerms = new WeakMap<Terms, Map<Language, FacetValues>>();

/** Returns a language's facets, which are prepared on first use. */
export function facetValuesOf(terms: Terms, language: Language): FacetValues {
  const byLanguage = ofTerms.get(terms) ?? new Map<Language, FacetValues>();
  ofTerms.set(terms, byLanguage);
  const known = byLanguage.get(language) ?? new FacetValues(terms, language);
  byLanguage.set(language, known);
  return known;
}
