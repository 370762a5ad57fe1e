import type { Facet } from "@azulejo/contract/areas/product.ts";

/** Values shown before "more", and drawings in three rows. */
const SHOWN = 8;
const SHOWN_SHAPES = 9;

/** A facet with the values that are shown at first; the others are loaded when they are asked for. */
export interface ShownFacet extends Facet {
  /** How many values there are. */
  total: number;
}

/** Leaves the most frequent values of a facet, and those in use. */
export function shownFacet(facet: Facet): ShownFacet {
  const { key, values } = facet;
  const frequent = new Set([...values].sort((a, b) => b.count - a.count).slice(0, key === "shape" ? SHOWN_SHAPES : SHOWN));
  return { ...facet, values: values.filter((value) => frequent.has(value) || value.selected), total: values.length };
}
