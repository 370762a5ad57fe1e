import { type CellColumn, type CellField, cellColumns, cellFields, type GridField } from "@azulejo/contract/staff/catalog-cells.ts";
import { type FactField, factCellColumn, factField, isFactField } from "@azulejo/contract/staff/fact-cells.ts";
import type { CallValue } from "../../../call/calls.ts";
import type { Language } from "../../../i18n/language.ts";
import type { MessageKey, Text } from "../../../i18n/text.ts";

type BuiltInName = "itemNo" | "picture" | "series" | "sellUnit" | "list" | "planned" | "available" | CellField;
export type ColumnName = BuiltInName | FactField;

export interface GridColumn {
  name: ColumnName;
  /** Null for a column that can't be changed here. */
  field: GridField | null;
  /** The supplier's own words for its facts. */
  label: MessageKey | { words: string };
  /** In pixels. */
  width: number;
  isFigure: boolean;
}

const widths: Record<BuiltInName, number> = {
  itemNo: 200,
  picture: 56,
  series: 130,
  nameEn: 180,
  nameEs: 180,
  colorEn: 140,
  colorEs: 140,
  labelEn: 160,
  labelEs: 160,
  size: 110,
  finish: 110,
  shape: 110,
  edge: 110,
  widthMm: 96,
  heightMm: 96,
  thicknessMm: 96,
  sellUnit: 100,
  piecesPerUnit: 80,
  areaPerUnit: 88,
  weightPerUnit: 88,
  unitsPerPallet: 96,
  gtin: 150,
  partNumber: 150,
  taxCode: 150,
  cost: 110,
  look: 160,
  colorFamily: 120,
  list: 116,
  planned: 150,
  available: 96,
  published: 112,
  showOn: 120,
  hideAfter: 120,
};

const order: BuiltInName[] = [
  "itemNo",
  "picture",
  "series",
  "nameEn",
  "nameEs",
  "colorEn",
  "colorEs",
  "labelEn",
  "labelEs",
  "size",
  "finish",
  "shape",
  "edge",
  "widthMm",
  "heightMm",
  "thicknessMm",
  "sellUnit",
  "piecesPerUnit",
  "areaPerUnit",
  "weightPerUnit",
  "unitsPerPallet",
  "gtin",
  "partNumber",
  "taxCode",
  "look",
  "colorFamily",
  "cost",
  "list",
  "planned",
  "available",
  "published",
  "showOn",
  "hideAfter",
];

const isField = (name: BuiltInName): name is CellField => (cellFields as readonly string[]).includes(name);
const isNumber = (field: CellField): boolean => ["whole", "decimal", "money"].includes(cellColumns[field].kind);

export const allColumns: readonly GridColumn[] = order.map((name) => ({
  name,
  field: isField(name) ? name : null,
  label: `catalog.column.${name}`,
  width: widths[name],
  isFigure: isField(name) ? isNumber(name) : name === "list" || name === "planned" || name === "available",
}));

/** Returns a column's name for the user. */
export const labelOf = (t: Text, { label }: Pick<GridColumn, "label">): string => (typeof label === "object" ? label.words : t(label));

/** Whether a cell belongs to a variant, or to its product with all variants. */
export const ownerOf = (field: GridField): "item" | "product" =>
  isFactField(field) || cellColumns[field].of === "item" ? "item" : "product";

/** The rules of the supplier's own facts, by field. */
export type FactColumns = ReadonlyMap<FactField, CellColumn>;
type Facts = CallValue<"catalogueWords">["facts"];

export const factColumnsOf = (facts: Facts): FactColumns => new Map(facts.map((fact) => [factField(fact.column), factCellColumn(fact)]));

/** Returns the rules of a cell; undefined for a fact that has been deleted. */
export const rulesOf = (facts: FactColumns, field: GridField): CellColumn | undefined =>
  isFactField(field) ? facts.get(field) : cellColumns[field];

const FACT_WIDTH = 130;

/** Returns the columns of the supplier's own facts. */
export const factGridColumns = (facts: Facts, language: Language): GridColumn[] =>
  facts.map(({ column, label, unit, language: of, kind }) => ({
    name: factField(column),
    field: factField(column),
    label: { words: [label[language], (unit || of) && `(${unit?.[language] ?? of})`].filter(Boolean).join(" ") },
    width: FACT_WIDTH,
    isFigure: kind === "number",
  }));

const usual: readonly ColumnName[] = [
  "itemNo",
  "picture",
  "nameEn",
  "nameEs",
  "labelEn",
  "finish",
  "piecesPerUnit",
  "areaPerUnit",
  "weightPerUnit",
  "list",
  "planned",
  "available",
  "published",
];

/** The user's permissions for costs. */
export interface CostRights {
  seesCosts: boolean;
  changesCosts: boolean;
}

/** Returns the columns that a user can choose; only some users see costs, and fewer can change them. */
export const columnsFor = ({ seesCosts, changesCosts }: CostRights, facts: readonly GridColumn[] = []): GridColumn[] =>
  [...allColumns, ...facts].flatMap((column) => {
    if (column.name !== "cost") return [column];
    return seesCosts ? [{ ...column, field: changesCosts ? column.field : null }] : [];
  });

/** Returns the columns that an address names, or the default ones. The item column is always included. */
export function visibleColumns(named: string | null, rights: CostRights, facts: readonly GridColumn[] = []): GridColumn[] {
  const names = new Set<string>(named ? ["itemNo", ...named.split(".")] : usual);
  return columnsFor(rights, facts).filter(({ name }) => names.has(name));
}

/** Returns the column names for the address; null for the default columns. */
export function namedColumns(names: readonly string[], facts: readonly GridColumn[] = []): string | null {
  const chosen = [...allColumns, ...facts].filter(({ name }) => name !== "itemNo" && names.includes(name)).map(({ name }) => name);
  const isUsual =
    chosen.join() ===
    allColumns
      .filter(({ name }) => name !== "itemNo" && usual.includes(name))
      .map(({ name }) => name)
      .join();
  return isUsual || chosen.length === 0 ? null : chosen.join(".");
}
