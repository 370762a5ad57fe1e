import { type Language, languages } from "@azulejo/contract";
import type { FactDefinition } from "@azulejo/contract/facts/definition.ts";
import { type FactValue, MAX_FACT_TEXT } from "@azulejo/contract/facts/value.ts";
import { type DecimalMark, type Reading, readBoolean, readDecimal } from "../complete/amount.rules.ts";
import { slugOf } from "../complete/slug.rules.ts";
import { type OurColumn, ourColumnNames } from "./our-columns.ts";

const ours = new Set(ourColumnNames.map((name) => name.toLowerCase()));

/** A text has a column for each language, every other fact one. */
export const nameInFiles = (code: string, language: Language): string => code + (language === "en" ? "En" : "Es");

/** Returns the columns of the supplier's own facts, in the order of their definitions. Each item has its own values. */
export const factColumns = (facts: readonly FactDefinition[]): OurColumn[] =>
  facts.flatMap((fact) => (fact.kind === "text" ? languages.map((language) => textColumn(fact, language)) : [valueColumn(fact)]));

export const namesOfFactColumns = (facts: readonly FactDefinition[]): string[] => factColumns(facts).map(({ name }) => name);

function textColumn({ code }: FactDefinition, language: Language): OurColumn {
  return {
    name: nameInFiles(code, language),
    of: "item",
    put({ item }, cell) {
      if (cell.length > MAX_FACT_TEXT) return `is longer than ${MAX_FACT_TEXT} letters`;
      item.factTexts = { ...item.factTexts, [code]: { ...item.factTexts?.[code], [language]: cell } };
      return null;
    },
  };
}

function valueColumn(fact: FactDefinition): OurColumn {
  return {
    name: fact.code,
    of: "item",
    alsoNamed: languages.map((language) => fact.name[language]).filter((name) => !ours.has(name.toLowerCase())),
    put({ item, setting }, cell) {
      const read: Reading<FactValue | null> = cell === "" ? { value: null } : readFact(fact, cell, setting.decimal);
      if (read.reason !== undefined) return read.reason;
      item.facts = { ...item.facts, [fact.code]: read.value ?? null };
      return null;
    },
  };
}

/** Reads a cell as a value of a fact that isn't a text. */
export function readFact(fact: FactDefinition, cell: string, mark?: DecimalMark): Reading<FactValue> {
  if (fact.kind === "yesNo") return readBoolean(cell);
  if (fact.kind === "choice") return readChoice(fact, cell);
  if (fact.kind === "number") return readSigned(withoutUnit(fact, cell), mark);
  return readRange(withoutUnit(fact, cell), mark);
}

/** A choice is named by its code or its label, in either language. */
function readChoice({ choices }: FactDefinition, cell: string): Reading<string> {
  const wanted = slugOf(cell);
  const found = choices.find(({ code, label }) => [code, label.en, label.es].some((name) => slugOf(name) === wanted));
  return found ? { value: found.code } : { reason: `is none of ${choices.map(({ code }) => code).join(", ")}` };
}

/** Leaves out the unit behind a figure, as people write it. */
function withoutUnit({ unit }: FactDefinition, cell: string): string {
  const bare = cell.trim();
  const written = languages.map((language) => unit?.[language].toLowerCase() ?? "").find((one) => one && bare.toLowerCase().endsWith(one));
  return written ? bare.slice(0, -written.length).trim() : bare;
}

const SIGN = /^[-−]\s*/;

function readSigned(cell: string, mark?: DecimalMark): Reading<number> {
  const { value, reason } = readDecimal(cell.replace(SIGN, ""), mark);
  return reason === undefined ? { value: SIGN.test(cell) ? -value.toNumber() : value.toNumber() } : { reason };
}

/** Separates the two ends of a range, such as 2–5; the second may be negative. */
const BETWEEN = /(?<=\d)\s*(?:–|—|-|\bto\b|\ba\b|\.\.\.?|…)\s*(?=[-−\d])/;

/** Reads `2–5`, `2-5`, `2 to 5` and `2 a 5`; a single figure is both ends. */
function readRange(cell: string, mark?: DecimalMark): Reading<FactValue> {
  const [from, to, ...others] = cell.split(BETWEEN).map((part) => readSigned(part, mark).value);
  const [low, high] = [from, cell.split(BETWEEN).length === 1 ? from : to];
  if (low === undefined || high === undefined || others.length > 0) return { reason: "is no range like 2–5" };
  return low <= high ? { value: { from: low, to: high } } : { reason: "ends before it begins" };
}
