import { ImageRequestError } from "./argument.ts";

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  left: number;
  top: number;
}

const corners = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/;

/**
 * `x1xy1:x2xy2`, clipped to the picture.
 * @throws ImageRequestError naming the argument
 */
export function readArea(name: string, text: string, { width, height }: Size): Area {
  const found = corners.exec(text);
  if (!found) throw new ImageRequestError(`${name} is written x1xy1:x2xy2, in pixels of the original`);
  const [x1, y1, x2, y2] = found.slice(1).map(Number) as [number, number, number, number];
  const right = Math.min(x2, width);
  const bottom = Math.min(y2, height);
  if (right <= x1 || bottom <= y1) throw new ImageRequestError(`the ${name} is empty or outside the picture`);
  return { left: x1, top: y1, width: right - x1, height: bottom - y1 };
}

/** Returns whether a text looks like an area; `readArea` reports what is wrong with it. */
export const looksLikeArea = (text: string): boolean => corners.test(text);
