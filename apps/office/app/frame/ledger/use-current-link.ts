import { type RefObject, useEffect, useRef } from "react";

/** Pixels of the link before the current one that stay in view, so that readers see there is one. */
const PART_BEFORE = 72;

/** Returns a ref for a line of links, which scrolls on a phone: the current link is in view. @param current changes with the link */
export function useCurrentLink<Line extends HTMLElement>(current: string): RefObject<Line | null> {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another link
  useEffect(() => {
    const link = line.current?.querySelector<HTMLElement>("[aria-current]")?.getBoundingClientRect();
    const box = line.current?.getBoundingClientRect();
    if (!link || !box || !line.current) return;
    if (link.right > box.right || link.left < box.left) line.current.scrollLeft += link.left - box.left - PART_BEFORE;
  }, [current]);
  return line;
}
