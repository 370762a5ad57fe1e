import { unprocessable } from "../http/failure.ts";
import { timeOf, wantedTime } from "./dates.ts";
import { matchesWildcard } from "./wildcard.ts";

/** Returns whether a stored value matches; a missing value is undefined. */
export type ValueTest = (value: unknown) => boolean;

/** Returns a value as text to compare with a list of values; undefined for objects and the like. */
const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;

const isMissing = (value: unknown): boolean => value === undefined || value === null;

const not =
  (test: ValueTest): ValueTest =>
  (value) =>
    !test(value);

function isIn(wanted: string): ValueTest {
  const values = new Set(wanted.split(",").map((one) => one.trim()));
  return (value) => (isMissing(value) ? values.has("") : values.has(textOf(value) ?? "\0"));
}

/** Ignores case; an empty pattern matches a blank field. */
function isLike(wanted: string): ValueTest {
  const pattern = wanted.toLowerCase();
  return (value) => {
    const text = textOf(value);
    return text !== undefined && matchesWildcard(text.toLowerCase(), pattern);
  };
}

const inArray =
  (each: "some" | "every") =>
  (wanted: string): ValueTest => {
    const values = wanted.split(",").map((one) => one.trim());
    return (value) => Array.isArray(value) && values[each]((one) => value.some((item) => textOf(item) === one));
  };

/** Numbers may be stored as text; anything else never matches. */
export function numberOf(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^\s*[-+]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : Number.NaN;
}

const byNumber =
  (compare: (value: number, wanted: number) => boolean) =>
  (wanted: string): ValueTest => {
    const limit = numberOf(wanted);
    if (Number.isNaN(limit)) throw unprocessable(`filter_query: ${wanted.slice(0, 40)} is not a number`);
    return (value) => compare(numberOf(value), limit);
  };

const byTime =
  (compare: (value: number, wanted: number) => boolean) =>
  (wanted: string): ValueTest => {
    const limit = wantedTime("filter_query", wanted);
    return (value) => compare(timeOf(value), limit);
  };

const greater = (value: number, wanted: number) => value > wanted;
const less = (value: number, wanted: number) => value < wanted;

const states: Record<string, ValueTest> = {
  empty: (value) => isMissing(value) || value === "",
  not_empty: (value) => !isMissing(value) && value !== "",
  empty_array: (value) => Array.isArray(value) && value.length === 0,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  true: (value) => value === true || value === "true",
  false: (value) => value === false || value === "false",
  null: isMissing,
  not_null: not(isMissing),
};

function is(wanted: string): ValueTest {
  const test = Object.hasOwn(states, wanted) ? states[wanted] : undefined;
  if (!test) throw unprocessable(`filter_query: is must be one of ${Object.keys(states).join(", ")}`);
  return test;
}

function exists(wanted: string): ValueTest {
  const isWanted = wanted !== "0" && wanted !== "false";
  return (value) => (value !== undefined) === isWanted;
}

/** Every operation of `filter_query`: takes the requested value, returns a test of the stored one. */
export const operations: Record<string, (wanted: string) => ValueTest> = {
  in: isIn,
  not_in: (wanted) => not(isIn(wanted)),
  like: isLike,
  not_like: (wanted) => not(isLike(wanted)),
  any_in_array: inArray("some"),
  in_array: inArray("some"),
  all_in_array: inArray("every"),
  gt_date: byTime(greater),
  lt_date: byTime(less),
  gt_int: byNumber(greater),
  lt_int: byNumber(less),
  gt_float: byNumber(greater),
  lt_float: byNumber(less),
  is,
  exists,
};
