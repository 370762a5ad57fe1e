import Big from "big.js";
import { z } from "zod";
import { type DecimalMark, type Reading, readDecimal } from "../complete/amount.rules.ts";
import { slugOf } from "../complete/slug.rules.ts";
import { readSellUnit } from "../complete/units.rules.ts";
import { ImportError } from "../import-error.ts";
import { type ColumnMap, type ColumnSource, type Unit, unitNames } from "./column-source.ts";
import { ourColumnNames } from "./our-columns.ts";
import { type Basis, basisIn, isBasis, isCounted, isPriced, packOf, perUnit, priceBasis } from "./systems/per-unit.rules.ts";
import type { Header } from "./table.ts";

const LENGTHS = { mm: "1", cm: "10", in: "25.4" };
/** The units of measured columns, each as a factor of the column's own unit; `per` when the factor divides. */
const units = {
  areaPerUnitSqFt: { factors: { sqft: "1", m2: "0.09290304" }, per: true },
  weightPerUnitLb: { factors: { lb: "1", kg: "0.45359237" }, per: true },
  widthMm: { factors: LENGTHS, per: false },
  heightMm: { factors: LENGTHS, per: false },
  thicknessMm: { factors: LENGTHS, per: false },
} as const;
type Measured = keyof typeof units;

const isOfUnit = (name: string): boolean => isPriced(name) || isCounted(name);

const factorOf = (name: string, unit: Unit): string | undefined =>
  (units[name as Measured]?.factors as Partial<Record<Unit, string>> | undefined)?.[unit];

/** The decimals that a converted value is written with: more than any column stores. */
const PLACES = 12;

/** Converts a measure to its column's unit, written with the file's decimal mark. */
export function convert(name: string, unit: Unit, cell: string, mark: DecimalMark): Reading<string> {
  const factor = factorOf(name, unit);
  const { value, reason } = readDecimal(cell, mark);
  if (reason !== undefined) return { reason };
  if (factor === undefined) return { reason: `is not measured in ${unit}` };
  const converted = units[name as Measured].per ? value.div(factor) : value.times(factor);
  const [whole = "0", decimals = ""] = converted.toFixed(PLACES, Big.roundHalfUp).split(".");
  return { value: /^0*$/.test(decimals) ? whole : `${whole}${mark}${decimals}` };
}

const source = z.union(
  [
    z.string().transform((column): ColumnSource => ({ column })),
    z.strictObject({ value: z.string() }),
    z.strictObject({
      column: z.string(),
      unit: z.enum(unitNames).optional(),
      unitColumn: z.string().optional(),
      values: z.record(z.string(), z.string()).optional(),
    }),
  ],
  {
    error: `must be a column's name, { "value": "…" }, or { "column": "…", "unit": "${unitNames.join(" | ")}", "values": { … } }`,
  },
);
const schema = z.record(z.string(), source, { error: "must be an object of our columns" });

/**
 * Reads a map of columns.
 * @param file its name in messages
 * @param ofFacts names of the columns that the supplier's own facts have
 * @throws ImportError for text that is not JSON, an unknown column, or a source that is not valid
 */
export function readColumnMap(text: string, file: string, ofFacts: readonly string[] = []): ColumnMap {
  const names = new Map([...ourColumnNames, ...ofFacts].map((name) => [name.toLowerCase(), name]));
  const parsed = schema.safeParse(parse(text, file));
  const faults: string[] = [];
  if (!parsed.success) {
    for (const issue of parsed.error.issues) faults.push(`${issue.path.join(".") || "The map"} ${issue.message}.`);
    throw new ImportError(`${file} is not a valid map of columns.\n${faults.join("\n")}`);
  }
  const map: ColumnMap = new Map();
  for (const [name, one] of Object.entries(parsed.data)) {
    const own = names.get(name.toLowerCase());
    if (!own) faults.push(`${name} is not one of our columns. They are listed in docs/import.md.`);
    else if ("unit" in one && one.unit && !hasUnit(own, one.unit)) faults.push(unitFault(own, one.unit));
    else if ("unitColumn" in one && one.unitColumn && !isOfUnit(own)) faults.push(`${own} has no unitColumn; prices and stock have one.`);
    else map.set(own, one);
  }
  for (const name of ["productCode", "itemNo"]) if (!map.has(name)) faults.push(`${name} is missing.`);
  if (faults.length > 0) throw new ImportError(`${file} is not a valid map of columns.\n${faults.join("\n")}`);
  return map;
}

