import type { Size } from "./area.ts";

/** Seconds after which a program that reads pictures may ask again. */
const RETRY_SECONDS = 2;

/**
 * The placeholder's sides are so much smaller than the picture's that a page recognizes it and asks again, also where it shows a picture
 * six times smaller than it is. A much smaller one would have no size at all where a page offers a picture for denser screens.
 */
const SCALE = 48;

/**
 * Returns an empty picture with the proportions of a cut or laid picture that isn't ready: the page's mean color shows through it, and
 * the next request gets the true picture.
 */
export const placeholderOf = ({ width, height }: Size): Response =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg" width="${width / SCALE}" height="${height / SCALE}"/>`, {
    headers: { "content-type": "image/svg+xml", "cache-control": "no-store", "retry-after": String(RETRY_SECONDS) },
  });
