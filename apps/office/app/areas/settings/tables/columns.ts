import type { SettingTable } from "@azulejo/contract/areas/office.ts";
import { readDollars } from "@azulejo/contract/typed/dollars.ts";
import { readNumber } from "@azulejo/contract/typed/number.ts";

export type Row = Record<string, unknown>;
export type Cells = Record<string, string>;

export interface TableColumn {
  name: string;
  kind: "choice" | "code" | "text" | "number" | "flag" | "day" | "brackets";
  choices?: readonly string[];
  /** Whether it identifies what the row is about; it can't be changed, because another subject needs another row. */
  isSubject?: boolean;
}

const countries = { name: "country", kind: "choice", choices: ["US", "CA"], isSubject: true } as const;
const services = { name: "service", kind: "choice", choices: ["parcel", "freight"], isSubject: true } as const;
const postalPrefix = { name: "postalPrefix", kind: "code", isSubject: true } as const;
const period = [
  { name: "from", kind: "day" },
  { name: "until", kind: "day" },
] as const;

/** The columns of each table, in the order of its files. */
export const columnsOf: Record<SettingTable, readonly TableColumn[]> = {
  taxRates: [
    countries,
    { name: "state", kind: "code", isSubject: true },
    postalPrefix,
    { name: "name", kind: "text", isSubject: true },
    { name: "percent", kind: "number" },
    { name: "taxesDelivery", kind: "flag" },
    ...period,
  ],
  deliveryZones: [countries, postalPrefix, { name: "zone", kind: "number" }, { name: "transitDays", kind: "number" }, ...period],
  deliveryRates: [services, { name: "zone", kind: "number", isSubject: true }, { name: "upToLb", kind: "brackets" }, ...period],
  deliveryCharges: [
    { name: "kind", kind: "choice", choices: ["appointment", "limited_access"], isSubject: true },
    services,
    { name: "price", kind: "number" },
    ...period,
  ],
};

/** Returns a row as text, as in its fields and in a file. */
export const toCells = (columns: readonly TableColumn[], row: Row): Cells =>
  Object.fromEntries(columns.map(({ name, kind }) => [name, written(kind, row[name])]));

function written(kind: TableColumn["kind"], value: unknown): string {
  if (value === null || value === undefined) return "";
  if (kind === "flag") return value === true ? "yes" : "no";
  if (kind !== "brackets") return String(value);
  return Object.entries(value as Record<string, number>)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([pounds, price]) => `${pounds}: ${price}`)
    .join("; ");
}

/** Parses cells; text that can't be parsed stays unchanged, and the API refuses it with its position. */
export const toRow = (columns: readonly TableColumn[], cells: Cells): Row =>
  Object.fromEntries(columns.map((column) => [column.name, readCell(column, (cells[column.name] ?? "").trim())]));

const FLAGS: Record<string, boolean> = {
  yes: true,
  sí: true,
  si: true,
  true: true,
  "1": true,
  no: false,
  false: false,
  "0": false,
  "": false,
};

function readCell({ kind, name }: TableColumn, typed: string): unknown {
  switch (kind) {
    case "flag":
      return FLAGS[typed.toLowerCase()] ?? typed;
    case "number":
      return readNumber(typed.replaceAll(/[$%]/g, "")) ?? typed;
    case "day":
      return typed === "" && name === "until" ? null : readDay(typed);
    case "code":
      return typed.toUpperCase();
    case "brackets":
      return readBrackets(typed);
    default:
      return typed;
  }
}

/** Reads `2026-01-31`, and `1/31/2026` as written by spreadsheets. */
export function readDay(typed: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : typed;
}

/** Reads `10: 12.95; 70: 42.95`: each price applies up to a weight. */
function readBrackets(typed: string): unknown {
  const parts = typed.split(";").map((part) => {
    const [, weight, price = ""] = /^\s*(\d{1,6})\s*:(.+)$/.exec(part) ?? [];
    const cents = readDollars(price);
    return weight === undefined || cents === null ? null : ([weight, cents / 100] as const);
  });
  return parts.some((part) => part === null) ? typed : Object.fromEntries(parts.filter((part) => part !== null));
}
