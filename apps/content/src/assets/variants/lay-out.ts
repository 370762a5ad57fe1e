import type { Area, Size } from "./area.ts";
import { ImageRequestError } from "./argument.ts";
import { type ImageRequest, LARGEST_SIDE } from "./image-request.ts";

/** The source area and the target size of a variant, in whole pixels. */
export interface Layout {
  /** The part of the original to show. */
  from: Area;
  to: Size;
  /** Whether to search the part for its most salient area, because it is larger than the target. */
  search: boolean;
  /** The canvas around the picture; null for none. */
  canvas: Size | null;
}

/**
 * Computes source and target of a request.
 * @throws ImageRequestError when the result would be larger than allowed
 */
export function layOut(request: ImageRequest, original: Size): Layout {
  const from = request.crop ?? { left: 0, top: 0, ...original };
  const layout = request.width > 0 && request.height > 0 && !request.fitIn ? cover(request, from) : scale(request, from);
  // These filters decode the whole picture, which has to fit into memory.
  const painted = layout.canvas !== null || request.corner !== null || request.blur > 0;
  for (const side of ["width", "height"] as const) {
    const own = painted ? 0 : from[side];
    if (layout.to[side] <= Math.max(LARGEST_SIDE, own)) continue;
    throw new ImageRequestError(`the ${side} would be ${layout.to[side]} pixels; it is at most ${LARGEST_SIDE}`);
  }
  return layout;
}

/** With both sides given, crops around the focus, the salient area or the center. */
function cover(request: ImageRequest, from: Area): Layout {
  const wanted = { width: request.width, height: request.height };
  const enlarged = Math.max(wanted.width / from.width, wanted.height / from.height);
  const to = request.noUpscale && enlarged > 1 ? times(wanted, 1 / enlarged) : wanted;
  if (request.smart && !request.focal) return { from, to, search: true, canvas: null };
  const cut = times(wanted, 1 / enlarged);
  const width = Math.min(cut.width, from.width);
  const height = Math.min(cut.height, from.height);
  const focus = middleOf(request.focal ?? from);
  const left = within(Math.round(focus.x - width / 2), from.left, from.left + from.width - width);
  const top = within(Math.round(focus.y - height / 2), from.top, from.top + from.height - height);
  return { from: { left, top, width, height }, to, search: false, canvas: null };
}

function scale(request: ImageRequest, from: Area): Layout {
  const factors = [request.width > 0 ? request.width / from.width : 0, request.height > 0 ? request.height / from.height : 0];
  const factor = Math.min(...factors.filter((one) => one > 0), request.noUpscale ? 1 : Number.POSITIVE_INFINITY);
  const to = times(from, Number.isFinite(factor) ? factor : 1);
  const framed = request.fitIn && request.fill && request.width > 0 && request.height > 0;
  return { from, to, search: false, canvas: framed ? { width: request.width, height: request.height } : null };
}

const times = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});
const middleOf = ({ left, top, width, height }: Area) => ({ x: left + width / 2, y: top + height / 2 });
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
