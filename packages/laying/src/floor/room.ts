import type { Outline } from "../outline.ts";

/** A room in millimeters. An L-shaped room lacks a rectangle in its upper right corner. */
export interface Room {
  width: number;
  height: number;
  notch: { width: number; height: number } | null;
}

/** A rectangle in millimeters from the room's upper left corner. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function outlineOfRoom({ width, height, notch }: Room): Outline {
  if (!notch)
    return [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
  const x = width - notch.width;
  return [
    [0, 0],
    [x, 0],
    [x, notch.height],
    [width, notch.height],
    [width, height],
    [0, height],
  ];
}

/** Returns the rectangles that form a room. */
export function partsOfRoom({ width, height, notch }: Room): Rectangle[] {
  if (!notch) return [{ left: 0, top: 0, width, height }];
  return [
    { left: 0, top: 0, width: width - notch.width, height: notch.height },
    { left: 0, top: notch.height, width, height: height - notch.height },
  ];
}

/** Returns the parts of rectangles outside of holes, as rectangles that don't overlap. */
export const without = (parts: readonly Rectangle[], holes: readonly Rectangle[]): Rectangle[] =>
  holes.reduce<Rectangle[]>((rest, hole) => rest.flatMap((part) => around(part, hole)), [...parts]);

/** Returns the parts of a rectangle around a hole: above and below at full width, then beside it. */
function around(part: Rectangle, hole: Rectangle): Rectangle[] {
  const [right, bottom] = [part.left + part.width, part.top + part.height];
  const from = { x: Math.max(part.left, hole.left), y: Math.max(part.top, hole.top) };
  const to = { x: Math.min(right, hole.left + hole.width), y: Math.min(bottom, hole.top + hole.height) };
  if (from.x >= to.x || from.y >= to.y) return [part];
  const { left, top, width } = part;
  const height = to.y - from.y;
  return [
    { left, top, width, height: from.y - top },
    { left, top: to.y, width, height: bottom - to.y },
    { left, top: from.y, width: from.x - left, height },
    { left: to.x, top: from.y, width: right - to.x, height },
  ].filter((rest) => rest.width > 0 && rest.height > 0);
}

/** Returns a room with all walls moved inward; its missing corner keeps its size. */
export const insetRoom = ({ width, height, notch }: Room, by: number): Room => ({ width: width - 2 * by, height: height - 2 * by, notch });

/** The walls at which pieces are cut. */
export type Wall = "left" | "right" | "top" | "bottom" | "notchSide" | "notchEnd";

/** Returns each wall's position, and whether the room is before it. */
export function placesOfWalls({ width, height, notch }: Room): { wall: Wall; axis: "x" | "y"; at: number; isEnd: boolean }[] {
  return [
    { wall: "left", axis: "x", at: 0, isEnd: false },
    { wall: "right", axis: "x", at: width, isEnd: true },
    { wall: "top", axis: "y", at: 0, isEnd: false },
    { wall: "bottom", axis: "y", at: height, isEnd: true },
    ...(notch
      ? ([
          { wall: "notchSide", axis: "x", at: width - notch.width, isEnd: true },
          { wall: "notchEnd", axis: "y", at: notch.height, isEnd: false },
        ] as const)
      : []),
  ];
}
