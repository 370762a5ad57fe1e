import { type Language, type Role, roles } from "@azulejo/contract";
import { type DecimalMark, type Problem, readCents, readDay } from "../../catalog/index.ts";

/** The cells of one row by column, and what is wrong with them. */
export interface Cells {
  line: number;
  problems: Problem[];
  decimal: DecimalMark;
  at(column: string): string;
}

/** Adds a problem with a column to a row. */
export const refuse = (cells: Cells, column: string, reason: string): void =>
  void cells.problems.push({ line: cells.line, column, reason, value: cells.at(column) });

/** Returns a text; a longer one is refused. */
export function line(cells: Cells, column: string, most: number): string {
  const text = cells.at(column);
  if (text.length > most) refuse(cells, column, `is longer than ${most} characters`);
  return text;
}

/** Returns a text that must be there. */
export function required(cells: Cells, column: string, most: number): string {
  const text = line(cells, column, most);
  if (text === "") refuse(cells, column, "is empty");
  return text;
}

/** Returns a text, or null for none. */
export const optional = (cells: Cells, column: string, most: number): string | null => line(cells, column, most) || null;

/** Returns one of some values; the first one is for an empty cell. */
export function choice<Value extends string>(cells: Cells, column: string, values: readonly [Value, ...Value[]]): Value {
  const text = cells.at(column).toLowerCase();
  const value = text === "" ? values[0] : values.find((one) => one.toLowerCase() === text);
  if (value === undefined) refuse(cells, column, `is none of ${values.join(", ")}`);
  return value ?? values[0];
}

/** Returns cents, below zero for `-12.50` and `(12.50)`; null for an empty cell. */
export function money(cells: Cells, column: string): number | null {
  const text = cells.at(column).replaceAll("$", "").trim();
  if (text === "") return null;
  const [, bare, left = bare ?? text] = /^\((.*)\)$|^[-−]\s*(.*)$/.exec(text) ?? [];
  const { value, reason } = readCents(left, cells.decimal);
  if (reason !== undefined) refuse(cells, column, reason);
  return left === text ? (value ?? 0) : -(value ?? 0);
}

/** Returns an amount that must be there, in cents. */
export function amount(cells: Cells, column: string): number {
  const cents = money(cells, column);
  if (cents === null) refuse(cells, column, "is empty");
  return cents ?? 0;
}

/** Returns a day, yyyy-mm-dd; null for an empty cell. */
export function day(cells: Cells, column: string): string | null {
  const text = cells.at(column);
  if (text === "") return null;
  const { value, reason } = readDay(text);
  if (reason !== undefined) refuse(cells, column, reason);
  return value ?? null;
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function email(cells: Cells, column: string): string {
  const address = required(cells, column, 254);
  if (address !== "" && !ADDRESS.test(address)) refuse(cells, column, "is not an email address");
  return address;
}

export const language = (cells: Cells, column: string, fallback: Language): Language =>
  choice<Language>(cells, column, fallback === "es" ? ["es", "en"] : ["en", "es"]);

/** Returns the parts of a cell that are separated by semicolons. */
export const parts = (cells: Cells, column: string): string[] =>
  cells
    .at(column)
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");

export function roleList(cells: Cells, column: string): Role[] {
  const named = parts(cells, column).map((name) => ({ name, role: roles.find((role) => role.toLowerCase() === name.toLowerCase()) }));
  if (named.some(({ role }) => role === undefined)) refuse(cells, column, `has another role than ${roles.join(", ")}`);
  return [...new Set(named.flatMap(({ role }) => role ?? []))].sort();
}

const TERM = /^(CASH|NET\d{1,3})$/;

/** Returns the code of a payment term; with the order for an empty cell. */
export function paymentTerm(cells: Cells, column: string): string {
  const text = cells.at(column).toUpperCase().replaceAll(/[\s-]/g, "") || "CASH";
  if (!TERM.test(text)) refuse(cells, column, "is neither CASH nor NET with a number of days, such as NET30");
  return text;
}
