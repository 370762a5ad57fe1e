import { useEffect, useState } from "react";
import { matchRoutes, type RouteObject, useNavigation } from "react-router";

const KEY = "azulejo:reload";
const GUARD_MS = 10_000;

/** Where a page was loaded anew because a file was missing, and until when that is not done again. */
interface Reloaded {
  path: string;
  expires: number;
}

/** Whether the path may be loaded anew: once in ten seconds. */
function mayReload(path: string): boolean {
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

/** A file that a page loads later and that a new build has removed: the page is loaded anew. */
export function guardChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!mayReload(location.pathname + location.search)) return;
    event.preventDefault();
    reloads = true;
    location.reload();
  });
  if (import.meta.env.PROD && !location.search.includes("_storyblok")) holdReloads();
}

/** Where the browser can, the router's reload of the page that one is leaving does not even begin; a reader's own does. */
function holdReloads(): void {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener("navigate", (event) => {
    const { navigationType, userInitiated } = event as Event & { navigationType?: string; userInitiated?: boolean };
    if (navigationType === "reload" && !userInitiated && !reloads) event.preventDefault();
  });
}

/**
 * A page whose own file is missing is loaded from the server, at most once in ten seconds; after that the error is shown.
 * The router itself would load the page that one is leaving, again and again.
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
      // After the router's own answer to the same failure, which has been given by then.
      setTimeout(() => {
        if (mayReload(path)) return window.location.assign(path);
        window.stop();
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

/** The files of the pages that an address leads to, as the build lists them. */
function filesOf(path: string): string[] {
  const { routes } = (window.__reactRouterManifest ?? { routes: {} }) as unknown as Manifest;
  const pages = Object.values(routes).filter((route) => route.id !== "root");
  const known: RouteObject[] = pages.map(({ id, path: pattern }) => ({ id, ...(pattern && { path: pattern }) }));
  const found = matchRoutes(known, path.split("?")[0] ?? path) ?? [];
  return found.flatMap(({ route }) => routes[route.id ?? ""]?.module ?? []);
}
