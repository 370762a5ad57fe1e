import { type CellColumn, type CellFault, type ProductField, productColumns } from "@azulejo/contract/staff/catalog-cells.ts";
import type { Text } from "../../../i18n/text.ts";

/** Explains why a text can't be stored in a field. */
export function faultText(t: Text, field: ProductField, fault: CellFault): string {
  const { most = 0, places = 0 }: CellColumn = productColumns[field];
  return t(`catalog.fault.${fault}`, { most, places });
}
