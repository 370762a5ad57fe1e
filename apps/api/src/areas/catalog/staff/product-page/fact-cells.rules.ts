import { type Language, languages } from "@azulejo/contract";
import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import type { FactValue, FactValues } from "@azulejo/contract/facts/value.ts";
import { completeFacts } from "../../import/complete/item-facts.rules.ts";
import { nameInFiles, readFact } from "../../import/formats/fact-columns.ts";

/** A column of values, with the name that it has in files. */
export interface FactColumn {
  column: string;
  fact: FactDefinition;
  /** The language of a text; null for other facts. */
  language: Language | null;
}

export const columnsOf = (facts: readonly FactDefinition[]): FactColumn[] =>
  facts.flatMap((fact): FactColumn[] =>
    fact.kind === "text"
      ? languages.map((language) => ({ column: nameInFiles(fact.code, language), fact, language }))
      : [{ column: fact.code, fact, language: null }],
  );

/** Returns a column as the office reads it. */
export const describeColumn = ({ column, fact: { name, kind, unit, choices }, language }: FactColumn) => ({
  ...{ column, label: name, language, kind, unit, choices },
});

/** Returns an item's values by column, in a format from which the same values are read back. */
export function cellsOf(facts: FactValues, columns: readonly FactColumn[]): Record<string, string> {
  const cells = columns.map(({ column, fact, language }) => [column, cellOf(facts[fact.code], language)] as const);
  return Object.fromEntries(cells.filter(([, cell]) => cell !== ""));
}

function cellOf(value: FactValue | undefined, language: Language | null): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return language ? "" : String(value);
  if ("from" in value) return language ? "" : [...new Set([value.from, value.to])].join("–");
  return language ? value[language] : "";
}

/** A cell as a person typed it; empty for no value. */
export interface TypedCell {
  column: FactColumn;
  value: string;
}

/** Returns an item's values after a change of these cells, or the first cell that can't be read. */
export function withCells(before: FactValues, cells: readonly TypedCell[]): { facts: FactValues } | { unread: TypedCell } {
  const facts: Record<string, FactValue | null> = {};
  const factTexts: Record<string, Partial<Record<Language, string>>> = {};
  for (const cell of cells) {
    const { fact, language } = cell.column;
    if (language) {
      factTexts[fact.code] = { ...factTexts[fact.code], [language]: cell.value };
      continue;
    }
    const { value } = cell.value === "" ? { value: null } : readFact(fact, cell.value);
    if (value === undefined) return { unread: cell };
    facts[fact.code] = value;
  }
  return { facts: completeFacts({ facts, factTexts }, before) };
}
