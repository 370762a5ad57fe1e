import { readNumber } from "../typed/number.ts";
import { type FactCellColumn, type FactField, readOption, readRange, readSigned } from "./fact-cells.ts";

/**
 * The cells of the office's catalog grid: the columns' kinds, and how typed text is parsed. Browser and API share these rules, so the file
 * imports no schemas.
 */

/** A coded value's words, by the kind of term that a column holds. */
export type CellTermKind = "look" | "color" | "finish" | "shape" | "use";

export interface CellColumn {
  /** Whether the value belongs to the variant, to the product with all its variants, or to the series with several products. */
  of: "item" | "product" | "series";
  /** `prose` may have several lines; `list` and `terms` are separated by commas. */
  kind:
    | "text"
    | "prose"
    | "slug"
    | "whole"
    | "decimal"
    | "money"
    | "term"
    | "terms"
    | "list"
    | "choice"
    | "gtin"
    | "shown"
    | "day"
    | "yesNo"
    | "signed"
    | "range"
    | "option";
  isRequired?: boolean;
  /** Maximum length of a text, or maximum value of a number. */
  most?: number;
  /** Maximum number of decimals. */
  places?: number;
  /** Whether zero is valid. Most measures of zero are left empty, but a gift card weighs nothing. */
  mayBeZero?: boolean;
  term?: CellTermKind;
  choices?: readonly string[];
  options?: FactCellColumn["options"];
  units?: FactCellColumn["units"];
}

const text = (of: CellColumn["of"], most: number, isRequired = false): CellColumn => ({ of, kind: "text", most, isRequired });
const decimal = (most: number, places: number, isRequired = false): CellColumn => ({
  of: "item",
  kind: "decimal",
  most,
  places,
  isRequired,
});
const term = (of: CellColumn["of"], kind: CellTermKind): CellColumn => ({ of, kind: "term", term: kind });

/**
 * The editable columns in their order. Lengths are in millimeters, areas in square feet, weights in pounds, costs in dollars per sell unit.
 */
export const cellColumns = {
  nameEn: text("product", 200, true),
  nameEs: text("product", 200, true),
  colorEn: text("product", 120),
  colorEs: text("product", 120),
  labelEn: text("item", 120, true),
  labelEs: text("item", 120, true),
  size: text("item", 60),
  finish: term("item", "finish"),
  shape: term("item", "shape"),
  edge: text("item", 60),
  widthMm: decimal(999_999, 2),
  heightMm: decimal(999_999, 2),
  thicknessMm: decimal(9_999, 2),
  piecesPerUnit: { of: "item", kind: "whole", most: 1_000_000, isRequired: true },
  areaPerUnit: decimal(1_000_000, 4),
  weightPerUnit: { ...decimal(1_000_000, 2, true), mayBeZero: true },
  unitsPerPallet: { of: "item", kind: "whole", most: 1_000_000 },
  gtin: { of: "item", kind: "gtin" },
  partNumber: text("item", 60),
  taxCode: text("item", 60),
  // A change applies from the day on which it is saved.
  cost: { of: "item", kind: "money", most: 1_000_000, places: 2, mayBeZero: true, isRequired: true },
  look: term("product", "look"),
  colorFamily: term("product", "color"),
  published: { of: "product", kind: "shown", isRequired: true },
  showOn: { of: "product", kind: "day" },
  hideAfter: { of: "product", kind: "day" },
} as const satisfies Record<string, CellColumn>;

export type CellField = keyof typeof cellColumns;
/** A field of the grid: a built-in one, or one of the supplier's own facts. */
export type GridField = CellField | FactField;
export const cellFields = Object.keys(cellColumns) as CellField[];

const prose = (of: CellColumn["of"]): CellColumn => ({ of, kind: "prose", most: 20_000 });
const fact = (most: number, places: number, mayBeZero = false): CellColumn => ({ of: "series", kind: "decimal", most, places, mayBeZero });
const count = (most: number, mayBeZero = false): CellColumn => ({ of: "series", kind: "whole", most, mayBeZero });

