import type { ShopSettings } from "./shop-settings.ts";

/** Keys of `storefront` whose sub-keys are merged; values of other keys are replaced. */
const mergedKeys: readonly string[] = ["delivery", "mail", "features", "limits"];

type Plain = Record<string, unknown>;

/**
 * Merges a file into the shop's settings. Sections and keys of `storefront` missing in the file stay as they are.
 * @param given the file as written, without defaults
 */
export function mergeSettings(current: ShopSettings, given: Plain): Plain {
  const { storefront: givenStorefront = {}, terms: givenTerms = [], ...sections } = given as { storefront?: Plain; terms?: Term[] };
  const storefront: Plain = { ...current.storefront };
  for (const [key, value] of Object.entries(givenStorefront))
    storefront[key] = mergedKeys.includes(key) && isPlain(value) ? { ...(storefront[key] as Plain), ...value } : value;
  return { ...current, ...sections, storefront, terms: mergeTerms(current.terms, givenTerms) };
}

type Term = ShopSettings["terms"][number];

function mergeTerms(current: Term[], given: Term[]): Term[] {
  const isSame = (a: Term, b: Term): boolean => a.kind === b.kind && a.value === b.value;
  const changed = current.map((term) => given.findLast((one) => isSame(one, term)) ?? term);
  return [...changed, ...given.filter((one) => !current.some((term) => isSame(one, term)))];
}

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null && !Array.isArray(value);

/** The columns that identify a row of each list. */
const identities: Record<string, (row: Plain) => string> = {
  stores: (row) => String(row.code),
  taxRates: (row) => [row.country, row.state, row.postalPrefix, row.name, row.from].filter(Boolean).join(" "),
  deliveryZones: (row) => [row.country, row.postalPrefix, row.from].filter(Boolean).join(" "),
  deliveryRates: (row) => [row.service, `zone ${row.zone}`, row.from].join(" "),
  deliveryCharges: (row) => [row.kind, row.service, row.from].join(" "),
  promotions: (row) => String(row.code),
  terms: (row) => `${row.kind} ${row.value}`,
};

/** Returns the identity of a row of a list. */
export const identityOf = (section: keyof typeof identities, row: object): string => identities[section]?.(row as Plain) ?? "";

/** Returns the identities that occur more than once in a list of the settings. */
export function repeatedRows(settings: ShopSettings, section: keyof typeof identities): string[] {
  const identity = identities[section];
  const rows = (settings as unknown as Record<string, Plain[]>)[section] ?? [];
  const names = rows.map((row) => identity?.(row) ?? "");
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** The parts that can be changed independently: each key of `storefront`, and each other section. */
export const partsOf = ({ storefront, version: _version, ...sections }: Plain): string[] => [
  ...Object.keys((storefront as Plain | undefined) ?? {}).map((key) => `storefront.${key}`),
  ...Object.keys(sections),
];

export function partOf(settings: ShopSettings, part: string): unknown {
  const [section = "", key] = part.split(".");
  const value = (settings as unknown as Plain)[section];
  return key === undefined ? value : (value as Plain | undefined)?.[key];
}

/** A changed value. `before` is missing for an added one, `after` for a removed one. */
export interface SettingsDifference {
  path: string;
  before?: unknown;
  after?: unknown;
}

/** Returns the changes from one state of the settings to another, by path. */
export function differencesOf(before: ShopSettings, after: ShopSettings): SettingsDifference[] {
  const [old, fresh] = [flatten(before), flatten(after)];
  const paths = [...new Set([...old.keys(), ...fresh.keys()])];
  return paths.flatMap((path) => {
    const [was, is] = [old.get(path), fresh.get(path)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [{ path, ...(old.has(path) && { before: was }), ...(fresh.has(path) && { after: is }) }];
  });
}

/** Compared by the fields of its rows; the rows' order is a value of its own. */
const FACTS = "storefront.facts";
const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Returns all values by path. List rows are single values, except stores, of which each field is one. */
function flatten(settings: ShopSettings): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const add = (path: string, value: unknown): void => {
    if (path === FACTS) {
      const rows = value as Plain[];
      values.set(
        path,
        rows.map((row) => row.code),
      );
      for (const row of rows) for (const [key, one] of Object.entries(row)) if (!isEmpty(one)) add(`${path}[${row.code}].${key}`, one);
    } else if (isPlain(value) && Object.keys(value).length > 0) for (const [key, one] of Object.entries(value)) add(`${path}.${key}`, one);
    else values.set(path, value);
  };
  for (const [section, value] of Object.entries(settings)) {
    const identity = identities[section];
    if (!identity) add(section, value);
    else if (section === "stores") for (const row of value as Plain[]) add(`${section}[${identity(row)}]`, row);
    else for (const row of value as Plain[]) values.set(`${section}[${identity(row)}]`, row);
  }
  return values;
}
