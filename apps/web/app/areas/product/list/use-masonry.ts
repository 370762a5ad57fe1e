import { type RefObject, useEffect } from "react";

/** The specification's delay before a tiled list is laid out again after a resize. */
const RESIZE_WAIT_MS = 100;

/** Debounces work: `later` runs it once it has not been called for the delay. */
export function onceSettled(work: () => void): { later(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const later = () => {
    stop();
    timer = setTimeout(work, RESIZE_WAIT_MS);
  };
  return { later, stop };
}

/** Lays out a grid's children as masonry: each spans as many 1 px rows as it is high. Without scripts it stays a grid. */
export function useMasonry(list: RefObject<HTMLElement | null>, active: boolean, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is a reason to lay again
  useEffect(() => {
    const grid = list.current;
    if (!grid || !active) return;
    lay(grid);
    const { later, stop } = onceSettled(() => lay(grid));
    const grown = new ResizeObserver(later);
    for (const child of grid.children) if (child.firstElementChild) grown.observe(child.firstElementChild);
    window.addEventListener("resize", later);
    return () => {
      stop();
      grown.disconnect();
      window.removeEventListener("resize", later);
      unlay(grid);
    };
  }, [list, active, content]);
}

function lay(grid: HTMLElement): void {
  const children = [...grid.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  unlay(grid);
  // Reads all heights before writing any, so that the browser lays out once.
  grid.classList.add("laid");
  const heights = children.map((child) => child.getBoundingClientRect().height);
  children.forEach((child, index) => {
    child.style.gridRowEnd = `span ${Math.ceil(heights[index] ?? 0)}`;
  });
}

function unlay(grid: HTMLElement): void {
  grid.classList.remove("laid");
  for (const child of grid.children) if (child instanceof HTMLElement) child.style.gridRowEnd = "";
}
