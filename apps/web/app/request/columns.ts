/**
 * Stores lists of objects with the same fields by column. Field names are written once per list, and a column of equal values is written
 * as one value. This halves the length of a page's data.
 */
type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Marks a list stored by column. No field of our data has an empty name. */
const NAMES = "";
/** Marks a column of equal values. */
const COUNT = "=";
/** `{"":"=","n":,"v":}` and the digits of its count. */
const COUNT_LENGTH = 21;
/** A shorter list is not worth its names. */
const FEWEST = 2;

const isObject = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the names of the fields that have a value, as JSON has them. */
function namesOf(value: { [name: string]: unknown }): string[] {
  const names = Object.keys(value);
  for (const name of names) if (value[name] === undefined) return names.filter((one) => value[one] !== undefined);
  return names;
}

/** Returns plain data as JSON data with its lists by column. */
export function toColumns(value: unknown): Json {
  if (Array.isArray(value)) return listToColumns(value);
  if (!isObject(value)) return (value ?? null) as Json;
  const names = namesOf(value);
  if (names.includes(NAMES)) throw new Error("A field without a name cannot be stored by column.");
  return Object.fromEntries(names.map((name) => [name, toColumns(value[name])]));
}

function listToColumns(list: unknown[]): Json {
  const [first] = list;
  if (list.length < FEWEST || !isObject(first)) return list.map(toColumns);
  const names = namesOf(first);
  const isUniform = list.every((one) => isObject(one) && sameNames(namesOf(one), names));
  if (!isUniform || names.length === 0) return list.map(toColumns);
  return { [NAMES]: names, c: names.map((name) => toColumn(list.map((one) => (one as Record<string, unknown>)[name]))) };
}

const sameNames = (some: string[], others: string[]): boolean =>
  some.length === others.length && some.every((name, index) => name === others[index]);

function toColumn(values: unknown[]): Json {
  const [first] = values;
  const isPlain = typeof first !== "object" || first === null;
  if (isPlain && values.every((one) => one === first) && isWorthCounting(values))
    return { [NAMES]: COUNT, n: values.length, v: toColumns(first) };
  return listToColumns(values);
}

/** Whether one value and its count are shorter than the values. */
function isWorthCounting(values: unknown[]): boolean {
  const length = String(values[0]).length;
  return values.length * (length + 1) > COUNT_LENGTH + length;
}

/** Returns the data that `toColumns` stored. */
export function fromColumns(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(fromColumns);
  if (!isObject(stored)) return stored;
  const names = stored[NAMES];
  if (names === undefined) return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, fromColumns(value)]));
  if (names === COUNT) return new Array(Number(stored.n)).fill(stored.v);
  const columns = (stored.c as unknown[]).map(fromColumns) as unknown[][];
  return (columns[0] ?? []).map((_, row) => Object.fromEntries((names as string[]).map((name, column) => [name, columns[column]?.[row]])));
}
