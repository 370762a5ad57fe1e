import type { Hours } from "@azulejo/database";
import * as cell from "./cells.rules.ts";
import type { Named } from "./records.rules.ts";

/** The opening hours of a store, which is identified by its code. */
export interface StoreHoursRecord extends Named {
  store: string;
  hours: Hours;
  /** Days on which only this store is closed; undefined where the file has no such column. */
  closedOn: string[] | undefined;
}

/** One item and lot in a container on its way. */
export interface ContainerRecord extends Named {
  code: string;
  supplier: string;
  store: string;
  /** Null if the day is not known. */
  expectedOn: string | null;
  itemNo: string;
  lot: string;
  shade: string | null;
  caliber: string | null;
  /** Sell units. */
  units: number;
}

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const OPENING = /^([01]?\d|2[0-3]):([0-5]\d)\s*[-–]\s*([01]?\d|2[0-3]):([0-5]\d)$/;

/** Returns when a store opens and closes on a weekday; null for a day on which it is closed. */
function opening(cells: cell.Cells, column: string): [string, string] | null {
  const text = cells.at(column);
  if (text === "") return null;
  const [, fromHour = "", fromMinute, toHour = "", toMinute] = OPENING.exec(text) ?? [];
  const [from, to] = [`${fromHour.padStart(2, "0")}:${fromMinute}`, `${toHour.padStart(2, "0")}:${toMinute}`];
  if (fromMinute === undefined) cell.refuse(cells, column, "is not two times such as 09:00-17:00");
  else if (from >= to) cell.refuse(cells, column, "closes before it opens");
  return [from, to];
}

export const readStoreHours = (cells: cell.Cells): StoreHoursRecord => {
  const store = cell.required(cells, "store", 80).toLowerCase();
  const hours = Object.fromEntries(weekdays.map((weekday) => [weekday, opening(cells, weekday)])) as Hours;
  const closed = cell.parts(cells, "closedOn");
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!closed.every(isDay)) cell.refuse(cells, "closedOn", "has something else than days such as 2026-12-24");
  const closedOn = cells.has("closedOn") ? [...new Set(closed)].sort() : undefined;
  return { externalId: store, line: cells.line, store, hours, closedOn };
};

/** A line without an id is identified by its container, item and lot. */
export const readContainer = (cells: cell.Cells): ContainerRecord => {
  const code = cell.required(cells, "container", 40);
  const itemNo = cell.required(cells, "item", 60);
  const lot = cell.required(cells, "lot", 40);
  return {
    externalId: cell.optional(cells, "id", 80) ?? JSON.stringify([code, itemNo.toLowerCase(), lot]),
    line: cells.line,
    ...{ code, itemNo, lot },
    supplier: cell.required(cells, "supplier", 80),
    store: cell.required(cells, "store", 80),
    expectedOn: cell.day(cells, "expectedOn"),
    shade: cell.optional(cells, "shade", 20),
    caliber: cell.optional(cells, "caliber", 20),
    units: cell.whole(cells, "units", 1, 1_000_000, true),
  };
};
