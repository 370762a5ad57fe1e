import { createHash } from "node:crypto";
import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import type { FactValues } from "@azulejo/contract/facts/value.ts";
import { type CellField, cellColumns, cellFields, type FindTerm, type GridField } from "@azulejo/contract/staff/catalog-cells.ts";
import { type FactField, factField, isFactField } from "@azulejo/contract/staff/fact-cells.ts";
import { appliesTo } from "../../product/index.ts";
import type { ItemValues, ProductValues, StoredRow } from "./catalog-rows.repository.ts";
import { cellsOf as cellsOfFacts, type FactColumn } from "./product-page/fact-cells.rules.ts";

export type Cells = Record<CellField, string> & Partial<Record<FactField, string>>;

const itemFields = cellFields.filter((field) => cellColumns[field].of === "item");
const productFields = cellFields.filter((field) => cellColumns[field].of === "product");

const AREA_PLACES = 4;
const WEIGHT_PLACES = 2;
const COST_PLACES = 2;

/** Writes a whole number of small units with a decimal point: 107600 with four places is `10.76`. */
export function withPoint(units: number, places: number): string {
  const digits = String(units).padStart(places + 1, "0");
  const decimals = digits.slice(-places).replace(/0+$/, "");
  return decimals === "" ? digits.slice(0, -places) : `${digits.slice(0, -places)}.${decimals}`;
}

/** Returns the small units of a decimal: `10.76` with four places is 107600. */
export function withoutPoint(text: string, places: number): number {
  const [whole = "", decimals = ""] = text.split(".");
  return Number(whole + decimals.padEnd(places, "0"));
}

const trimmed = (decimal: string | null): string => (decimal?.includes(".") ? decimal.replace(/\.?0+$/, "") : (decimal ?? ""));

/** @param facts the columns of the supplier's own facts */
export function cellsOf(row: StoredRow, facts: readonly FactColumn[] = []): Cells {
  return {
    ...factCellsOf(row, facts),
    nameEn: row.nameEn ?? "",
    nameEs: row.nameEs ?? "",
    colorEn: row.colorEn ?? "",
    colorEs: row.colorEs ?? "",
    labelEn: row.labelEn ?? "",
    labelEs: row.labelEs ?? "",
    size: row.size ?? "",
    finish: row.finish ?? "",
    shape: row.shape ?? "",
    edge: row.edge ?? "",
    widthMm: trimmed(row.widthMm),
    heightMm: trimmed(row.heightMm),
    thicknessMm: trimmed(row.thicknessMm),
    piecesPerUnit: String(row.piecesPerUnit),
    areaPerUnit: row.areaPerUnit === null ? "" : withPoint(row.areaPerUnit, AREA_PLACES),
    weightPerUnit: withPoint(row.weightPerUnit, WEIGHT_PLACES),
    unitsPerPallet: row.unitsPerPallet === null ? "" : String(row.unitsPerPallet),
    gtin: row.gtin ?? "",
    partNumber: row.partNumber ?? "",
    taxCode: row.taxCode ?? "",
    cost: row.costCents === null ? "" : withPoint(row.costCents, COST_PLACES),
    look: row.look ?? "",
    colorFamily: row.colorFamily ?? "",
    published: row.isPublished ? "shown" : "hidden",
    showOn: row.showOn ?? "",
    hideAfter: row.hideAfter ?? "",
  };
}

/** Returns the cells of the facts that an item may have; samples have those of their items. */
function factCellsOf({ kind, department, facts }: StoredRow, columns: readonly FactColumn[]): Partial<Record<FactField, string>> {
  const own = columns.filter(({ fact }) => kind !== "sample" && appliesTo(fact, department));
  const cells = cellsOfFacts(facts, own);
  return Object.fromEntries(own.map(({ column }) => [factField(column), cells[column] ?? ""]));
}

const orNull = (text: string): string | null => (text === "" ? null : text);
const numberOrNull = (text: string): number | null => (text === "" ? null : Number(text));

/** Returns the column values for a variant's cells, which `readCell` has normalized. */
export const itemValues = (id: number, cells: Cells, facts: FactValues): ItemValues => ({
  id,
  facts,
  labelEn: cells.labelEn,
  labelEs: cells.labelEs,
  size: orNull(cells.size),
  finish: orNull(cells.finish),
  shape: orNull(cells.shape),
  edge: orNull(cells.edge),
  widthMm: numberOrNull(cells.widthMm),
  heightMm: numberOrNull(cells.heightMm),
  thicknessMm: numberOrNull(cells.thicknessMm),
  piecesPerUnit: Number(cells.piecesPerUnit),
  areaPerUnit: cells.areaPerUnit === "" ? null : withoutPoint(cells.areaPerUnit, AREA_PLACES),
  weightPerUnit: withoutPoint(cells.weightPerUnit, WEIGHT_PLACES),
  unitsPerPallet: numberOrNull(cells.unitsPerPallet),
  gtin: orNull(cells.gtin),
  partNumber: orNull(cells.partNumber),
  taxCode: orNull(cells.taxCode),
});

export const productValues = (id: number, cells: Cells): ProductValues => ({
  id,
  look: orNull(cells.look),
  colorFamily: orNull(cells.colorFamily),
  published: cells.published === "shown",
  showOn: orNull(cells.showOn),
  hideAfter: orNull(cells.hideAfter),
  nameEn: cells.nameEn,
  nameEs: cells.nameEs,
  colorEn: cells.colorEn,
  colorEs: cells.colorEs,
});

const revisionOf = (cells: Cells, fields: readonly GridField[]): string =>
  createHash("sha256")
    .update(JSON.stringify(fields.map((field) => cells[field])))
    .digest("base64url")
    .slice(0, 12);

export const itemRevision = (cells: Cells): string => revisionOf(cells, [...itemFields, ...Object.keys(cells).filter(isFactField)]);
export const productRevision = (cells: Cells): string => revisionOf(cells, productFields);

export const costCentsOf = ({ cost }: Cells): number => withoutPoint(cost, COST_PLACES);

/** Returns a variant's row as the grid reads it; without its cost for readers who may not see it. */
export function toRow(stored: StoredRow, piece: CatalogRow["piece"], seesCosts: boolean, facts: readonly FactColumn[]): CatalogRow {
  const { id, productId, itemNo, productCode, series, kind, sellUnit, isSold, listCents, planned, available } = stored;
  const { cost, ...others } = cellsOf(stored, facts);
  const cells: Cells = { ...others, cost };
  const revisions = { revision: itemRevision(cells), productRevision: productRevision(cells) };
  return {
    id,
    productId,
    itemNo,
    productCode,
    series,
    piece,
    kind,
    sellUnit,
    isSold,
    listCents,
    planned,
    available,
    cells: seesCosts ? cells : others,
    ...revisions,
  };
}

interface TermRow {
  kind: string;
  value: string;
  label: string;
}

const folded = (words: string): string => words.trim().toLowerCase();

/** Finds terms by their code or label, in whatever language. A code that is in use without a label stays as it is. */
export function termFinder(terms: readonly TermRow[]): FindTerm {
  const codes = new Map(terms.flatMap(({ kind, value, label }) => [value, label].map((words) => [`${kind}|${folded(words)}`, value])));
  return (kind, words) => codes.get(`${kind}|${folded(words)}`) ?? null;
}
