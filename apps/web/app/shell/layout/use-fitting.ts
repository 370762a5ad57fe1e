// @bundle later
import { type RefObject, useEffect, useState } from "react";

/** Space that "More" needs beside the links, in pixels. */
const MORE = 72;

/**
 * Returns how many links of a bar fit on its line beside those that always stay.
 * @param bar its children are the links, in order; they are measured once all of them have been rendered
 * @param stays whether the link at an index is never moved to "More"
 */
export function useFitting(bar: RefObject<HTMLElement | null>, count: number, stays: (index: number) => boolean): number {
  const [fitting, setFitting] = useState(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `stays` follows from the links, whose number is a dependency
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    let widths: number[] = [];
    const fit = () => {
      if (element.clientWidth === 0) return;
      if (widths.length === 0) widths = [...element.children].map((one) => one.getBoundingClientRect().width);
      const { columnGap, paddingLeft, paddingRight } = getComputedStyle(element);
      const gap = Number.parseFloat(columnGap) || 0;
      const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      setFitting(fitLinks(widths, gap, room, stays));
    };
    const observer = new ResizeObserver(fit);
    void document.fonts.ready.then(() => observer.observe(element));
    return () => observer.disconnect();
  }, [bar, count]);
  return fitting;
}

/** Returns how many links, starting with the first, fit in a width, together with "More" and the links that stay. */
export function fitLinks(widths: readonly number[], gap: number, room: number, stays: (index: number) => boolean): number {
  const all = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (all <= room) return widths.length;
  let left = room - MORE - widths.reduce((sum, width, index) => sum + (stays(index) ? width + gap : 0), 0);
  const over = widths.findIndex((width, index) => {
    if (!stays(index)) left -= width + gap;
    return left < -gap;
  });
  return over < 0 ? widths.length : over;
}
