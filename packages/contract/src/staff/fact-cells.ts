import { readNumber } from "../typed/number.ts";

/** Cells of the supplier's own facts, in columns beside the built-in ones. Browser and API share these rules. */

/** A fact's field; a text has one for each language. The rest is its column in files. */
export type FactField = `fact:${string}`;

export const factField = (column: string): FactField => `fact:${column}`;
export const isFactField = (field: string): field is FactField => field.startsWith("fact:");
/** Returns the name of a fact's column in files. */
export const columnOfField = (field: FactField): string => field.slice("fact:".length);

interface Words {
  en: string;
  es: string;
}

/** A column of a fact, as the settings define it. */
export interface FactColumnSource {
  column: string;
  kind: "number" | "range" | "choice" | "yesNo" | "text";
  unit: Words | null;
  choices: readonly { code: string; label: Words }[];
}

/** The rules of a fact's cells, which are a kind of `CellColumn`. */
export interface FactCellColumn {
  of: "item";
  kind: "text" | "option" | "yesNo" | "signed" | "range";
  most?: number;
  /** The choices of a fact. */
  options?: readonly { code: string; en: string; es: string }[] | undefined;
  /** Words behind a figure that are no part of its value. */
  units?: readonly string[] | undefined;
}

type Reading<Fault> = { value: string; fault?: undefined } | { value?: undefined; fault: Fault };
type Figures = Pick<FactCellColumn, "most" | "units">;

const MAX_TEXT = 500;
const MAX_NUMBER = 1e12;

/** Returns a fact's column, whose cells each item has for itself. */
export function factCellColumn({ kind, unit, choices }: FactColumnSource): FactCellColumn {
  if (kind === "text") return { of: "item", kind: "text", most: MAX_TEXT };
  if (kind === "choice") return { of: "item", kind: "option", options: choices.map(({ code, label }) => ({ code, ...label })) };
  if (kind === "yesNo") return { of: "item", kind: "yesNo" };
  return { of: "item", kind: kind === "number" ? "signed" : "range", most: MAX_NUMBER, units: unit ? [unit.en, unit.es] : [] };
}

/** Leaves out the unit behind a figure, as people write it. */
function withoutUnit(words: string, units: readonly string[]): string {
  const written = units.find((unit) => unit !== "" && words.toLowerCase().endsWith(unit.toLowerCase()));
  return written ? words.slice(0, -written.length).trim() : words;
}

/** Separates the two ends of a range, such as 2–5; the second may be negative. */
const BETWEEN = /(?<=\d)\s*(?:–|—|-|\bto\b|\ba\b|\.\.\.?|…)\s*(?=[-−\d])/;

/** Parses `2.5 mm` as `2.5`. */
export function readSigned(words: string, { units = [], most = 0 }: Figures): Reading<"number"> {
  const value = figureOf(withoutUnit(words, units), most);
  return value === null ? { fault: "number" } : { value };
}

/** Parses `2 to 5 mm` as `2–5`, and a single figure as both ends. */
export function readRange(words: string, { units = [], most = 0 }: Figures): Reading<"range"> {
  const ends = withoutUnit(words, units).split(BETWEEN);
  const [from, to = from] = ends.map((end) => figureOf(end, most));
  if (ends.length > 2 || from == null || to == null || Number(from) > Number(to)) return { fault: "range" };
  return { value: from === to ? from : `${from}–${to}` };
}

function figureOf(words: string, most: number): string | null {
  const value = readNumber(words);
  if (value === null || Math.abs(value) > most) return null;
  const text = String(value);
  return /^-?\d+(\.\d+)?$/.test(text) ? text : null;
}

/** Finds a choice by its code or its label in either language. */
export function readOption(words: string, { options = [] }: Pick<FactCellColumn, "options">): Reading<"term"> {
  const wanted = words.toLowerCase();
  const found = options.find(({ code, en, es }) => [code, en, es].some((one) => one.toLowerCase() === wanted));
  return found ? { value: found.code } : { fault: "term" };
}
