import type { SellUnit } from "@azulejo/contract";

/** A unit in which an amount may be written; `sold` is the one that the item is sold in. */
export type WrittenUnit = SellUnit | "area" | "sold";

/** A line of a pad as it was read. */
export interface PadLine {
  written: string;
  itemNo: string;
  /** Null when no amount could be read. */
  amount: number | null;
  /** Null when it is no unit that we know. */
  unit: WrittenUnit | null;
}

/** How people write units in English and Spanish, without accents, dots and spaces. */
const units: Record<string, WrittenUnit> = {
  "": "sold",
  ...named("box", ["box", "boxes", "bx", "ctn", "carton", "cartons", "caja", "cajas", "cja"]),
  ...named("piece", ["pc", "pcs", "piece", "pieces", "pz", "pza", "pzas", "pieza", "piezas"]),
  ...named("each", ["ea", "each", "unit", "units", "unidad", "unidades"]),
  ...named("sheet", ["sheet", "sheets", "hoja", "hojas", "malla", "mallas"]),
  ...named("slab", ["slab", "slabs", "placa", "placas", "losa", "losas"]),
  ...named("bag", ["bag", "bags", "saco", "sacos", "bolsa", "bolsas"]),
  ...named("pack", ["pack", "packs", "paquete", "paquetes"]),
  ...named("bucket", ["bucket", "buckets", "pail", "pails", "cubeta", "cubetas"]),
  ...named("area", ["sqft", "sf", "ft2", "squarefeet", "squarefoot", "pie2", "pies2", "piescuadrados", "pc2"]),
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

/** Between the columns of a spreadsheet: tabs, semicolons, and commas that don't divide thousands. */
const columns = /\t|;|,(?!\d{3}(?!\d))/;
const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^["']|["']$/g, "")
    .trim();

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

function readLine(written: string): PadLine {
  const cells = written
    .split(columns)
    .map(unquoted)
    .filter((cell) => cell !== "");
  const [first = "", ...others] = cells;
  const [, itemNo = "", rest = ""] =
    (cells.length > 1 ? [first, first, others.slice(0, 2).join(" ")] : /^(\S+)(?:\s+(.*))?$/.exec(first)) ?? [];
  const [, figure, word = ""] = /^[x×]?\s*(\d[\d,]*(?:\.\d+)?)\s*(.*)$/i.exec(rest.trim()) ?? [];
  if (rest.trim() === "") return { written, itemNo, amount: 1, unit: "sold" };
  if (figure === undefined) return { written, itemNo, amount: null, unit: null };
  const name = folded(word);
  return { written, itemNo, amount: Number(figure.replaceAll(",", "")), unit: Object.hasOwn(units, name) ? (units[name] ?? null) : null };
}

/** What decides how an amount becomes sell units. */
export interface SoldItem {
  sellUnit: SellUnit;
  /** In 1e-4 square feet. */
  areaPerUnit: number | null;
  piecesPerUnit: number;
}

/** People call both a bag. */
const isBag = (unit: WrittenUnit): boolean => unit === "bag" || unit === "pack";

const AREA_SCALE = 10_000;
/** Ten figures of 1e-4: below, a remainder comes from the notation of fractions. */
const roundedUp = (units: number): number => Math.ceil(Number(units.toFixed(6)));

/** Returns the whole sell units of an amount; null when the item isn't sold by that unit, and for nothing. */
export function sellUnitsOf({ sellUnit, areaPerUnit, piecesPerUnit }: SoldItem, amount: number, unit: WrittenUnit): number | null {
  if (amount <= 0) return null;
  if (unit === "sold" || unit === sellUnit || (isBag(unit) && isBag(sellUnit))) return roundedUp(amount);
  if (unit === "area") return areaPerUnit ? roundedUp((amount * AREA_SCALE) / areaPerUnit) : null;
  if (unit === "each" || unit === "piece") {
    if (sellUnit === "each" || sellUnit === "piece") return roundedUp(amount);
    return unit === "piece" && piecesPerUnit > 1 ? roundedUp(amount / piecesPerUnit) : null;
  }
  return null;
}
