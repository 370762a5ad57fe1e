import * as cell from "./cells.rules.ts";
import type { Named } from "./records.rules.ts";

/** The cost of a sell unit of an item from a day on, in cents. */
export interface CostRecord extends Named {
  itemNo: string;
  startsOn: string;
  costCents: number;
}

export const readCost = (cells: cell.Cells): CostRecord => {
  const [itemNo, startsOn, costCents] = [cell.required(cells, "item", 40), cell.requiredDay(cells, "from"), cell.amount(cells, "cost")];
  if (costCents < 0) cell.refuse(cells, "cost", "is below zero");
  return { externalId: `${itemNo} ${startsOn}`, line: cells.line, itemNo, startsOn, costCents };
};
