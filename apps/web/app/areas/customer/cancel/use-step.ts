import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Shows what a plain form on its own page leads to: the first field with a mistake, or the top of the next step. */
export function useStep(): void {
  const { search } = useLocation();
  const before = useRef(search);
  useEffect(() => {
    if (before.current === search) return;
    before.current = search;
    const wrong = document.querySelector<HTMLElement>("#main [aria-invalid=true]");
    if (wrong) wrong.focus();
    else window.scrollTo({ top: 0, behavior: "instant" });
  }, [search]);
}
