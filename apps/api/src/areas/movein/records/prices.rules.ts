import type { PriceLine } from "@azulejo/contract/areas/office/prices.ts";
import * as cell from "./cells.rules.ts";
import type { Named } from "./records.rules.ts";

export interface LevelRecord extends Named {
  code: string;
  name: string;
}

/** A price of a business account's contract, or of a price level. */
export interface ContractRecord extends Named, PriceLine {
  /** The business's external id; null for a price of a level. */
  business: string | null;
  level: string | null;
}

const CODE = /^[A-Z0-9][A-Z0-9-]{0,19}$/;

/** A level without an id is identified by its code. */
export const readLevel = (cells: cell.Cells): LevelRecord => {
  const code = cell.required(cells, "code", 20).toUpperCase();
  if (code !== "" && !CODE.test(code)) cell.refuse(cells, "code", "has other signs than letters, digits and hyphens");
  return { externalId: cell.optional(cells, "id", 80) ?? code, line: cells.line, code, name: cell.required(cells, "name", 80) };
};

const scopes = ["item", "series", "department"] as const;

/** A contract line without an id is identified by the columns that distinguish it from others. */
export const readContract = (cells: cell.Cells): ContractRecord => {
  const business = cell.optional(cells, "business", 80);
  const level = cell.optional(cells, "level", 80);
  if ((business === null) === (level === null)) cell.refuse(cells, "business", "and level: one of them must be given, and not both");
  const given = scopes.filter((one) => cells.at(one) !== "");
  const scope = given[0] ?? "all";
  if (given.length > 1) cell.refuse(cells, given[1] ?? "", `cannot be given together with ${given[0]}`);
  const cents = cell.money(cells, "price");
  const offBasisPoints = cell.percent(cells, "off");
  if (cells.at("price") !== "" && cells.at("off") !== "") cell.refuse(cells, "off", "cannot be given together with price");
  else if (cells.at("price") === "" && cells.at("off") === "") cell.refuse(cells, "price", "is empty, and so is off");
  else if (cents !== null && scope !== "item") cell.refuse(cells, "price", "is for one item; give everything else an amount off");
  if (cents !== null && cents < 0) cell.refuse(cells, "price", "is below zero");
  const line: PriceLine = {
    scope,
    key: scope === "all" ? "" : cell.line(cells, scope, 60),
    cents,
    offBasisPoints,
    fromUnits: cell.whole(cells, "minimum", 1, 100_000),
    firstDay: cell.day(cells, "from"),
    lastDay: cell.day(cells, "until"),
  };
  if (line.firstDay !== null && line.lastDay !== null && line.firstDay > line.lastDay) cell.refuse(cells, "until", "is before from");
  const telling = [business ?? `level ${level}`, scope, line.key.toLowerCase(), line.fromUnits, line.firstDay ?? ""];
  return { externalId: cell.optional(cells, "id", 80) ?? telling.join("/"), line: cells.line, business, level, ...line };
};
