import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** How often an open page checks for a new build, as the specification requires. */
const HOUR_MS = 3_600_000;

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/** Calls back every hour with the version of the shop that the server has, until the returned function is called. */
export function watchVersion(tell: (latest: string) => void): () => void {
  const timer = setInterval(async () => {
    const answer = await fetch(`/build.json?${Date.now()}`).catch(() => null);
    const { version } = answer?.ok ? ((await answer.json()) as { version?: string }) : {};
    if (version !== undefined) tell(version);
  }, HOUR_MS);
  return () => clearInterval(timer);
}

/** After a new build, the next navigation loads a whole document, so that a page never mixes old and new files. */
export function useBuildWatch(): void {
  const stale = useRef(false);
  const { state, location } = useNavigation();
  useEffect(() => {
    const own = window.__reactRouterManifest?.version;
    return watchVersion((latest) => {
      stale.current ||= latest !== own;
    });
  }, []);
  useEffect(() => {
    if (stale.current && state === "loading" && location) window.location.assign(location.pathname + location.search + location.hash);
  }, [state, location]);
}
