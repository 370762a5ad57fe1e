import type { AuditEntry } from "@azulejo/contract/areas/office.ts";

type Fields = AuditEntry["before"];

/** How values are shown as text. */
export interface ValueWords {
  yes: string;
  no: string;
  /** The text for a missing value. */
  none: string;
  money(cents: number): string;
  percent(hundredths: number): string;
  /** Returns a discount as text: `12.5% off`. */
  off(hundredths: number): string;
  name(field: string): string;
  /** Returns a field's text for readers, such as a day or a reason that the log has as a code. */
  text(field: string, value: string): string;
}

export interface FieldLine {
  name: string;
  /** The values before and after; several for a list. */
  was: string[];
  is: string[];
}

/** Returns one line for each field that exists before or after the change, lists and records last. */
export function fieldLines(before: Fields, after: Fields, words: ValueWords): FieldLine[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const isLong = (field: string): boolean => [before?.[field], after?.[field]].some((one) => typeof one === "object" && one !== null);
  return [...fields.filter((field) => !isLong(field)), ...fields.filter(isLong)].map((field) => ({
    name: words.name(field),
    was: values(field, before?.[field], words),
    is: values(field, after?.[field], words),
  }));
}

const values = (field: string, value: unknown, words: ValueWords): string[] =>
  Array.isArray(value) && value.length > 0 ? value.map((one) => written(field, one, words)) : [written(field, value, words)];

function written(field: string, value: unknown, words: ValueWords): string {
  if (value === undefined || value === null || value === "") return words.none;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return figure(field, value, words);
  if (Array.isArray(value)) return value.length === 0 ? words.none : value.map((one) => written(field, one, words)).join("; ");
  if (typeof value !== "object") return words.text(field, String(value));
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== "")
    .map(([key, one]) => (saysItself(key) ? written(key, one, words) : `${words.name(key)}: ${written(key, one, words)}`))
    .join(", ");
}

/** Whether a value needs no name: "12.5% off", an item's number. */
const saysItself = (field: string): boolean => isDiscount(field) || field === "itemNo";
const isDiscount = (field: string): boolean => field === "offBasisPoints";

function figure(field: string, value: number, words: ValueWords): string {
  if (isDiscount(field)) return words.off(value);
  if (field === "basisPoints") return words.percent(value);
  return field.endsWith("Cents") || field === "cents" ? words.money(value) : String(value);
}
