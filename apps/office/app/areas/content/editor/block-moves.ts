import { isBlok } from "./blok.ts";

/** Where a value is inside a story: names of fields and positions in lists. */
export type Path = readonly (string | number)[];

/** Returns a copy of a story with another value at the path; everything outside the path is reused. */
export function withValue<Value>(value: Value, path: Path, next: unknown): Value {
  const [step, ...rest] = path;
  if (step === undefined) return next as Value;
  if (Array.isArray(value)) return value.map((one, at) => (at === step ? withValue(one, rest, next) : one)) as Value;
  const record = (value ?? {}) as Record<string, unknown>;
  return { ...record, [step]: withValue(record[step], rest, next) } as Value;
}

/** Returns a list with one item at another position; the list itself if there is no such position. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const isInside = (at: number) => Number.isInteger(at) && at >= 0 && at < list.length;
  if (!isInside(from) || !isInside(to) || from === to) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from] as Item, ...rest.slice(to)];
}

/** Returns the same value with a new id for each of its blocks. */
export function withNewIds(value: unknown, newId: () => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withNewIds(one, newId));
  if (typeof value !== "object" || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withNewIds(one, newId)]));
  return isBlok(value) ? { ...copy, _uid: newId() } : copy;
}

/** Returns the path of the block with this id; null if there is none. */
export function pathOfBlok(value: unknown, uid: string, path: Path = []): Path | null {
  if (typeof value !== "object" || value === null) return null;
  if (isBlok(value) && value._uid === uid) return path;
  const steps: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [step, one] of steps) {
    const found = pathOfBlok(one, uid, [...path, step]);
    if (found) return found;
  }
  return null;
}
