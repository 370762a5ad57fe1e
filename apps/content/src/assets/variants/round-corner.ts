import type { OverlayOptions } from "sharp";
import type { Size } from "./area.ts";
import type { ImageRequest } from "./image-request.ts";

/** Returns the overlay that rounds a picture's corners: a mask if they are transparent, else the color around them. */
export function cornerPicture({ width, height }: Size, { x, y, color }: NonNullable<ImageRequest["corner"]>): OverlayOptions {
  const rx = Math.min(x, width / 2);
  const ry = Math.min(y, height / 2);
  const svg = (inside: string): Buffer =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);
  if (color.alpha === 0) {
    return { input: svg(`<rect width="${width}" height="${height}" rx="${rx}" ry="${ry}" fill="#fff"/>`), blend: "dest-in" };
  }
  const arc = (toX: number, toY: number): string => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  const inner = `M${rx} 0H${width - rx}${arc(rx, ry)}V${height - ry}${arc(-rx, ry)}H${rx}${arc(-rx, -ry)}V${ry}${arc(rx, -ry)}Z`;
  const fill = `rgb(${color.r},${color.g},${color.b})`;
  return { input: svg(`<path fill="${fill}" fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${inner}"/>`), blend: "over" };
}
