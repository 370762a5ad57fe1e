import type { Size } from "./area.ts";

/** Seconds after which a program that reads pictures may repeat the request. */
const RETRY_SECONDS = 2;

/**
 * How much smaller a placeholder is than the picture, so that a page recognizes it and requests the picture again, even if it displays the
 * picture at a sixth of its size. An even smaller one would have no size where a page offers pictures for high-density screens.
 */
const SCALE = 48;

/**
 * Returns a placeholder with the proportions of a picture that isn't ready. The page's mean color shows through its transparent parts, and
 * a later request returns the picture.
 * @param across width of the drawing in its own units
 * @param drawing SVG; empty for an empty picture
 */
export const placeholderOf = ({ width, height }: Size, across = width, drawing = ""): Response =>
  new Response(svgOf({ width: width / SCALE, height: height / SCALE }, across, drawing), {
    headers: { "content-type": "image/svg+xml", "cache-control": "no-store", "retry-after": String(RETRY_SECONDS) },
  });

export const svgOf = ({ width, height }: Size, across: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${across} ${(across * height) / width}">${drawing}</svg>`;
