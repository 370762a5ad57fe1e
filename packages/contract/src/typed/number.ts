import { cleanText } from "./clean-text.ts";

const characters: Record<string, string> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅙": "1/6",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};

const part = String.raw`\d{1,4}\/\d{1,4}`;
const decimal = String.raw`(?:\d+(?:[., ]\d+)*[.,]?|[.,]\d+)`;
/** Pattern source of a typed number, after `spelled`. */
export const FIGURE = String.raw`(?:${part}|${decimal}(?:(?:\s+|-)${part})?)`;
const whole = new RegExp(`^(?<sign>[-+])?(?:(?<alone>${part})|(?<figure>${decimal})(?:(?:\\s+|-)(?<part>${part}))?)$`);

/** Longer texts can't be numbers, and would be slow to match. */
const LONGEST = 60;

/** Returns a text with fractions and dashes in keyboard characters; empty if it is too long to be a number. */
export const spelled = (typed: string): string =>
  typed.length > LONGEST
    ? ""
    : cleanText(typed)
        .replaceAll(/[½⅓⅔¼¾⅕⅙⅛⅜⅝⅞]/g, (character) => ` ${characters[character]}`)
        .replaceAll(/[\u2012-\u2015\u2212]/g, "-")
        .replaceAll(/[\u2044\u2215]/g, "/")
        .replaceAll(/\s+/g, " ")
        .replaceAll(/(?<=-) (?=\d+\/)/g, "")
        .trim();

/**
 * Parses a typed number: `12.5`, `12,5`, `1,234.5`, `1.234,5`, `1 234`, `12 1/2`, `12½`. A comma before three digits is a thousands
 * separator; a point before three digits is decimal. Null for ambiguous numbers and other text.
 */
export function readNumber(typed: string): number | null {
  const found = whole.exec(spelled(typed))?.groups;
  if (!found) return null;
  const { sign, alone, figure, part: rest } = found;
  const value = (figure === undefined ? 0 : readDecimal(figure)) ?? Number.NaN;
  const fraction = alone ?? rest;
  // Only whole numbers can be followed by a fraction.
  if (fraction !== undefined && !Number.isInteger(value)) return null;
  const number = value + (fraction === undefined ? 0 : quotient(fraction));
  return Number.isFinite(number) ? (sign === "-" ? 0 - number : number) : null;
}

/** Parses a percentage, with or without its sign. */
export const readPercent = (typed: string): number | null => readNumber(typed.replace(/%\s*$/, ""));

/** Notations by their thousands and decimal separators, each with its conversion. */
const notations: [RegExp, (text: string) => string][] = [
  [/^\d+[.,]?$/, (text) => text.replace(/[.,]$/, "")],
  [/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, (text) => text.replaceAll(",", "")],
  [/^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/, (text) => text.replaceAll(" ", "").replace(",", ".")],
  [/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/, (text) => text.replaceAll(".", "").replace(",", ".")],
  [/^[1-9]\d{0,2}(?:\.\d{3}){2,}$/, (text) => text.replaceAll(".", "")],
  [/^\d*[.,]\d+$/, (text) => text.replace(",", ".")],
];

/** Maximum number of digits that a number represents exactly. */
const MAX_FIGURES = 15;

function readDecimal(text: string): number | null {
  if (text.replaceAll(/\D/g, "").replace(/^0+/, "").length > MAX_FIGURES) return null;
  const [, toFigures] = notations.find(([notation]) => notation.test(text)) ?? [];
  return toFigures ? Number(toFigures(text)) : null;
}

function quotient(fraction: string): number {
  const [over = 0, under = 0] = fraction.split("/").map(Number);
  return under === 0 ? Number.NaN : over / under;
}

/** The numbers that a field takes. */
export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** Whole numbers only. */
  isWhole?: boolean | undefined;
}

/** Why a typed number is invalid. */
export type NumberFault = "unreadable" | "whole" | "low" | "high";

/** Returns the fault of a typed number; null for a valid or empty one. */
export function numberFault(typed: string, limits: NumberLimits, read: (text: string) => number | null = readNumber): NumberFault | null {
  if (typed.trim() === "") return null;
  const value = read(typed);
  if (value === null) return "unreadable";
  if (limits.isWhole && !Number.isInteger(value)) return "whole";
  if (limits.min !== undefined && value < limits.min) return "low";
  return limits.max !== undefined && value > limits.max ? "high" : null;
}

/** Returns the number in a form field. Other text is returned as it is, so that the API refuses it with a message for the field. */
export function numberOrText(typed: unknown): number {
  const text = typeof typed === "string" ? typed.trim() : "";
  return (readNumber(text) ?? text) as number;
}
