import type { Facet } from "@azulejo/contract/areas/product.ts";

/** Number of values shown before "more", and of drawings, which fill three rows. */
const SHOWN = 8;
const SHOWN_SHAPES = 9;

type Value = Facet["values"][number];

/** A facet with the values that are shown at first; the others are loaded when requested. */
export interface VisibleFacet extends Pick<Facet, "key" | "fact" | "label"> {
  values: Omit<Value, "selected">[];
  /** The selected values. */
  chosen: string[];
  total: number;
  /** The number of values not shown. */
  hidden: number;
}

/** Keeps only the most frequent values of a facet, and the selected ones. */
export function visibleFacet({ key, fact, label, values }: Facet, areAllShown = false): VisibleFacet {
  const shown = areAllShown ? values : visibleValues(key, values);
  const chosen = values.filter((value) => value.selected).map((value) => value.value);
  return {
    key,
    ...(fact !== undefined && { fact }),
    label,
    values: shown.map(({ selected: _, ...value }) => value),
    chosen,
    total: values.length,
    hidden: values.length - shown.length,
  };
}

/** Returns the most frequent and the selected values, in the given order. */
function visibleValues(key: string, values: Value[]): Value[] {
  const frequent = new Set([...values].sort((a, b) => b.count - a.count).slice(0, key === "shape" ? SHOWN_SHAPES : SHOWN));
  return values.filter((value) => frequent.has(value) || value.selected);
}
