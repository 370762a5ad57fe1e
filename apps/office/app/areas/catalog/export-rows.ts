import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import { saveCsv } from "../../call/save-csv.ts";
import type { Text } from "../../i18n/text.ts";
import type { CellWords } from "./grid/cell-words.ts";
import { type GridColumn, labelOf } from "./grid/grid-columns.ts";

const CENTS = 100;

/** Saves rows as a file, with the visible columns. */
export function exportRows(rows: readonly CatalogRow[], columns: readonly GridColumn[], words: CellWords, t: Text): Promise<void> {
  const kept = columns.filter(({ name }) => name !== "picture");
  const cell = (row: CatalogRow, column: GridColumn): string | number => {
    if (column.name === "list") return row.listCents === null ? "" : row.listCents / CENTS;
    if (column.name === "available") return row.available;
    if (column.name === "cost") return row.cells.cost ? Number(row.cells.cost) : "";
    if (column.field === null) return words.fixed(row, column);
    const value = row.cells[column.field] ?? "";
    return column.isFigure && value !== "" ? Number(value) : words.shown(column.field, value);
  };
  return saveCsv(
    t("catalog.file"),
    kept.map((column) => labelOf(t, column)),
    rows.map((row) => kept.map((column) => cell(row, column))),
  );
}
