import type { Language } from "@azulejo/contract";
import type { Facet } from "@azulejo/contract/areas/product.ts";
import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import type { FactValue, FactValues } from "@azulejo/contract/facts/value.ts";
import { type FactOrder, factOf, factValue, TO } from "../../../search/fact-choices.ts";
import type { ValueCounts } from "../../../search/value-counts.ts";
import { factText } from "./fact-text.rules.ts";

const YES = "yes";
const NO = "no";

/** Returns the facet values of an item for all facts, filterable or not. Texts have none. */
export const factFacets = (facts: FactValues): string[] =>
  Object.entries(facts).flatMap(([fact, value]) => {
    const code = codeOf(value);
    return code === null ? [] : [factValue(fact, code)];
  });

function codeOf(value: FactValue): string | null {
  if (typeof value === "boolean") return value ? YES : NO;
  if (typeof value !== "object") return String(value);
  return "from" in value ? `${value.from}${TO}${value.to}` : null;
}

/** Parses a facet value's code according to the kind of fact. */
function readCode({ kind }: FactDefinition, code: string): FactValue | null {
  if (kind === "yesNo") return code === YES || code === NO ? code === YES : null;
  if (kind === "choice") return code;
  const numbers = code.split(TO).map(Number);
  const [from, to] = numbers;
  if (from === undefined || numbers.some((one) => !Number.isFinite(one))) return null;
  if (kind === "number") return numbers.length === 1 ? from : null;
  return kind === "range" && numbers.length === 2 && to !== undefined ? { from, to } : null;
}

/** Returns the order in which a fact's values are offered: choices as they are defined, yes before no, numbers ascending. */
function rankOf({ choices }: FactDefinition, value: FactValue): [number, number] {
  if (typeof value === "string") return [choices.findIndex((one) => one.code === value), 0];
  if (typeof value === "boolean") return [value ? 0 : 1, 0];
  if (typeof value === "number") return [value, 0];
  return "from" in value ? [value.from, value.to] : [0, 0];
}

/** Returns a facet for each filterable fact. A facet with a single value is left out, unless the value is chosen. */
export function factFacetsOf(
  definitions: readonly FactDefinition[],
  counts: ValueCounts,
  chosen: readonly string[],
  language: Language,
): Facet[] {
  const counted = Map.groupBy(counts, ([value]) => factOf(value));
  return definitions.flatMap((definition) => {
    const { code: fact, filterable, name } = definition;
    if (!filterable) return [];
    const own = new Map(counted.get(fact) ?? []);
    const selected = chosen.filter((value) => factOf(value) === fact);
    const values = [...new Set([...own.keys(), ...selected])].flatMap((value) => {
      const read = readCode(definition, value.slice(fact.length + 1));
      const label = read === null ? null : factText(definition, read, language);
      if (read === null || label === null) return [];
      return [{ value, label, count: own.get(value) ?? 0, selected: selected.includes(value), rank: rankOf(definition, read) }];
    });
    if (values.length < 2 && !values.some((value) => value.selected)) return [];
    const inOrder = values.sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]);
    return [{ key: "fact", fact, label: name[language], values: inOrder.map(({ rank: _, ...value }) => value) }];
  });
}

/** Returns the chosen values of filterable facts, because an address may contain others. */
export function filterableChoices(definitions: readonly FactDefinition[], chosen: readonly string[]): string[] {
  const codes = new Set(definitions.flatMap(({ code, filterable }) => (filterable ? [code] : [])));
  return chosen.filter((value) => codes.has(factOf(value)));
}

const SORT = "fact.";
const DESCENDING = ".desc";

/** Returns the order that a list's `sort` names; null for another kind of order, or if the fact can't be sorted by (any more). */
export function factOrderOf(definitions: readonly FactDefinition[], sort: string): FactOrder | null {
  if (!sort.startsWith(SORT)) return null;
  const isDescending = sort.endsWith(DESCENDING);
  const code = sort.slice(SORT.length, isDescending ? -DESCENDING.length : undefined);
  const definition = definitions.find((one) => one.code === code && one.sortable);
  return definition ? { fact: code, isDescending, choices: choicesOf(definition) } : null;
}

const choicesOf = ({ kind, choices }: FactDefinition): string[] =>
  kind === "choice" ? choices.map((one) => one.code) : kind === "yesNo" ? [YES, NO] : [];

/** Returns the sortable facts of these values. A fact needs at least two different values. */
export function factSortsOf(definitions: readonly FactDefinition[], counts: ValueCounts, language: Language) {
  const values = Map.groupBy(counts, ([value]) => factOf(value));
  return definitions.flatMap(({ code, kind, name, sortable }) =>
    sortable && (values.get(code)?.length ?? 0) > 1
      ? [{ fact: code, label: name[language], isMeasured: kind === "number" || kind === "range" }]
      : [],
  );
}
