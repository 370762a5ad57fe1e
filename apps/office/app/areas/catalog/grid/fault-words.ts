import { type CellColumn, type CellField, cellColumns } from "@azulejo/contract/staff/catalog-cells.ts";
import type { Text } from "../../../i18n/text.ts";
import type { Edit } from "./edits.ts";

/** Explains why a text can't be stored in a column. */
export function faultWords(t: Text, field: CellField, fault: NonNullable<Edit["fault"]>): string {
  const { most = 0, places = 0 }: CellColumn = cellColumns[field];
  return t(`catalog.fault.${fault}`, { most, places });
}
