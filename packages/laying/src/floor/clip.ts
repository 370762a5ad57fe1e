import type { Outline } from "../outline.ts";
import type { Rectangle } from "./room.ts";

type Point = readonly [x: number, y: number];

/** Returns the part of an outline within a rectangle; empty if there is none. */
export function clipped(outline: Outline, { left, top, width, height }: Rectangle): Outline {
  const edges: [0 | 1, number, 1 | -1][] = [
    [0, left, 1],
    [0, left + width, -1],
    [1, top, 1],
    [1, top + height, -1],
  ];
  return edges.reduce<Outline>(
    (rest, [axis, at, side]) => rest.flatMap((point, index) => keptOf(rest, point, index, axis, at, side)),
    outline,
  );
}

/**
 * Returns the points to keep for one point of an outline: the point itself if it is inside the line, preceded by the crossing of the edge
 * before it, if any.
 */
function keptOf(outline: Outline, point: Point, index: number, axis: 0 | 1, at: number, side: 1 | -1): Point[] {
  const last = outline[(index + outline.length - 1) % outline.length] ?? point;
  const isInside = (one: Point) => (one[axis] - at) * side >= 0;
  const share = (at - last[axis]) / (point[axis] - last[axis]);
  const crossing: Point = [last[0] + (point[0] - last[0]) * share, last[1] + (point[1] - last[1]) * share];
  return [...(isInside(point) === isInside(last) ? [] : [crossing]), ...(isInside(point) ? [point] : [])];
}
