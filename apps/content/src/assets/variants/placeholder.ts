import type { Size } from "./area.ts";

/** Seconds after which a program that reads pictures may ask again. */
const RETRY_SECONDS = 2;

/**
 * The placeholder's sides are so much smaller than the picture's that a page recognizes it and asks again, also where it shows a picture
 * six times smaller than it is. A much smaller one would have no size at all where a page offers a picture for denser screens.
 */
const SCALE = 48;

/**
 * Returns a picture with the proportions of a cut or laid picture that isn't ready: the page's mean color shows through it where it is
 * clear, and the next request gets the true picture.
 * @param across the width of what is drawn, in the drawing's units
 * @param drawing SVG; nothing for an empty picture
 */
export const placeholderOf = ({ width, height }: Size, across = width, drawing = ""): Response =>
  new Response(svgOf({ width: width / SCALE, height: height / SCALE }, across, drawing), {
    headers: { "content-type": "image/svg+xml", "cache-control": "no-store", "retry-after": String(RETRY_SECONDS) },
  });

export const svgOf = ({ width, height }: Size, across: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${across} ${(across * height) / width}">${drawing}</svg>`;
