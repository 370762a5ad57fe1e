import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Does for a page inside the router what the browser does for a new document: focus moves to the content, and screen readers announce the
 * title. If the focus is already inside the content, it stays, as after choosing another color. On a page with a task, focus starts at the
 * element with `data-arrival`; if its value is `scroll`, the page also scrolls to it.
 */
export function PageArrival() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    const main = document.getElementById("main");
    const start = main?.querySelector<HTMLElement>("[data-arrival]");
    if (start) start.focus({ preventScroll: start.dataset.arrival !== "scroll" });
    else if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
