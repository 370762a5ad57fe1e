import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

const WAIT_MS = 100;
const positions = new Map<string, number>();

const smooth = (): ScrollBehavior => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

/**
 * A new page scrolls to its top, or to the hash, after 100 ms; back and forward restore;
 * a change of facets, sort or page of the same path does not move.
 */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const action = useNavigationType();
  const last = useRef<{ pathname: string; hash: string } | null>(null);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const leave = () => {
      history.scrollRestoration = "auto";
    };
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

  useEffect(() => {
    const keep = () => positions.set(key, scrollY);
    window.addEventListener("scroll", keep, { passive: true });
    return () => window.removeEventListener("scroll", keep);
  }, [key]);

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, hash };
    if (!before) return;
    const saved = positions.get(key);
    if (action === "POP" && saved !== undefined) return window.scrollTo({ top: saved, behavior: "instant" });
    if (before.pathname === pathname && before.hash === hash) return;
    const timer = setTimeout(() => {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
      if (target) target.scrollIntoView({ behavior: smooth() });
      else window.scrollTo({ top: 0, behavior: smooth() });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [key, pathname, hash, action]);
}
