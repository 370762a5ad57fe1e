import type { EntryContext } from "react-router";

type Lean = Pick<EntryContext, "manifest" | "routeModules">;

const leanOf = new Map<string, Lean>();

/**
 * Returns a render's context with the routes of its page alone. The router makes a route of each in the table for every render, and a
 * page needs only its own; the browser gets the whole table from its manifest.
 */
export function leanContext(entry: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const key = `${entry.manifest.version} ${ids.join(" ")}`;
  const known = leanOf.get(key);
  if (known) return { ...entry, ...known };
  const own = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  const lean = { manifest: { ...entry.manifest, routes: own(entry.manifest.routes) }, routeModules: own(entry.routeModules) };
  if (!import.meta.env.DEV) leanOf.set(key, lean);
  return { ...entry, ...lean };
}
