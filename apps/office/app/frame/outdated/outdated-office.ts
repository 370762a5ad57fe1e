import { readTyped, storeTyped, type TypedEntry, takeTyped } from "@azulejo/ui/typed-entries.ts";

const GUARD_KEY = "azulejo:reload";
const GUARD_MS = 10_000;
const SETTLE_MS = 300;
const OWN_FILE = /src="(\/office\/assets\/[^"]+)"/;

/** Controls in which something was typed or chosen since the page loaded. */
const touched = new WeakSet<EventTarget>();
let isReloading = false;

/** Whether the page is about to load again. */
export const isLeaving = (): boolean => isReloading;

/** Notes what is typed, and loads the office again if a file of its build is gone; at most once in ten seconds for an address. */
export function guardBuild(): void {
  const note = ({ target }: Event) => target && touched.add(target);
  document.addEventListener("input", note, { capture: true });
  document.addEventListener("change", note, { capture: true });
  window.addEventListener("vite:preloadError", () => {
    if (isReloading || navigator.onLine === false) return;
    const from = location.pathname;
    // Read now, because the page with the missing part is replaced.
    const entries = typedHere();
    isReloading = true;
    // A page that is being opened has its address by then.
    setTimeout(() => {
      isReloading = false;
      if (mayReload()) load(location.pathname === from ? entries : []);
    }, SETTLE_MS);
  });
}

/** Returns whether the server has another build of the office than this page. */
export async function isOutdated(): Promise<boolean> {
  const answer = await fetch("/office/", { cache: "no-store" }).catch(() => null);
  const latest = answer?.ok ? OWN_FILE.exec(await answer.text())?.[1] : undefined;
  return latest !== undefined && document.querySelector(`script[src="${latest}"]`) === null;
}

/** Loads the page again and keeps what was typed. */
export const loadAgain = (): void => load(typedHere());

/** Returns what was typed before the page was loaded again, once; null after any other load. */
export const typedBefore = (): TypedEntry[] | null => takeTyped(location.pathname);

const typedHere = (): TypedEntry[] => readTyped(document, (control) => touched.has(control));

function load(entries: readonly TypedEntry[]): void {
  if (entries.length > 0) storeTyped(location.pathname, entries);
  isReloading = true;
  location.reload();
}

function mayReload(): boolean {
  const path = location.pathname + location.search;
  const [last, until] = (sessionStorage.getItem(GUARD_KEY) ?? "").split(" ");
  if (last === path && Number(until) > Date.now()) return false;
  sessionStorage.setItem(GUARD_KEY, `${path} ${Date.now() + GUARD_MS}`);
  return true;
}