const hasUnit = (name: string, unit: Unit): boolean => (isOfUnit(name) ? isBasis(unit) : factorOf(name, unit) !== undefined);

function unitFault(name: string, unit: Unit): string {
  if (isOfUnit(name)) return `${name} can't be for ${unit}. It can be for sqft, m2 or piece.`;
  const measured = units[name as Measured];
  return measured
    ? `${name} can't be in ${unit}. Its units are ${Object.keys(measured.factors).join(", ")}.`
    : `${name} has no unit. Columns with units are ${Object.keys(units).join(", ")}.`;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const { message } = error as Error;
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    throw new ImportError(`${file} is not valid JSON, line ${text.slice(0, at).split("\n").length}: ${message}`);
  }
}

/** A column as it is read from rows: its name in reports and how a row's cell becomes our value. */
export interface MappedColumn {
  name: string;
  /** The position in the file, or -1 for a constant. */
  index: number;
  read(cells: string[], mark: DecimalMark): MappedReading;
}

/** A value, or why there is none. A note says what was changed to read it. */
export type MappedReading = Reading<string> & { note?: string };

/** @throws ImportError when the file lacks a column that the map names */
export function mapColumns(map: ColumnMap, header: Header): Map<string, MappedColumn> {
  const missing = [...map].flatMap(([name, one]) =>
    columnsIn(one).flatMap((column) => (header.indexOf(column) < 0 ? [`${column} (for ${name})`] : [])),
  );
  if (missing.length > 0) {
    throw new ImportError(`The file has no column ${missing.join(", ")}.\nIts columns are: ${header.names.join(", ")}.`, "columns");
  }
  const plain = new Map([...map].map(([name, one]) => [name, mapColumn(name, one, header)]));
  return new Map([...plain].map(([name, column]) => [name, isOfUnit(name) ? ofUnit(name, column, map.get(name), plain, header) : column]));
}

/** Returns the columns of the file that a source reads. */
export const columnsIn = (one: ColumnSource): string[] =>
  "column" in one ? [one.column, ...(one.unitColumn === undefined ? [] : [one.unitColumn])] : [];

function mapColumn(name: string, one: ColumnSource, header: Header): MappedColumn {
  if ("value" in one) return { name, index: -1, read: () => ({ value: one.value }) };
  const index = header.indexOf(one.column);
  const values = new Map(Object.entries(one.values ?? {}).map(([from, to]) => [slugOf(from), to]));
  const { unit } = one;
  return {
    name: header.names[index] ?? one.column,
    index,
    read(cells, mark) {
      const cell = cells[index] ?? "";
      const value = values.get(slugOf(cell)) ?? cell;
      return unit && value !== "" && !isOfUnit(name) ? convert(name, unit, value, mark) : { value };
    },
  };
}

/** Converts a price or stock that is for an area or a piece to the sell unit, by the row's own area and pieces. */
function ofUnit(
  name: string,
  column: MappedColumn,
  source: ColumnSource | undefined,
  all: ReadonlyMap<string, MappedColumn>,
  header: Header,
): MappedColumn {
  const place = source && "column" in source && source.unitColumn !== undefined ? header.indexOf(source.unitColumn) : -1;
  const fixed = source && "column" in source && source.unit && isBasis(source.unit) ? source.unit : null;
  const basisOf = (cells: string[]): Basis | null => (place >= 0 ? basisIn(cells[place] ?? "") : fixed);
  return {
    ...column,
    read(cells, mark) {
      const { value, reason } = column.read(cells, mark);
      if (reason !== undefined) return { reason };
      const written = isPriced(name) ? priceBasis(value) : { amount: value, basis: null };
      const cellOf = (own: string) => all.get(own)?.read(cells, mark).value ?? "";
      const isSoldByPiece = ["piece", "each"].includes(readSellUnit(cellOf("sellUnit")) ?? "");
      const stated = written.basis ?? basisOf(cells);
      const basis = stated === "piece" && isSoldByPiece ? null : stated;
      if (basis === null || written.amount === "") return { value: written.amount };
      return perUnit(name, written.amount, basis, packOf(cellOf("areaPerUnitSqFt"), cellOf("piecesPerUnit"), mark), mark);
    },
  };
}
