import { type SellUnit, sellUnit } from "@azulejo/contract/fields.ts";
import * as cell from "./cells.rules.ts";
import { type Named, named } from "./records.rules.ts";

/** A past order. */
export interface OrderRecord extends Named {
  earlierNo: string;
  /** External ids; at least one of business and person is given. */
  business: string | null;
  branch: string | null;
  person: string | null;
  placedOn: string;
  isCanceled: boolean;
  /** The code of the store where it was picked up; null for a delivery. */
  store: string | null;
  /** Amounts are in cents. */
  goodsCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
  purchaseOrderNo: string | null;
  jobName: string | null;
}

export interface LineRecord extends Named {
  /** The order's external id. */
  order: string;
  position: number;
  itemNo: string;
  name: string;
  quantity: number;
  /** Null for the sell unit of the catalog's item. */
  sellUnit: SellUnit | null;
  unitPriceCents: number;
  goodsCents: number;
  taxCents: number;
  lot: string | null;
}

export const readOrder = (cells: cell.Cells): OrderRecord => {
  const totalCents = cell.amount(cells, "total");
  const taxCents = cell.money(cells, "tax") ?? 0;
  const deliveryCents = cell.money(cells, "freight") ?? 0;
  const goodsCents = totalCents - taxCents - deliveryCents;
  const business = cell.optional(cells, "business", 80);
  const person = cell.optional(cells, "person", 80);
  const order = {
    ...named(cells),
    earlierNo: cell.optional(cells, "number", 40) ?? cells.at("id"),
    business,
    branch: cell.optional(cells, "branch", 80),
    person,
    placedOn: cell.requiredDay(cells, "placedOn"),
    isCanceled: cell.choice(cells, "state", ["completed", "canceled"]) === "canceled",
    store: cell.optional(cells, "store", 80),
    ...{ goodsCents, deliveryCents, taxCents, totalCents },
    purchaseOrderNo: cell.optional(cells, "purchaseOrder", 40),
    jobName: cell.optional(cells, "job", 80),
  };
  if (business === null && person === null) cell.refuse(cells, "business", "is empty, and so is person");
  if (order.branch !== null && business === null) cell.refuse(cells, "branch", "is for orders of a business");
  if (totalCents < 0) cell.refuse(cells, "total", "is below zero; what came back is a credit in invoices.csv");
  else if (taxCents < 0) cell.refuse(cells, "tax", "is below zero");
  else if (deliveryCents < 0) cell.refuse(cells, "freight", "is below zero");
  else if (goodsCents < 0) cell.refuse(cells, "total", "is less than tax and freight");
  return order;
};

/** A line without an id is identified by its order and number. */
export const readLine = (cells: cell.Cells): LineRecord => {
  const order = cell.required(cells, "order", 80);
  const position = cell.whole(cells, "line", 1, 100_000, true);
  const quantity = cell.whole(cells, "units", 1, 1_000_000, true);
  const unitPriceCents = cell.amount(cells, "price");
  const itemNo = cell.required(cells, "item", 60);
  const unit = cells.at("unit");
  return {
    externalId: `${order}/${position}`,
    line: cells.line,
    ...{ order, position, itemNo, quantity, unitPriceCents },
    name: cell.optional(cells, "name", 200) ?? itemNo,
    sellUnit: unit === "" ? null : cell.choice(cells, "unit", sellUnit.options as [SellUnit, ...SellUnit[]]),
    goodsCents: cell.money(cells, "total") ?? quantity * unitPriceCents,
    taxCents: cell.money(cells, "tax") ?? 0,
    lot: cell.optional(cells, "lot", 60),
  };
};
