import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** The specification's hour: how often an open page asks whether the shop has been built anew. */
const HOUR_MS = 3_600_000;

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/** After a new build the next navigation loads a whole document, so that old and new files never meet in one page. */
export function useBuildWatch(): void {
  const stale = useRef(false);
  const { state, location } = useNavigation();
  useEffect(() => {
    const timer = setInterval(async () => {
      const answer = await fetch(`/build.json?${Date.now()}`).catch(() => null);
      const latest = answer?.ok ? ((await answer.json()) as { version?: string }).version : undefined;
      stale.current ||= latest !== undefined && latest !== window.__reactRouterManifest?.version;
    }, HOUR_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (stale.current && state === "loading" && location) window.location.assign(location.pathname + location.search + location.hash);
  }, [state, location]);
}
