import { type Language, type Role, roles } from "@azulejo/contract";
import { isPostalCode, writtenPostalCode } from "@azulejo/contract/places/postal-code.ts";
import { type DecimalMark, type Problem, readCents, readDay, readDecimal } from "../../catalog/index.ts";

/** The cells of one row by column, and the problems found in them. */
export interface Cells {
  line: number;
  problems: Problem[];
  decimal: DecimalMark;
  at(column: string): string;
  /** Returns whether the file has a column. */
  has(column: string): boolean;
  /** Returns a hash of a file in a folder beside the table; null if there is no such file. */
  digestOf(folder: string, name: string): string | null;
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

/** Returns a day that must be there. */
export function requiredDay(cells: Cells, column: string): string {
  const found = day(cells, column);
  if (found === null && cells.at(column) === "") refuse(cells, column, "is empty");
  return found ?? "1970-01-01";
}

/** Returns a whole number within limits; the lowest one for an empty cell, unless it must be there. */
export function whole(cells: Cells, column: string, from: number, to: number, isRequired = false): number {
  const text = cells.at(column);
  if (text === "" && isRequired) refuse(cells, column, "is empty");
  if (text === "") return from;
  const { value, reason } = readDecimal(text, cells.decimal);
  const number = value?.toNumber() ?? from;
  if (reason !== undefined) refuse(cells, column, reason);
  else if (!Number.isInteger(number) || number < from || number > to) refuse(cells, column, `is not a whole number from ${from} to ${to}`);
  return number;
}

/** Returns hundredths of a percent, from 0.01 to 99.99 percent; null for an empty cell. */
export function percent(cells: Cells, column: string): number | null {
  const text = cells.at(column).replace(/%$/, "").trim();
  if (text === "") return null;
  const { value, reason } = readCents(text, cells.decimal);
  if (reason !== undefined) refuse(cells, column, reason);
  else if (value < 1 || value > 9999) refuse(cells, column, "is not from 0.01 to 99.99");
  return value ?? null;
}

/** Returns whether a cell says yes; an empty one does not. */
export const yes = (cells: Cells, column: string): boolean => choice(cells, column, ["no", "yes"]) === "yes";

export const country = (cells: Cells, column: string): "US" | "CA" => choice(cells, column, ["US", "CA"]);

/** Returns the two letters of a state or province. */
export function province(cells: Cells, column: string): string {
  const code = required(cells, column, 20).toUpperCase();
  if (code !== "" && !/^[A-Z]{2}$/.test(code)) refuse(cells, column, "is not the two letters of a state or province");
  return code;
}

export function postalCode(cells: Cells, column: string, of: "US" | "CA"): string {
  const code = required(cells, column, 12);
  if (code !== "" && !isPostalCode(of, code)) refuse(cells, column, "is not a postal code of the country");
  return writtenPostalCode(code);
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
