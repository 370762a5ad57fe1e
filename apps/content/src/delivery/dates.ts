import { unprocessable } from "../http/failure.ts";

const minutes = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/** Parses `yyyy-MM-dd HH:mm` or ISO 8601, in UTC unless a zone is given; NaN if invalid. */
export function timeOf(value: unknown): number {
  if (typeof value !== "string") return Number.NaN;
  const found = minutes.exec(value.trim());
  return found ? Date.parse(`${found[1]}T${found[2] ?? "00:00"}${found[3] ?? "Z"}`) : Number.NaN;
}

/** @throws 422 */
export function wantedTime(name: string, text: string): number {
  const time = timeOf(text);
  if (Number.isNaN(time)) throw unprocessable(`${name} must be a date as yyyy-MM-dd HH:mm`);
  return time;
}
