import { basin, filler, towel, tub, vanity, wallTap } from "../furniture/bath.ts";
import { backWall, ceiling, floor, PLASTER, sideSkirting, sideWall } from "../furniture/house.ts";
import { globe } from "../furniture/lamps.ts";
import { fronds } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, OAK, OAK_UPRIGHT, table } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { bars, towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";
import { type Covering, roomOf, type Variant } from "./covering.ts";

export interface TubRoom extends Variant {
  readonly floor: Covering;
  readonly wall: Covering;
  readonly paint?: Surface;
  readonly enamel?: Surface;
  readonly metal?: Surface;
  readonly cloth?: string;
  /** Height up to which the wall is tiled, with paint above. */
  readonly tiledTo?: number;
}

const HEIGHT = 2700;

/** A freestanding tub before a tiled wall. */
export function tubRoom(how: TubRoom): Room {
  const { side: s = 1, paint = PLASTER, metal = BRASS, tiledTo = HEIGHT } = how;
  const cloth = plain(how.cloth ?? "#E9DDC9", { uneven: 0.1, grain: 14, lean: 0.2 });
  return roomOf(how, { floor: how.floor, wall: how.wall }, (surface) => {
    const window = new Pane([-s * 2300, 700, s > 0 ? 3300 : 1000], [0, 0, -s * 2300], [0, 1800, 0], [8, 8.4, 9]);
    return {
      solids: [
        floor(surface("floor"), -2500, 2500, -200, 5600),
        ceiling(-2500, 2500, -200, 5600, HEIGHT),
        backWall(surface("wall"), -2500, 2500, 0, tiledTo, 0),
        ...(tiledTo < HEIGHT ? [backWall(paint, -2500, 2500, tiledTo, HEIGHT, 0)] : []),
        sideWall(paint, s * 1950, 0, 5600, HEIGHT, s > 0 ? -1 : 1),
        sideSkirting(s * 1950, 0, 5600, s > 0 ? -1 : 1),
        tub(-s * 50, 900, 1720, 800, 580, how.enamel),
        ...filler(-s * 1120, 860, s * 330, metal),
        ...table(s * 1230, 760, 420, 340, 450, OAK, OAK_UPRIGHT),
        new Box({ x: s * 1230, y: 450, z: 760, w: 300, h: 60, d: 240, ease: 20 }, cloth),
        new Box({ x: s * 1225, y: 510, z: 762, w: 290, h: 55, d: 236, ease: 20 }, plain("#D9D6CC", { uneven: 0.1, grain: 14 })),
        thrown(-s * 1750, 0, 480, 190, 360, PROFILES.pot, plain("#C7B79E", { uneven: 0.1, grain: 60 }), 18),
        ...fronds(-s * 1750, 330, 480, 900, 16, 8),
        new Cylinder({ x: s * 1000 - 270, y: 1480, z: 60, radius: 9, length: 540, along: "x" }, metal),
        ...towel(s * 1050, 1492, 60, 340, 620, cloth),
        ...globe(-s * 700, 2050, 700, 110, HEIGHT),
      ],
      panes: [window],
      sun: { to: towards(-s, 0.62, 0.24), light: [1.9, 1.7, 1.38], spread: 0.007, through: [window], mask: bars(2, 3, 0.014) },
      sky: () => [0.42, 0.41, 0.4],
      view: how.portrait
        ? { x: s * 60, y: 1250, z: 5000, yaw: 0, angle: 34, up: -0.15 }
        : { x: s * 80, y: 1180, z: 5000, yaw: s * 0.015, angle: 43, up: -0.22 },
      development: { key: how.key ?? 0.36, warmth: 0.04 },
    };
  });
}

export interface VanityRoom extends Variant {
  readonly floor: Covering;
  readonly wall: Covering;
  readonly top?: Covering;
  readonly body: Surface;
  readonly metal?: Surface;
  readonly mirror: "round" | "wide" | "arch";
  readonly basins: 1 | 2;
}

const GLASS = plain("#D5D9DB", { shine: 0.86, rough: 0.015, mirror: true, uneven: 0 });

function mirrors(how: VanityRoom, xs: readonly number[], metal: Surface) {
  if (how.mirror === "wide")
    return [
      new Box({ x: 0, y: 1180, z: 14, w: 1500, h: 900, d: 28, ease: 2 }, metal),
      new Box({ x: 0, y: 1196, z: 24, w: 1468, h: 868, d: 12 }, GLASS),
    ];
  return xs.flatMap((x) =>
    how.mirror === "round"
      ? [
          new Cylinder({ x, y: 1640, z: 4, radius: 352, length: 18, along: "z" }, metal),
          new Cylinder({ x, y: 1640, z: 12, radius: 340, length: 14, along: "z" }, GLASS),
        ]
      : [
          new Box({ x, y: 1170, z: 12, w: 620, h: 620, d: 22 }, metal),
          new Cylinder({ x, y: 1790, z: 1, radius: 310, length: 22, along: "z" }, metal),
          new Box({ x, y: 1184, z: 22, w: 592, h: 606, d: 10 }, GLASS),
          new Cylinder({ x, y: 1790, z: 17, radius: 296, length: 10, along: "z" }, GLASS),
        ],
  );
}

/** Basins on a chest before a tiled wall. */
export function vanityRoom(how: VanityRoom): Room {
  const { side: s = 1, metal = BRASS } = how;
  return roomOf(how, { floor: how.floor, wall: how.wall, ...(how.top ? { counter: how.top } : {}) }, (surface) => {
    const top = how.top ? surface("counter") : OAK;
    const xs = how.basins === 2 ? [-470, 470] : [0];
    const width = how.basins === 2 ? 1900 : 1250;
    const window = new Pane([-s * 2400, 900, s > 0 ? 3600 : 1400], [0, 0, -s * 2200], [0, 1600, 0], [7, 7.4, 8]);
    return {
      solids: [
        floor(surface("floor"), -2500, 2500, -200, 5400),
        ceiling(-2500, 2500, -200, 5400, HEIGHT),
        backWall(surface("wall"), -2500, 2500, 0, HEIGHT, 0),
        sideWall(PLASTER, s * 2200, 0, 5400, HEIGHT, s > 0 ? -1 : 1),
        sideSkirting(s * 2200, 0, 5400, s > 0 ? -1 : 1),
        new Box({ x: 0, y: 0, z: 5500, w: 5200, h: HEIGHT, d: 100 }, PLASTER),
        new Box({ x: s * 500, y: 0, z: 5430, w: 900, h: 2150, d: 40, ease: 3 }, plain("#8C9A93", { shine: 0.02 })),
        ...vanity(0, 0, width, 520, how.body, top, metal),
        ...xs.flatMap((x) => [basin(x, 810, 280, 200), ...wallTap(x, 1060, 0, metal)]),
        ...mirrors(how, xs, metal),
        ...(how.mirror === "wide" ? [] : [-1, 1].flatMap((k) => globe(k * (width / 2 + 90), 1700, 190, 80, HEIGHT))),
        thrown(s * 230, 810, 250, 48, 140, PROFILES.drum, plain("#E9E3D7", { uneven: 0.05 })),
        thrown(-s * (width / 2 - 110), 810, 270, 60, 210, PROFILES.bottle, plain("#7F9088", { shine: 0.03 })),
        new Cylinder({ x: s * (width / 2 + 520) - 230, y: 1180, z: 55, radius: 9, length: 460, along: "x" }, metal),
        ...towel(s * (width / 2 + 520), 1192, 55, 330, 620),
        thrown(-s * (width / 2 + 520), 0, 380, 190, 380, PROFILES.pot, plain("#CFC6B6", { uneven: 0.1, grain: 60 }), 18),
        ...fronds(-s * (width / 2 + 520), 340, 380, 850, 15, 33),
      ],
      panes: [window, new Pane([1800, 800, 5380], [0, 1500, 0], [-2400, 0, 0], [1.6, 1.6, 1.6], false)],
      sun: { to: towards(-s, 0.68, 0.3), light: [1.4, 1.25, 1], spread: 0.007, through: [window] },
      sky: () => [0.5, 0.49, 0.47],
      view: how.portrait
        ? { x: s * 40, y: 1350, z: 5000, yaw: 0, angle: 33, up: -0.1 }
        : { x: -s * 130, y: 1300, z: 5150, yaw: s * 0.02, angle: 43, up: -0.17 },
      development: { key: how.key ?? 0.38, warmth: 0.04 },
    };
  });
}
