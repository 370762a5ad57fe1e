import { type CellField, cellColumns, cellFields } from "@azulejo/contract/staff/catalog-cells.ts";
import type { MessageKey } from "../../../i18n/text.ts";

export type ColumnName = "itemNo" | "picture" | "series" | "sellUnit" | "list" | "planned" | "available" | CellField;

export interface GridColumn {
  name: ColumnName;
  /** Null for a column that can't be changed here. */
  field: CellField | null;
  label: MessageKey;
  /** In pixels. */
  width: number;
  isFigure: boolean;
}

const widths: Record<ColumnName, number> = {
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

const order: ColumnName[] = [
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

const isField = (name: ColumnName): name is CellField => (cellFields as readonly string[]).includes(name);
const isNumber = (field: CellField): boolean => ["whole", "decimal", "money"].includes(cellColumns[field].kind);

export const allColumns: readonly GridColumn[] = order.map((name) => ({
  name,
  field: isField(name) ? name : null,
  label: `catalog.column.${name}`,
  width: widths[name],
  isFigure: isField(name) ? isNumber(name) : name === "list" || name === "planned" || name === "available",
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
export const columnsFor = ({ seesCosts, changesCosts }: CostRights): GridColumn[] =>
  allColumns.flatMap((column) => {
    if (column.name !== "cost") return [column];
    return seesCosts ? [{ ...column, field: changesCosts ? column.field : null }] : [];
  });

/** Returns the columns that an address names, or the default ones. The item column is always included. */
export function visibleColumns(named: string | null, rights: CostRights): GridColumn[] {
  const names = new Set<string>(named ? ["itemNo", ...named.split(".")] : usual);
  return columnsFor(rights).filter(({ name }) => names.has(name));
}

/** Returns the column names for the address; null for the default columns. */
export function namedColumns(names: readonly string[]): string | null {
  const chosen = allColumns.filter(({ name }) => name !== "itemNo" && names.includes(name)).map(({ name }) => name);
  const isUsual =
    chosen.join() ===
    allColumns
      .filter(({ name }) => name !== "itemNo" && usual.includes(name))
      .map(({ name }) => name)
      .join();
  return isUsual || chosen.length === 0 ? null : chosen.join(".");
}
