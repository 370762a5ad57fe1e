import { barePath as bare } from "../../domain/bare-path.ts";

/** Maps a path (`/old/page`) or everything below one (`/old/*`) to a path or URL. A status may precede the target. */
export interface RedirectEntry {
  name: string;
  value: string;
}

export interface Redirect {
  to: string;
  external: boolean;
  status: 301 | 302 | 307 | 308;
}

const statuses = [301, 302, 307, 308] as const;
/** A longer chain is treated as a loop. */
const LONGEST_CHAIN = 10;

/** How redirects lead a path on. */
export interface Trace {
  steps: { from: string; to: string }[];
  /** Null when nothing matches, the chain is a loop, or a target is not an allowed address. */
  result: Redirect | null;
  isLoop: boolean;
}

/** Returns the final target of a path; null when it stays where it is. */
export const findRedirect = (path: string, entries: RedirectEntry[]): Redirect | null => traceRedirect(path, entries).result;

/** Follows a path: an exact entry before a prefix, the longest prefix first, chains to their end. */
export function traceRedirect(path: string, entries: RedirectEntry[]): Trace {
  const table = tableOf(entries);
  const seen = new Set<string>();
  const steps: Trace["steps"] = [];
  let at = bare(path);
  let found: Redirect | null = null;
  while (!seen.has(at) && seen.size < LONGEST_CHAIN) {
    seen.add(at);
    const next = step(at, table);
    if (!next) return { steps, isLoop: false, result: found && bare(found.to) === bare(path) && !found.external ? null : found };
    steps.push({ from: at, to: next.to });
    found = { ...next, status: found ? found.status : next.status };
    if (next.external) return { steps, result: found, isLoop: false };
    at = bare(next.to);
  }
  return { steps, result: null, isLoop: true };
}

/** Whether two paths of redirects mean the same. */
export const isSamePath = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

const keyOf = (name: string): string => (name.endsWith("/*") ? `${bare(name.slice(0, -2))}/*` : bare(name));

export type RedirectFault = "path" | "target" | "loop";

/** Returns what is wrong with a redirect that is to join others. @param others without the one that it replaces */
export function redirectFault({ name, value }: RedirectEntry, others: RedirectEntry[]): RedirectFault | null {
  if (!/^\/(?!\/)[^\s?#\\]*$/.test(name)) return "path";
  const target = targetOf(value, "");
  if (!target || (value.endsWith("/*") && !name.endsWith("/*"))) return "target";
  return traceRedirect(name.replace(/\*$/, "-"), [...others, { name, value }]).isLoop ? "loop" : null;
}

/** Caches the table, because every page looks its path up and the entries rarely change. */
const tables = new WeakMap<RedirectEntry[], Map<string, RedirectEntry>>();

function tableOf(entries: RedirectEntry[]): Map<string, RedirectEntry> {
  const known = tables.get(entries);
  if (known) return known;
  const table = new Map(entries.map((entry) => [keyOf(entry.name), entry]));
  tables.set(entries, table);
  return table;
}

function step(path: string, table: Map<string, RedirectEntry>): Redirect | null {
  const exact = table.get(path);
  if (exact) return targetOf(exact.value, "");
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    const prefix = table.get(`${path.slice(0, end)}/*`);
    if (prefix && path !== path.slice(0, end)) return targetOf(prefix.value, path.slice(end + 1));
    if (end <= 1) break;
  }
  return null;
}

/** The rest of a path is only appended to the target's path, so it can never change the host. */
function targetOf(value: string, rest: string): Redirect | null {
  const [, code, written = ""] = /^(?:(\d{3})\s+)?(\S+)$/.exec(value.trim()) ?? [];
  const status = statuses.find((one) => String(one) === code) ?? (code ? null : 301);
  if (status === null) return null;
  const target = written.endsWith("/*") ? `${written.slice(0, -2)}/${rest.replace(/^\/+/, "")}` : written;
  if (/^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]|$)/i.test(target)) return { to: target, external: true, status };
  if (!target.startsWith("/") || target.startsWith("//") || target.includes("\\")) return null;
  return { to: target, external: false, status };
}
