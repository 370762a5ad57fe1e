/**
 * The cells of the office's catalog grid: what each column holds and how a text is read into it. Browser and API check by the same rules,
 * so this file has no imports.
 */

/** A coded value's words, by the kind of term that a column holds. */
export type CellTermKind = "look" | "color" | "finish" | "shape";

export interface CellColumn {
  /** Whether the value belongs to the variant or to the product, which shares it among its variants. */
  of: "item" | "product";
  kind: "text" | "whole" | "decimal" | "term" | "gtin" | "shown";
  isRequired?: boolean;
  /** Of a text, in letters; of a number, its largest value. */
  most?: number;
  /** Decimals of a number. */
  places?: number;
  /** A measure of nothing is left empty, but a gift card weighs nothing. */
  mayBeZero?: boolean;
  term?: CellTermKind;
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

/** The columns that can be changed, in their order. Lengths are in millimeters, areas in square feet, weights in pounds. */
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
  look: term("product", "look"),
  colorFamily: term("product", "color"),
  published: { of: "product", kind: "shown", isRequired: true },
} as const satisfies Record<string, CellColumn>;

export type CellField = keyof typeof cellColumns;
export const cellFields = Object.keys(cellColumns) as CellField[];

export type CellFault = "required" | "text" | "long" | "whole" | "decimal" | "term" | "gtin" | "shown";

/** A cell's text as it is stored and compared, or why it can't be stored. */
export type CellReading = { value: string; fault?: undefined } | { value?: undefined; fault: CellFault };

/** Returns the code of a term by its code or a label in either language; null for any other text. */
export type FindTerm = (kind: CellTermKind, words: string) => string | null;

const yes = new Set(["shown", "yes", "true", "1", "visible", "sí", "si", "mostrado"]);
const no = new Set(["hidden", "no", "false", "0", "oculto"]);

/**
 * Reads a cell as people type or paste it: `1,234.5`, ` shown `, a term's label. Empty text is no value.
 * @returns the one way in which the value is written: `1234.5`, `shown`, the term's code
 */
export function readCell(column: CellColumn, typed: string, findTerm: FindTerm): CellReading {
  const words = typed.trim();
  if (words === "") return column.isRequired ? { fault: "required" } : { value: "" };
  switch (column.kind) {
    case "text":
      return readText(words, column.most ?? 0);
    case "whole":
      return readNumber(words, { ...column, places: 0 }, "whole");
    case "decimal":
      return readNumber(words, column, "decimal");
    case "gtin":
      return isGtin(words) ? { value: words } : { fault: "gtin" };
    case "shown":
      return readShown(words.toLowerCase());
    case "term": {
      const code = column.term ? findTerm(column.term, words) : null;
      return code === null ? { fault: "term" } : { value: code };
    }
  }
}

/** One line without control characters: a line break would start something else in a feed or a mail. */
function readText(words: string, most: number): CellReading {
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(words)) return { fault: "text" };
  return words.length > most ? { fault: "long" } : { value: words };
}

function readNumber(words: string, { most = 0, places = 0, mayBeZero = false }: CellColumn, fault: "whole" | "decimal"): CellReading {
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(words)) return { fault };
  const [whole = "", decimals = ""] = words.replaceAll(",", "").split(".");
  const kept = decimals.replace(/0+$/, "");
  if (kept.length > places || whole.length > 12) return { fault };
  const value = `${whole.replace(/^0+(?=\d)/, "")}${kept === "" ? "" : `.${kept}`}`;
  return (Number(value) > 0 || mayBeZero) && Number(value) <= most ? { value } : { fault };
}

function readShown(word: string): CellReading {
  if (yes.has(word)) return { value: "shown" };
  return no.has(word) ? { value: "hidden" } : { fault: "shown" };
}

const lengthsOfGtins = new Set([8, 12, 13, 14]);

/** Whether a text is a global trade item number: its last digit checks the others. */
function isGtin(words: string): boolean {
  if (!/^\d+$/.test(words) || !lengthsOfGtins.has(words.length)) return false;
  const digits = [...words].map(Number).reverse();
  const sum = digits.reduce((all, digit, index) => all + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