/** Cells of a product's page besides those of the grid; facts and documents belong to its series. */
export const productPageColumns = {
  slugEn: { of: "product", kind: "slug", most: 200, isRequired: true },
  slugEs: { of: "product", kind: "slug", most: 200, isRequired: true },
  descriptionEn: prose("product"),
  descriptionEs: prose("product"),
  seoTitleEn: text("product", 120),
  seoTitleEs: text("product", 120),
  seoDescriptionEn: text("product", 320),
  seoDescriptionEs: text("product", 320),
  tags: { of: "product", kind: "list", most: 60 },
  introducedOn: { of: "product", kind: "day", isRequired: true },
  relatedTo: { of: "product", kind: "list", most: 80 },
  seriesDescriptionEn: prose("series"),
  seriesDescriptionEs: prose("series"),
  brand: text("series", 80),
  origin: text("series", 60),
  uses: { of: "series", kind: "terms", term: "use" },
  shadeVariation: { of: "series", kind: "choice", choices: ["V1", "V2", "V3", "V4"] },
  pei: count(5, true),
  dcofWet: fact(99, 2),
  waterAbsorptionPct: fact(100, 2, true),
  breakingStrengthLbf: count(100_000),
  mohs: fact(10, 1),
  recycledPct: count(100, true),
  frostResistant: { of: "series", kind: "yesNo" },
  rectified: { of: "series", kind: "yesNo" },
  documents: { of: "series", kind: "list", most: 200 },
} as const satisfies Record<string, CellColumn>;

const { nameEn, nameEs, colorEn, colorEs, look, colorFamily, published, showOn, hideAfter } = cellColumns;
/** Every field of a product's page. */
export const productColumns = { nameEn, nameEs, colorEn, colorEs, look, colorFamily, published, showOn, hideAfter, ...productPageColumns };
export type ProductField = keyof typeof productColumns;
export const productFields = Object.keys(productColumns) as ProductField[];

export type CellFault =
  | "required"
  | "text"
  | "long"
  | "slug"
  | "whole"
  | "decimal"
  | "term"
  | "gtin"
  | "shown"
  | "day"
  | "yesNo"
  | "number"
  | "range";

/** A cell's normalized text, or why it is invalid. */
export type CellReading = { value: string; fault?: undefined } | { value?: undefined; fault: CellFault };

/** Returns the code of a term by its code or a label in either language; null if unknown. */
export type FindTerm = (kind: CellTermKind, words: string) => string | null;

const shown = new Set(["shown", "yes", "true", "1", "visible", "sí", "si", "mostrado"]);
const hidden = new Set(["hidden", "no", "false", "0", "oculto"]);
const MAX_OF_LIST = 100;

/**
 * Parses a typed or pasted cell: `1,234.5`, ` shown `, a term's label. Empty text means no value.
 * @returns the normalized text: `1234.5`, `shown`, the term's code
 */
export function readCell(column: CellColumn, typed: string, findTerm: FindTerm): CellReading {
  const words = typed.trim();
  if (words === "") return column.isRequired ? { fault: "required" } : { value: "" };
  switch (column.kind) {
    case "text":
      return readText(words, column.most ?? 0);
    case "prose":
      return readProse(words, column.most ?? 0);
    case "slug":
      return readSlug(words.toLowerCase(), column.most ?? 0);
    case "list":
      return readList(words, (one) => readText(one, column.most ?? 0));
    case "terms":
      return readList(words, (one) => readTerm(column, one, findTerm));
    case "choice":
      return column.choices?.includes(words.toUpperCase()) ? { value: words.toUpperCase() } : { fault: "term" };
    case "day":
      return isDay(words) ? { value: words } : { fault: "day" };
    case "yesNo":
      return readYesNo(words.toLowerCase());
    case "whole":
      return readFigure(words, { ...column, places: 0 }, "whole");
    case "decimal":
      return readFigure(words, column, "decimal");
    case "money":
      return readFigure(words.replace(/^\$\s*/, ""), column, "decimal");
    case "gtin":
      return isGtin(words) ? { value: words } : { fault: "gtin" };
    case "shown":
      return readOrderFilter(words.toLowerCase());
    case "term":
      return readTerm(column, words, findTerm);
    case "signed":
      return readSigned(words, column);
    case "range":
      return readRange(words, column);
    case "option":
      return readOption(words, column);
  }
}

