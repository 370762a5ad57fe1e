import type { Section } from "./profile.ts";

/** Whether a point of a leg, along the bar and across it, is a punched hole. */
export type Punch = (along: number, across: number) => boolean;

export interface MetalProfile {
  readonly section: Section;
  readonly punch?: Punch;
}

/** Thickness of the sheet metal of a profile, in millimeters. */
const SHEET = 1.2;
/** Width of the anchoring leg, which lies under the tile and has a row of mortar holes. */
const LEG = 26;
const HOLES = { every: 17, web: 4.5, from: 4, to: 19, taper: 3.2 };
const TURN = Math.PI / 180;

function arc(cx: number, cy: number, radius: number, from: number, to: number, steps = 14): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const angle = (from + ((to - from) * k) / steps) * TURN;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** Trapezoids that alternately point to either side, so that the mortar grips the leg. */
const trapezoids: Punch = (along, across) => {
  if (across < HOLES.from || across > HOLES.to) return false;
  const cell = Math.floor(along / HOLES.every);
  const center = (cell + 0.5) * HOLES.every;
  const share = (across - HOLES.from) / (HOLES.to - HOLES.from) - 0.5;
  const half = (HOLES.every - HOLES.web) / 2 + (cell % 2 === 0 ? share : -share) * HOLES.taper;
  // Rounded corners: the hole narrows in its first and last millimeters.
  const end = Math.min(across - HOLES.from, HOLES.to - across);
  const round = end < 2 ? 2 - Math.sqrt(Math.max(0, 4 - (2 - end) ** 2)) : 0;
  return Math.abs(along - center) < half - round;
};

/** An upright as high as the tile, with a lip over its edge. */
function straightEdge(height: number): MetalProfile {
  const lip = 2.6;
  const inside = LEG - SHEET;
  return {
    punch: trapezoids,
    section: [
      [0, 0],
      [LEG, 0],
      [LEG, height],
      [LEG - lip, height],
      [LEG - lip, height - SHEET],
      [inside, height - SHEET - 1],
      [inside, SHEET],
      [0, SHEET],
    ],
  };
}

/** A quarter of a tube over the edge of the tile. */
function roundEdge(height: number): MetalProfile {
  const inner = height - SHEET;
  const start = Math.asin(SHEET / inner) / TURN;
  return {
    punch: trapezoids,
    section: [[0, 0], ...arc(LEG - height, 0, height, 0, 90), ...arc(LEG - height, 0, inner, 90, start), [0, SHEET]],
  };
}

/** A hollow between floor and wall, with a leg behind each. */
function coveEdge(): MetalProfile {
  const radius = 13;
  return {
    punch: trapezoids,
    section: [
      [0, 0],
      [LEG + radius + 2, 0],
      [LEG + radius + 2, 36],
      [LEG + radius + 2 - SHEET, 36],
      [LEG + radius + 2 - SHEET, 9 + radius],
      ...arc(LEG + 2 - SHEET, 9 + radius, radius, 0, -90),
      [LEG - 1, 9],
      [LEG - 1, SHEET],
      [0, SHEET],
    ],
  };
}

/** A cap between two floors on a stem with barbs. */
const dividing = (width: number): MetalProfile => {
  const middle = width / 2;
  return {
    section: [
      [middle - 2.2, 0],
      [middle + 2.2, 0],
      [middle + 0.8, 2.6],
      [middle + 0.8, 9],
      [width, 9],
      [width, 9.7],
      [width - 2, 11],
      [2, 11],
      [0, 9.7],
      [0, 9],
      [middle - 0.8, 9],
      [middle - 0.8, 2.6],
    ],
  };
};

/** A tread with ribs over the front edge of a step. */
function stairEdge(height: number): MetalProfile {
  const front = 54;
  const ribs: [number, number][] = Array.from({ length: 6 }, (_, k) => front - 5 - k * 4).flatMap((x) => [
    [x, height],
    [x - 0.8, height - 1.1],
    [x - 2, height - 1.1],
    [x - 2.8, height],
  ]);
  return {
    punch: trapezoids,
    section: [
      [0, 0],
      [front - SHEET, 0],
      [front, 0.8],
      [front, height - 2],
      ...arc(front - 2, height - 2, 2, 0, 90, 5),
      ...ribs,
      [LEG, height],
      [LEG, height - 2],
      [LEG + 1.5, SHEET],
      [0, SHEET],
    ],
  };
}

const fraction = /^(\d+)\/(\d+)/;

/** Returns the metal profile for a size such as `3/8 round profile`; null for parts that aren't lengths, such as corners. */
export function metalProfileOf(size: string): MetalProfile | null {
  const [, above = "3", below = "8"] = fraction.exec(size) ?? [];
  const height = (Number(above) / Number(below)) * 25.4;
  if (/corner/.test(size)) return null;
  if (/cove/.test(size)) return coveEdge();
  if (/round/.test(size)) return roundEdge(height);
  if (/nosing|nose|step/.test(size)) return stairEdge(height);
  if (/T-profile/.test(size)) return dividing(height);
  return straightEdge(height);
}

/** Returns the kind of a metal profile by the words of its size, so that each kind is drawn once. */
export const metalKindOf = (size: string): string => /cove|round|nosing|T-profile/.exec(size)?.[0] ?? "L-profile";
