import type { SellUnit } from "@azulejo/contract";
import { SQUARE_FEET_PER_SQUARE_METER } from "@azulejo/contract/typed/area.ts";
import { cleanText } from "@azulejo/contract/typed/clean-text.ts";
import { FIGURE, readNumber, spelled } from "@azulejo/contract/typed/number.ts";

/** A unit in which an amount may be written; `sold` is the one that the item is sold in. */
export type WrittenUnit = SellUnit | "area" | "squareMeters" | "sold";

/** One way to read a line of a pad. */
export interface Reading {
  itemNo: string;
  /** Null when no amount could be read. */
  amount: number | null;
  /** Null when it is no unit that we know. */
  unit: WrittenUnit | null;
  /** The quantity as typed; empty if there was none. */
  rest: string;
}

/** A parsed line of a quick order. */
export interface PadLine extends Reading {
  written: string;
  /** Other readings: an item number whose hyphens were written as spaces, or the amount first. */
  others: Reading[];
}

/** How people write units in English and Spanish, without accents, dots and spaces. */
const units: Record<string, WrittenUnit> = {
  "": "sold",
  ...named("box", ["box", "boxes", "bx", "ctn", "carton", "cartons", "caja", "cajas", "cja"]),
  ...named("piece", ["pc", "pcs", "piece", "pieces", "pz", "pza", "pzas", "pieza", "piezas"]),
  ...named("each", ["ea", "each", "item", "items", "unit", "units", "unidad", "unidades", "articulo", "articulos"]),
  ...named("sheet", ["sheet", "sheets", "hoja", "hojas", "malla", "mallas"]),
  ...named("slab", ["slab", "slabs", "placa", "placas", "losa", "losas"]),
  ...named("bag", ["bag", "bags", "saco", "sacos", "bolsa", "bolsas"]),
  ...named("pack", ["pack", "packs", "paquete", "paquetes"]),
  ...named("bucket", ["bucket", "buckets", "pail", "pails", "cubeta", "cubetas"]),
  ...named("squareMeters", ["m2", "mt2", "mts2", "sqm", "squaremeter", "squaremeters", "metrocuadrado", "metroscuadrados"]),
  ...named("area", ["sqft", "sf", "ft2", "squarefeet", "squarefoot", "pie2", "pies2", "piecuadrado", "piescuadrados", "pc2"]),
};

function named(unit: WrittenUnit, words: string[]): Record<string, WrittenUnit> {
  return Object.fromEntries(words.map((word) => [word, unit]));
}

const folded = (word: string): string =>
  word
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("²", "2")
    .replaceAll(/[\p{M}.\s]/gu, "");

