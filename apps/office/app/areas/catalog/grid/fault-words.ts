import type { GridField } from "@azulejo/contract/staff/catalog-cells.ts";
import type { Text } from "../../../i18n/text.ts";
import type { Edit } from "./edits.ts";
import { type FactColumns, rulesOf } from "./grid-columns.ts";

/** Explains why a text can't be stored in a column. */
export function faultWords(t: Text, field: GridField, fault: NonNullable<Edit["fault"]>, facts: FactColumns): string {
  const { most = 0, places = 0 } = rulesOf(facts, field) ?? {};
  return t(`catalog.fault.${fault}`, { most, places });
}
