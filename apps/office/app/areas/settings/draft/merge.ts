type Plain = Record<string, unknown>;
type Coded = Plain & { code: string };

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null && !Array.isArray(value);
const isCoded = (value: unknown): value is Coded[] =>
  Array.isArray(value) && value.every((one) => isPlain(one) && typeof one["code"] === "string");
const byCode = (rows: readonly Coded[]): Map<string, Coded> => new Map(rows.map((row) => [row.code, row]));

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges somebody's entered values with those that somebody else saved in the meantime. Values that both changed are kept as entered.
 * @param base the value with which both started
 */
export function rebase<Value>(base: Value, mine: Value, theirs: Value): Value {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isPlain(base) && isPlain(mine) && isPlain(theirs)) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const merged = keys.map((key) => [key, rebase(base[key], mine[key], theirs[key])] as const);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as Value;
  }
  if (isCoded(base) && isCoded(mine) && isCoded(theirs)) return rebasedRows(base, mine, theirs) as Value;
  return mine;
}

function rebasedRows(base: readonly Coded[], mine: readonly Coded[], theirs: readonly Coded[]): Coded[] {
  const [old, own, other] = [byCode(base), byCode(mine), byCode(theirs)];
  const codes = [...new Set([...other.keys(), ...own.keys()])];
  return codes.flatMap((code) => rebase(old.get(code), own.get(code), other.get(code)) ?? []);
}

/** One value that differs; `before` is undefined for an added one, `after` for a removed one. */
export interface Difference {
  path: string;
  before?: unknown;
  after?: unknown;
}

/** Returns the differences between two states of the settings, by the paths that the API uses. */
export function differencesBetween(before: unknown, after: unknown, path = ""): Difference[] {
  if (isSame(before, after)) return [];
  if (isCoded(before) && isCoded(after)) {
    const [old, fresh] = [byCode(before), byCode(after)];
    const codes = [...new Set([...old.keys(), ...fresh.keys()])];
    return codes.flatMap((code) => differencesBetween(old.get(code), fresh.get(code), `${path}[${code}]`));
  }
  if (!isPlain(before) || !isPlain(after)) return [{ path, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => differencesBetween(before[key], after[key], path ? `${path}.${key}` : key));
}

/** Returns the parts that differ, as a change to the settings; null if none does. */
export function changeOf<Settings extends object>(saved: Settings, typed: Settings): Plain | null {
  const [old, fresh] = [saved as Plain, typed as Plain];
  const change: Plain = {};
  for (const [section, value] of Object.entries(fresh)) {
    if (isSame(old[section], value)) continue;
    change[section] = section === "storefront" ? differingKeys(old[section] as Plain, value as Plain) : value;
  }
  return Object.keys(change).length > 0 ? { version: 1, ...change } : null;
}

const differingKeys = (saved: Plain, typed: Plain): Plain =>
  Object.fromEntries(Object.entries(typed).filter(([key, value]) => !isSame(saved[key], value)));
