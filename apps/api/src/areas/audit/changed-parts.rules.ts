import { isDeepStrictEqual } from "node:util";

type Fields = Readonly<Record<string, unknown>>;

/** Returns both states without the fields that are the same in both; null stays null. Fields that are undefined count as absent. */
export function changedParts(before: Fields | null, after: Fields | null): { before: Fields | null; after: Fields | null } {
  const isChanged = (name: string): boolean => !before || !after || !isDeepStrictEqual(plain(before[name]), plain(after[name]));
  const only = (fields: Fields | null): Fields | null =>
    fields && Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== undefined && isChanged(name)));
  return { before: only(before), after: only(after) };
}

/** Stored values are JSON, so two are the same if their JSON is. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
