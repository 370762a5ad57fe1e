import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Moves the focus to the heading of a page that was just opened, so that a screen reader reads it. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);
}
