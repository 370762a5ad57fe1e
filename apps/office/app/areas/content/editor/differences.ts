import { type Blok, bloksOf, fieldOfKey } from "./blok.ts";
import { readable } from "./readable.ts";

/** One difference between two versions of a story. */
export interface Difference {
  kind: "changed" | "added" | "removed" | "moved";
  /** The component of the block that contains it. */
  component: string;
  /** Null if the whole block was added, removed or moved. */
  field: string | null;
  /** Null for the default language, and for values that aren't translated. */
  language: string | null;
  before: string;
  after: string;
}

interface Placed {
  blok: Blok;
  /** The block that contains the list. */
  parent: string;
  /** Its index in that list. */
  at: number;
}

const isPlain = (key: string): boolean => key !== "component" && !key.startsWith("_");
const hasBloks = (value: unknown): boolean => bloksOf(value).length > 0;

/** Returns the differences from one version to the other: fields by their blocks, and blocks that were added, removed or moved. */
export function differencesOf(before: Blok, after: Blok): Difference[] {
  const [old, now] = [placedOf(before), placedOf(after)];
  const found = fieldDifferences(before, after);
  for (const [uid, { blok, parent }] of now) {
    const was = old.get(uid);
    if (!was) found.push(whole("added", blok, "", summaryOf(blok)));
    else {
      found.push(...fieldDifferences(was.blok, blok));
      if (was.parent !== parent || rankOf(was, old, now) !== rankOf({ blok, parent, at: now.get(uid)?.at ?? 0 }, now, old))
        found.push(whole("moved", blok, String(was.at + 1), String((now.get(uid)?.at ?? 0) + 1)));
    }
  }
  for (const [uid, { blok }] of old) if (!now.has(uid)) found.push(whole("removed", blok, summaryOf(blok), ""));
  return found;
}

const whole = (kind: Difference["kind"], { component }: Blok, before: string, after: string): Difference => ({
  ...{ kind, component, before, after },
  ...{ field: null, language: null },
});

/** Counts the preceding blocks that both versions have in the same list, so that a new block doesn't make later blocks count as moved. */
const rankOf = ({ parent, at }: Placed, own: Map<string, Placed>, other: Map<string, Placed>): number =>
  [...own].filter(([uid, one]) => one.parent === parent && one.at < at && other.get(uid)?.parent === parent).length;

function fieldDifferences(before: Blok, after: Blok): Difference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isPlain);
  return keys.flatMap((key): Difference[] => {
    const [was, is] = [before[key], after[key]];
    if (hasBloks(was) || hasBloks(is) || same(was, is)) return [];
    const { name, language } = fieldOfKey(key);
    return [{ kind: "changed", component: after.component, field: name, language, before: readable(was), after: readable(is) }];
  });
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
const same = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Returns the same value with sorted keys, because a database doesn't preserve their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

/** Returns every block inside a story by its id. */
function placedOf(content: Blok): Map<string, Placed> {
  const all = new Map<string, Placed>();
  const walk = (blok: Blok, own: string) => {
    for (const [key, value] of Object.entries(blok)) {
      for (const [at, inner] of bloksOf(value).entries()) {
        const uid = inner._uid ?? `${own}.${key}.${at}`;
        all.set(uid, { blok: inner, parent: `${own}.${key}`, at });
        walk(inner, uid);
      }
    }
  };
  walk(content, "");
  return all;
}

const SHORT = 80;

/** Returns the first text of a block, by which a user recognizes it. */
export function summaryOf(blok: Blok): string {
  for (const [key, value] of Object.entries(blok)) {
    if (!isPlain(key) || hasBloks(value) || typeof value === "boolean") continue;
    const words = readable(value);
    if (words) return words.length > SHORT ? `${words.slice(0, SHORT).trimEnd()}…` : words;
  }
  return "";
}
