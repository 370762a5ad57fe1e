import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

const WAIT_MS = 100;

/** Does it after the wait, unless the returned function is called before. */
export function afterWait(work: () => void): () => void {
  const timer = setTimeout(work, WAIT_MS);
  return () => clearTimeout(timer);
}

/** A new page scrolls to its top or its hash after 100 ms; going back restores; filters and paging in place stay. */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  const places = useRef(new Map<string, number>());
  const current = useRef(key);
  useEffect(() => {
    const keep = () => places.current.set(current.current, window.scrollY);
    window.addEventListener("scroll", keep, { passive: true });
    return () => window.removeEventListener("scroll", keep);
  }, []);
  useEffect(() => {
    const samePage = before.current === pathname;
    before.current = pathname;
    current.current = key;
    if (samePage && !hash) return;
    return afterWait(() => {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
      if (type === "POP" && !hash) window.scrollTo({ top: places.current.get(key) ?? 0, behavior: "instant" });
      else if (target) target.scrollIntoView();
      else window.scrollTo({ top: 0 });
    });
  }, [pathname, hash, key, type]);
}