const unquoted = (cell: string): string => cleanText(cleanText(cell).replace(/^["']|["']$/g, ""));

/** Reads a pad line by line; empty lines and a spreadsheet's headings are left out. */
export function readPad(text: string): PadLine[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map(readLine);
  const [first] = lines;
  return first && lines.length > 1 && isHeading(first) ? lines.slice(1) : lines;
}

/** A first line without any figure names its columns. */
const isHeading = ({ written, amount }: PadLine): boolean => amount === null && !/\d/.test(written);

/** A longer line isn't an item number with an amount. */
const LONGEST_LINE = 200;

function readLine(written: string): PadLine {
  if (written.length > LONGEST_LINE) return { written, itemNo: "", amount: null, unit: null, rest: "", others: [] };
  const [item, rest] = partsOf(written);
  const words = item.split(/\s+/);
  const first: Reading =
    rest === null ? toReading(words[0] ?? "", words.slice(1).join(" ")) : toReading(words.length > 1 ? hyphened(words) : item, rest);
  const amountFirst = rest === null ? amountBefore(item) : amountBefore(`${item} ${rest}`);
  const spelled = rest === null ? spelledWithSpaces(words) : [];
  return { written, ...first, others: [...amountFirst, ...spelled] };
}

const hyphened = (words: string[]): string => words.join("-");

/** Divides a line at its first separator: a tab, a semicolon, or a comma that is no part of a number. */
function partsOf(written: string): [item: string, rest: string | null] {
  const cells = written
    .replaceAll(/"\s*,\s*"/g, "\t")
    .split(/[\t;]/)
    .map(unquoted)
    .filter((cell) => cell !== "");
  const [only = "", ...others] = cells;
  if (others.length > 0) return [only, others.slice(0, 2).join(" ")];
  const comma = separatorIn(only);
  if (comma === -1) return [only, null];
  const rest = only.slice(comma + 1).split(/,(?!\d)/);
  return [unquoted(only.slice(0, comma)), rest.map(unquoted).join(" ")];
}

/** Returns the index of the first comma outside a number, or -1. */
function separatorIn(line: string): number {
  for (let at = line.indexOf(","); at !== -1; at = line.indexOf(",", at + 1)) {
    const before = line.slice(0, at).trimEnd();
    const isInNumber = /\s/.test(before) && /\d$/.test(before) && /\d/.test(line[at + 1] ?? "");
    if (before !== "" && !isInNumber) return at;
  }
  return -1;
}

/** Reads the text behind an item number. */
function toReading(itemNo: string, rest: string): Reading {
  const text = spelled(rest).replace(/^[x×*]\s*/i, "");
  if (rest.trim() === "") return { itemNo, amount: 1, unit: "sold", rest: "" };
  const [, figure = "", word = ""] = AMOUNT.exec(text) ?? [];
  const amount = readNumber(figure);
  if (amount === null || amount < 0) return { itemNo, amount: null, unit: null, rest };
  const name = folded(word);
  return { itemNo, amount, unit: Object.hasOwn(units, name) ? (units[name] ?? null) : null, rest };
}

const AMOUNT = new RegExp(`^(${FIGURE})\\s*(?![\\d.,/])(.*)$`);
const AMOUNT_FIRST = new RegExp(`^(${FIGURE})\\s*(?:[x×*]\\s*|\\s)(.+)$`, "i");

/** Reads `3x ITEM`, `3 ITEM` and `3 boxes ITEM`. */
function amountBefore(line: string): Reading[] {
  const [, figure = "", behind = ""] = AMOUNT_FIRST.exec(line) ?? [];
  const words = behind.split(/\s+/).filter(Boolean);
  const [word = "", ...others] = words;
  const isUnit = others.length > 0 && Object.hasOwn(units, folded(word));
  const item = isUnit ? others : words;
  return /\p{L}/u.test(item.join("")) ? [toReading(hyphened(item), isUnit ? `${figure} ${word}` : figure)] : [];
}

/** Reads an item number whose hyphens are written as spaces, with or without an amount behind it. */
function spelledWithSpaces(words: string[]): Reading[] {
  return words
    .slice(1, MAX_WORDS)
    .map((_, at) => toReading(hyphened(words.slice(0, at + 2)), words.slice(at + 2).join(" ")))
    .filter(({ amount, unit }) => amount !== null && unit !== null)
    .toReversed();
}

/** Maximum words to join into one item number. */
const MAX_WORDS = 8;

/** The packaging that turns an amount into sell units. */
export interface SoldItem {
  sellUnit: SellUnit;
  /** In 1e-4 square feet. */
  areaPerUnit: number | null;
  piecesPerUnit: number;
}

/** Customers use "bag" for both units. */
const isBag = (unit: WrittenUnit): boolean => unit === "bag" || unit === "pack";

const AREA_SCALE = 10_000;
/** Rounds up, but ignores the error of binary fractions: six decimals are exact enough for 1e-4 square feet. */
const roundedUp = (units: number): number => Math.ceil(Number(units.toFixed(6)));

/** Returns the amount in whole sell units, rounded up; null for zero, and for a unit that the item isn't sold by. */
export function sellUnitsOf(item: SoldItem, amount: number, unit: WrittenUnit): number | null {
  const exact = exactUnitsOf(item, amount, unit);
  return exact === null ? null : roundedUp(exact);
}

/** Returns an amount in sell units, with fractions; null for an empty amount, and for a unit that the item isn't sold by. */
export function exactUnitsOf({ sellUnit, areaPerUnit, piecesPerUnit }: SoldItem, amount: number, unit: WrittenUnit): number | null {
  if (amount <= 0) return null;
  if (unit === "sold" || unit === sellUnit || (isBag(unit) && isBag(sellUnit))) return amount;
  if (unit === "area") return areaPerUnit ? (amount * AREA_SCALE) / areaPerUnit : null;
  if (unit === "squareMeters") return exactUnitsOf({ sellUnit, areaPerUnit, piecesPerUnit }, amount * SQUARE_FEET_PER_SQUARE_METER, "area");
  if (unit === "each" || unit === "piece") {
    if (sellUnit === "each" || sellUnit === "piece") return amount;
    return unit === "piece" && piecesPerUnit > 1 ? amount / piecesPerUnit : null;
  }
  return null;
}
