/** In a value of the facet `fact`, between the fact's code and its value. */
const DOT = ".";

/** Facts that one query may choose from; choices of further ones have no effect. */
const MOST_FACTS = 16;

export const factValue = (fact: string, value: string): string => `${fact}${DOT}${value}`;

/** Returns the code of a value's fact. */
export const factOf = (value: string): string => value.slice(0, Math.max(0, value.indexOf(DOT)));

/** Returns the chosen values by fact: a product has to match one of each. */
export function choicesByFact(values: readonly string[]): [fact: string, values: string[]][] {
  return [...Map.groupBy(values, factOf)].slice(0, MOST_FACTS);
}