/** Refuses control characters, because a line break could inject something else in a feed or email. */
function readText(words: string, most: number): CellReading {
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(words)) return { fault: "text" };
  return words.length > most ? { fault: "long" } : { value: words };
}

function readFigure(words: string, { most = 0, places = 0, mayBeZero = false }: CellColumn, fault: "whole" | "decimal"): CellReading {
  const value = readNumber(words);
  if (value === null || value < 0 || value > most || Number(value.toFixed(places)) !== value) return { fault };
  return value > 0 || mayBeZero ? { value: String(value) } : { fault };
}

function readOrderFilter(word: string): CellReading {
  if (shown.has(word)) return { value: "shown" };
  return hidden.has(word) ? { value: "hidden" } : { fault: "shown" };
}

function readYesNo(word: string): CellReading {
  if (["yes", "true", "1", "sí", "si"].includes(word)) return { value: "yes" };
  return ["no", "false", "0"].includes(word) ? { value: "no" } : { fault: "yesNo" };
}

/** Parses text of several lines, in which empty lines separate paragraphs. */
function readProse(words: string, most: number): CellReading {
  const value = words.replaceAll(/\r\n?/g, "\n");
  if (/[^\P{C}\n\t]|[\p{Zl}\p{Zp}]/u.test(value)) return { fault: "text" };
  return value.length > most ? { fault: "long" } : { value };
}

function readSlug(words: string, most: number): CellReading {
  if (words.length > most) return { fault: "long" };
  return /^[\p{L}\p{N}]+([-/_.][\p{L}\p{N}]+)*$/u.test(words) ? { value: words } : { fault: "slug" };
}

function readTerm({ term: kind }: CellColumn, words: string, findTerm: FindTerm): CellReading {
  const code = kind ? findTerm(kind, words) : null;
  return code === null ? { fault: "term" } : { value: code };
}

function readList(words: string, readOne: (one: string) => CellReading): CellReading {
  const parts = words
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const values = new Set<string>();
  for (const part of parts) {
    const reading = readOne(part);
    if (reading.value === undefined) return reading;
    values.add(reading.value);
  }
  return values.size > MAX_OF_LIST ? { fault: "long" } : { value: [...values].join(", ") };
}

function isDay(words: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(words) ? Date.parse(`${words}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(words);
}

const lengthsOfGtins = new Set([8, 12, 13, 14]);

/** Returns whether a text is a global trade item number with a correct check digit. */
function isGtin(words: string): boolean {
  if (!/^\d+$/.test(words) || !lengthsOfGtins.has(words.length)) return false;
  const digits = [...words].map(Number).reverse();
  const sum = digits.reduce((all, digit, index) => all + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Whether a product is shown, and the days on which that changes, as in its fields. */
export interface Showing {
  published: string;
  /** The future day on which it will be shown; empty without one. */
  showOn: string;
  /** The last day on which it is shown; empty without one, or once it is over. */
  hideAfter: string;
}

/**
 * Applies the days up to `today` to a product's showing, in order, and clears them. A product with a future first day is hidden until then,
 * unless its last day comes first.
 * @param today yyyy-mm-dd
 */
export function showingOn({ published, showOn, hideAfter }: Showing, today: string): Showing {
  const hasBegun = showOn !== "" && showOn <= today;
  const isOver = hideAfter !== "" && hideAfter < today;
  const isLeaving = hideAfter !== "" && !isOver && hideAfter < showOn;
  const waits = showOn !== "" && !hasBegun && !isLeaving;
  const isShown = !waits && (hasBegun ? !isOver || showOn > hideAfter : !isOver && published === "shown");
  return { published: isShown ? "shown" : "hidden", showOn: hasBegun ? "" : showOn, hideAfter: isOver ? "" : hideAfter };
}
