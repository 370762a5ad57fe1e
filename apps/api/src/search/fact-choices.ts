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
