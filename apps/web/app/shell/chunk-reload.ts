const KEY = "azulejo:reload";
const HOLD_MS = 10_000;

/** True when this path was not reloaded within the last 10 s; remembers that it now is. */
export function mayReload(storage: Pick<Storage, "getItem" | "setItem">, path: string, now: number): boolean {
  const kept = JSON.parse(storage.getItem(KEY) ?? "null") as { path: string; expires: number } | null;
  if (kept && kept.path === path && kept.expires > now) return false;
  storage.setItem(KEY, JSON.stringify({ path, expires: now + HOLD_MS }));
  return true;
}

/**
 * A missing chunk (the shop was updated) loads the page anew, once per path in 10 s.
 * When that does not help, the router is not let to reload in a loop: the error page shows.
 */
export function guardChunkReloads(): void {
  window.addEventListener("vite:preloadError", (event) => {
    event.preventDefault();
    if (mayReload(sessionStorage, location.pathname, Date.now())) location.reload();
    else throw (event as Event & { payload: Error }).payload;
  });
}
