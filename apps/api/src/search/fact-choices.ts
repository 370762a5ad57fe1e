/** Separates a fact's code from its value in values of the facet `fact`. */
const DOT = ".";

/** Maximum number of facts with choices in one query; others are ignored. */
const MAX_FACTS = 16;

export const factValue = (fact: string, value: string): string => `${fact}${DOT}${value}`;

/** Returns the fact's code of a value. */
export const factOf = (value: string): string => value.slice(0, Math.max(0, value.indexOf(DOT)));

/** Returns chosen values by fact. A product has to match one value of each. */
export function choicesByFact(values: readonly string[]): [fact: string, values: string[]][] {
  return [...Map.groupBy(values, factOf)].slice(0, MAX_FACTS);
}

/** An order of products by one fact. Products without a value come last. */
export interface FactOrder {
  fact: string;
  isDescending: boolean;
  /** The values' codes in their order; empty for numbers and ranges. */
  choices: readonly string[];
}

/** Separates the ends of a range in a value, which may be negative. */
export const TO = "to";

/** Returns the values of the fact among those of the facet, in order. Values that don't fit the fact's definition are left out. */
export function inFactOrder(values: Iterable<string>, { fact, isDescending, choices }: FactOrder): string[] {
  const keyOf = (value: string): number[] => {
    const code = value.slice(fact.length + DOT.length);
    return choices.length > 0 ? [choices.indexOf(code)] : code.split(TO).map(Number);
  };
  const ranked = [...values].flatMap((value) => {
    if (factOf(value) !== fact) return [];
    const [from = Number.NaN, to = from] = keyOf(value);
    const isKnown = choices.length > 0 ? from >= 0 : Number.isFinite(from) && Number.isFinite(to);
    return isKnown ? [{ value, from, to }] : [];
  });
  const sign = isDescending ? -1 : 1;
  return ranked.sort((a, b) => sign * (a.from - b.from || a.to - b.to)).map(({ value }) => value);
}
