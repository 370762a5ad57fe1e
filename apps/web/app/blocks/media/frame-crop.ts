// @bundle content-picture
import type { Picture } from "@azulejo/contract";
import type { Crop } from "../../media/picture-rules.ts";

/** Aspect ratios that differ by less than this look the same. */
const ALIKE = 0.05;

/**
 * Returns the largest part of a picture with the aspect ratio of its frame, around its focus or center.
 * @param focus `x1xy1:x2xy2` in pixels of the picture
 * @returns null if it already has that shape
 */
export function frameCrop({ width, height }: Picture, focus: string | null | undefined, ratio: number): Crop | null {
  if (Math.abs(width / height / ratio - 1) < ALIKE) return null;
  const [x1, y1, x2, y2] = (/^(\d+)x(\d+):(\d+)x(\d+)$/
    .exec(focus ?? "")
    ?.slice(1)
    .map(Number) ?? [0, 0, width, height]) as number[];
  const size = { width: Math.round(Math.min(width, height * ratio)), height: Math.round(Math.min(height, width / ratio)) };
  const start = (from = 0, to = 0, length: number, room: number) => Math.max(0, Math.min(room, Math.round((from + to - length) / 2)));
  return { left: start(x1, x2, size.width, width - size.width), top: start(y1, y2, size.height, height - size.height), ...size };
}
