import type { Language } from "@azulejo/contract";
import type { OwnFact } from "@azulejo/contract/areas/product/card.ts";
import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import type { FactPlace } from "@azulejo/contract/facts/kinds.ts";
import type { FactValue, FactValues } from "@azulejo/contract/facts/value.ts";
import { regionOf } from "../../../mail/formats.ts";
import { text } from "../../../messages/index.ts";

const DECIMALS = 6;

/** Returns a value's text with its unit; null if the value doesn't fit the fact's definition, which may have changed. */
export function factText(definition: FactDefinition, value: FactValue, language: Language): string | null {
  const { kind, choices } = definition;
  if (typeof value === "number") return kind === "number" ? measured(definition, figure(value, language), language) : null;
  if (typeof value === "boolean") return kind === "yesNo" ? text(language, value ? "document.fact.yes" : "document.fact.no") : null;
  if (typeof value === "string") return kind === "choice" ? (choices.find((one) => one.code === value)?.label[language] ?? null) : null;
  if ("from" in value) {
    if (kind !== "range") return null;
    return measured(definition, [...new Set([value.from, value.to])].map((one) => figure(one, language)).join("–"), language);
  }
  return kind === "text" ? value[language] || null : null;
}

const figure = (value: number, language: Language): string =>
  new Intl.NumberFormat(regionOf(language), { maximumFractionDigits: DECIMALS }).format(value);

const measured = ({ unit }: FactDefinition, figures: string, language: Language): string =>
  unit ? `${figures}${unit[language] === "%" ? "" : " "}${unit[language]}` : figures;

interface Described {
  /** The item's values of the supplier's own facts. */
  facts: FactValues;
  /** The code of its department. */
  department: string;
}

/** Returns an item's facts in a language, in defined order. @param place only facts shown in this place */
export function ownFacts(definitions: readonly FactDefinition[], described: Described, language: Language, place?: FactPlace): OwnFact[] {
  return definitions.flatMap((definition) => {
    const { code, name, group, shownIn } = definition;
    const value = described.facts[code];
    if (value === undefined || !appliesTo(definition, described.department) || (place && !shownIn.includes(place))) return [];
    const words = factText(definition, value, language);
    return words === null ? [] : [{ code, label: name[language], text: words, group: group?.[language] ?? null, shownIn }];
  });
}

export const appliesTo = ({ departments }: Pick<FactDefinition, "departments">, department: string): boolean =>
  departments.length === 0 || departments.includes(department);
