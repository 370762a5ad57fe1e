import { addressKey, barePath as bare, parametersOf } from "../../domain/bare-path.ts";

/**
 * Maps a path (`/old/page`), a path with parameters (`/old.php?id=5`) or everything below a path (`/old/*`) to a path or URL. A status
 * may precede the target.
 */
export interface RedirectEntry {
  name: string;
  value: string;
}

export interface Redirect {
  to: string;
  external: boolean;
  status: 301 | 302 | 307 | 308;
  /** Whether query parameters selected this redirect. They aren't added to the target then. */
  usesQuery: boolean;
}

const statuses = [301, 302, 307, 308] as const;
/** A longer chain is treated as a loop. */
const LONGEST_CHAIN = 10;

/** The result of following redirects. */
export interface Trace {
  steps: { from: string; to: string }[];
  /** Null when nothing matches, the chain is a loop, or a target is not an allowed address. */
  result: Redirect | null;
  isLoop: boolean;
}

/** Returns the final target of a path; null if there is no redirect. */
export const findRedirect = (path: string, entries: RedirectEntry[]): Redirect | null => traceRedirect(path, entries).result;

/** Follows an address: an entry with parameters first, then an exact path, then the longest prefix; chains to their end. */
export function traceRedirect(path: string, entries: RedirectEntry[]): Trace {
  const table = tableOf(entries);
  const seen = new Set<string>();
  const steps: Trace["steps"] = [];
  let at = addressKey(path);
  let found: Redirect | null = null;
  while (!seen.has(at) && seen.size < LONGEST_CHAIN) {
    seen.add(at);
    const next = step(at, table);
    if (!next)
      return { steps, isLoop: false, result: found && addressKey(found.to) === addressKey(path) && !found.external ? null : found };
    steps.push({ from: at, to: next.to });
    found = found ? { ...next, status: found.status, usesQuery: found.usesQuery || next.usesQuery } : next;
    if (next.external) return { steps, result: found, isLoop: false };
    at = addressKey(next.to);
  }
  return { steps, result: null, isLoop: true };
}

/** Whether two paths of redirects mean the same. */
export const isSamePath = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

const keyOf = (name: string): string => (name.endsWith("/*") ? `${bare(name.slice(0, -2))}/*` : addressKey(name));

/** Returns the names of query parameters that select redirects. */
export const redirectParameters = (entries: RedirectEntry[]): string[] => parametersOf(entries.map(({ name }) => name));

export const isHome = (name: string): boolean => ["/", "//*"].includes(keyOf(name));

export type RedirectFault = "path" | "target" | "loop";

/** Returns the fault of a new or changed redirect; null without one. @param others without the one that it replaces */
export function redirectFault({ name, value }: RedirectEntry, others: RedirectEntry[]): RedirectFault | null {
  if (!/^\/(?!\/)[^\s?#\\]*(?:\?[^\s?#\\]+(?<!\/\*))?$/.test(name)) return "path";
  const target = targetOf(value, "");
  if (!target || (value.endsWith("/*") && !name.endsWith("/*"))) return "target";
  return traceRedirect(name.replace(/\*$/, "-"), [...others, { name, value }]).isLoop ? "loop" : null;
}

/** Caches the table, because every page looks its path up and the entries rarely change. */
const tables = new WeakMap<RedirectEntry[], Table>();

interface Table {
  byKey: Map<string, RedirectEntry>;
  /** Entries with parameters by path, those with the most parameters first. */
  withQuery: Map<string, { pairs: [string, string][]; entry: RedirectEntry }[]>;
}

function tableOf(entries: RedirectEntry[]): Table {
  const known = tables.get(entries);
  if (known) return known;
  const queried = entries.flatMap((entry) => {
    const [path = "", query = ""] = keyOf(entry.name).split("?");
    return query ? [{ path, pairs: [...new URLSearchParams(query)], entry }] : [];
  });
  const table = {
    byKey: new Map(entries.map((entry) => [keyOf(entry.name), entry])),
    withQuery: Map.groupBy(
      queried.sort((a, b) => b.pairs.length - a.pairs.length),
      ({ path }) => path,
    ),
  };
  tables.set(entries, table);
  return table;
}

function step(address: string, { byKey: table, withQuery }: Table): Redirect | null {
  const [path = "", search = ""] = address.split("?");
  const query = new URLSearchParams(search);
  const chosen = search && withQuery.get(path)?.find(({ pairs }) => pairs.every(([name, value]) => query.getAll(name).includes(value)));
  if (chosen) return targetOf(chosen.entry.value, "", true);
  const exact = table.get(path);
  if (exact) return targetOf(exact.value, "");
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    const prefix = table.get(`${path.slice(0, end)}/*`);
    if (prefix && path !== path.slice(0, end)) return targetOf(prefix.value, path.slice(end + 1));
    if (end <= 1) break;
  }
  return null;
}

/** Appends the path behind the prefix to the target's path only, so that it can't change the host. */
function targetOf(value: string, rest: string, usesQuery = false): Redirect | null {
  const [, code, written = ""] = /^(?:(\d{3})\s+)?(\S+)$/.exec(value.trim()) ?? [];
  const status = statuses.find((one) => String(one) === code) ?? (code ? null : 301);
  if (status === null) return null;
  const target = written.endsWith("/*") ? `${written.slice(0, -2)}/${rest.replace(/^\/+/, "")}` : written;
  if (/^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]|$)/i.test(target)) return { to: target, external: true, status, usesQuery };
  if (!target.startsWith("/") || target.startsWith("//") || target.includes("\\")) return null;
  return { to: target, external: false, status, usesQuery };
}
