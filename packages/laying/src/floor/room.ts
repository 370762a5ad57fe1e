import type { Outline } from "../outline.ts";

/** A room in millimeters; an L lacks a rectangle in its upper right corner. */
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

/** The rectangles that a room is made of. */
export function partsOfRoom({ width, height, notch }: Room): Rectangle[] {
  if (!notch) return [{ left: 0, top: 0, width, height }];
  return [
    { left: 0, top: 0, width: width - notch.width, height: notch.height },
    { left: 0, top: notch.height, width, height: height - notch.height },
  ];
}

/** The walls that pieces are cut at. */
export type Wall = "left" | "right" | "top" | "bottom" | "notchSide" | "notchEnd";

/** Where each wall is, and whether the room lies before it. */
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
