import { useEffect, useState } from "react";
import { matchRoutes, type RouteObject, useNavigation } from "react-router";

const KEY = "azulejo:reload";
const GUARD_MS = 10_000;

/** The path that was reloaded because of a missing file, and the time until which it isn't reloaded again. */
interface Reloaded {
  path: string;
  expires: number;
}

/** Returns whether the path may be reloaded: once in ten seconds. */
export function mayReload(path: string): boolean {
  const last = read();
  if (last && last.path === path && last.expires > Date.now()) return false;
  sessionStorage.setItem(KEY, JSON.stringify({ path, expires: Date.now() + GUARD_MS }));
  return true;
}

function read(): Reloaded | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

let reloads = false;
let holdsReloads = false;

/** Reloads the page if a lazily loaded file was removed by a new build. Not without a connection, because the page would be lost. */
export function guardChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (navigator.onLine === false || !mayReload(location.pathname + location.search)) return;
    event.preventDefault();
    reloadPage();
  });
  if (import.meta.env.PROD && !location.search.includes("_storyblok")) holdReloads();
}

/** Reloads the page. Only this function and the reader may do that. */
export function reloadPage(): void {
  reloads = true;
  location.reload();
}

/** Where supported, prevents the router from reloading the page being left; the reader can still reload. */
function holdReloads(): void {
  const { navigation } = window as { navigation?: EventTarget };
  holdsReloads = navigation !== undefined;
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as Event & { navigationType?: string; userInitiated?: boolean };
    if (navigationType === "reload" && !userInitiated && !reloads) event.preventDefault();
  });
}

/**
 * Loads a page whose file is missing as a new document, at most once in ten seconds; after that, shows the error. The router alone would
 * reload the page being left again and again.
 */
export function useMissingPage(): void {
  const { state, location: target } = useNavigation();
  const [missing, setMissing] = useState<Error | null>(null);
  const path = state === "loading" && target ? target.pathname + target.search : null;
  useEffect(() => {
    if (path === null) return;
    let left = false;
    Promise.all(filesOf(path).map((file) => import(/* @vite-ignore */ file))).catch((error: Error) => {
      if (left) return;
      // Runs after the router has handled the same failure.
      setTimeout(() => {
        if (mayReload(path)) return window.location.assign(path);
        // Also stops files that load in the background, whose failure would reload the page being left.
        if (!holdsReloads) window.stop();
        setMissing(error);
      });
    });
    return () => {
      left = true;
    };
  }, [path]);
  if (missing) throw missing;
}

interface Manifest {
  routes: Record<string, { id: string; path?: string; module: string }>;
}

/** Returns the files for the pages of an address, from the build's manifest. */
function filesOf(path: string): string[] {
  const { routes } = (window.__reactRouterManifest ?? { routes: {} }) as unknown as Manifest;
  const pages = Object.values(routes).filter((route) => route.id !== "root");
  const known: RouteObject[] = pages.map(({ id, path: pattern }) => ({ id, ...(pattern && { path: pattern }) }));
  const found = matchRoutes(known, path.split("?")[0] ?? path) ?? [];
  return found.flatMap(({ route }) => routes[route.id ?? ""]?.module ?? []);
}
