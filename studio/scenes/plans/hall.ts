import { backWall, ceiling, floor, PAINT, sideSkirting, sideWall } from "../furniture/house.ts";
import { globe } from "../furniture/lamps.ts";
import { olive } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, bench, IRON, OAK, table, WALNUT } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import type { Solid } from "../solids/solid.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";
import { type Covering, roomOf, type Variant } from "./covering.ts";

export interface Hall extends Variant {
  readonly floor: Covering;
  /** Tile on the lower walls, paint when missing. */
  readonly wall?: Covering;
  readonly paint?: Surface;
  readonly door: string;
  readonly furniture: "console" | "bench";
}

const HEIGHT = 3000;
const MIRROR = plain("#C9CDD0", { shine: 0.85, rough: 0.02, mirror: true, uneven: 0 });

function furnish(how: Hall, s: number): Solid[] {
  if (how.furniture === "console")
    return [
      ...table(-s * 900, 1600, 380, 1300, 800, WALNUT, IRON),
      thrown(-s * 900, 800, 1250, 95, 280, PROFILES.bottle, plain("#3D5B80", { shine: 0.04, rough: 0.2 })),
      thrown(-s * 900, 800, 1900, 130, 90, PROFILES.bowl, plain("#E3DBCB", { uneven: 0.08, grain: 30 })),
      new Box({ x: -s * 1128, y: 1250, z: 1600, w: 30, h: 1000, d: 760, ease: 4 }, WALNUT),
      new Box({ x: -s * 1112, y: 1290, z: 1600, w: 4, h: 920, d: 680 }, MIRROR),
    ];
  return [
    new Box({ x: -s * 930, y: 410, z: 1700, w: 340, h: 45, d: 1500, ease: 4 }, OAK),
    new Box({ x: -s * 930, y: 0, z: 1150, w: 300, h: 410, d: 45 }, OAK),
    new Box({ x: -s * 930, y: 0, z: 2250, w: 300, h: 410, d: 45 }, OAK),
    new Box({ x: -s * 1130, y: 1620, z: 1700, w: 30, h: 110, d: 1500, ease: 3 }, OAK),
    ...[1150, 1500, 1850, 2200].map(
      (z) => new Cylinder({ x: s > 0 ? -1115 : 1035, y: 1675, z, radius: 13, length: 80, along: "x" }, BRASS),
    ),
    new Box({ x: -s * 1070, y: 960, z: 1500, w: 90, h: 700, d: 330, ease: 40 }, plain("#5C6B70", { uneven: 0.12, grain: 12 })),
    new Box({ x: -s * 1075, y: 1050, z: 2200, w: 80, h: 600, d: 280, ease: 36 }, plain("#B9764F", { uneven: 0.12, grain: 12 })),
    thrown(-s * 930, 455, 2200, 150, 130, PROFILES.drum, plain("#D6CDBD", { uneven: 0.1, grain: 20 })),
  ];
}

/** An entrance hall that ends at the front door. */
export function hall(how: Hall): Room {
  const { side: s = 1, paint = PAINT } = how;
  return roomOf(how, { floor: how.floor, ...(how.wall ? { wall: how.wall } : {}) }, (surface) => {
    const doors = [0, 1].map(
      (k) => new Pane([s * 1400, 0, s > 0 ? 3900 - k * 2600 : 2900 - k * 2600], [0, 2300, 0], [0, 0, -s * 1000], [6, 6.2, 6.6], false),
    );
    const far = new Pane([-560, 720, -1228], [1120, 0, 0], [0, 1560, 0], [4.2, 4.3, 4.4]);
    const door = plain(how.door, { shine: 0.03, rough: 0.5 });
    const away = s > 0 ? -1 : 1;
    const open: Solid[] = [
      [3900, 8000],
      [1300, 2900],
      [-1200, 300],
    ].flatMap(([from, to]) => [sideWall(paint, s * 1150, from, to, HEIGHT, away), sideSkirting(s * 1150, from, to, away, PAINT, 150)]);
    const dado = how.wall
      ? [
          new Box({ x: -s * 1144, y: 0, z: 3400, w: 12, h: 1200, d: 9200 }, surface("wall")),
          new Box({ x: -s * 1140, y: 1200, z: 3400, w: 22, h: 36, d: 9200, ease: 6 }, WALNUT),
        ]
      : [sideSkirting(-s * 1150, -1200, 8000, s, PAINT, 150)];
    return {
      solids: [
        floor(surface("floor"), -2600, 2600, -1400, 8500),
        ceiling(-2600, 2600, -1400, 8500, HEIGHT),
        sideWall(paint, -s * 1150, -1200, 8000, HEIGHT, s),
        ...dado,
        ...open,
        sideWall(paint, s * 1150, -1200, 8000, HEIGHT, away, 2300),
        backWall(paint, -1300, -700, 0, HEIGHT, -1200),
        backWall(paint, 700, 1300, 0, HEIGHT, -1200),
        backWall(paint, -700, 700, 2450, HEIGHT, -1200),
        new Box({ x: 0, y: 0, z: -1210, w: 1400, h: 750, d: 60, ease: 3 }, door),
        new Box({ x: -610, y: 750, z: -1210, w: 180, h: 1700, d: 60 }, door),
        new Box({ x: 610, y: 750, z: -1210, w: 180, h: 1700, d: 60 }, door),
        new Box({ x: 0, y: 750, z: -1205, w: 50, h: 1500, d: 50 }, door),
        new Box({ x: 0, y: 2250, z: -1210, w: 1400, h: 200, d: 60 }, door),
        new Cylinder({ x: 90, y: 950, z: -1180, radius: 26, length: 60, along: "z" }, BRASS),
        ...furnish(how, s),
        thrown(s * 840, 0, 600, 170, 330, PROFILES.pot, plain("#B9674A", { uneven: 0.12, grain: 60 }), 18),
        ...olive(s * 840, 290, 600, 1500, 9),
        ...globe(0, 2350, 1600, 150, HEIGHT),
      ],
      panes: [...doors, far],
      sun: { to: towards(s, 0.62, 0.2), light: [1.8, 1.58, 1.24], spread: 0.007, through: doors },
      sky: () => [0.48, 0.46, 0.43],
      view: how.portrait
        ? { x: -s * 60, y: 1450, z: 6600, yaw: 0, angle: 26, up: -0.1 }
        : { x: -s * 120, y: 1400, z: 6400, yaw: s * 0.012, angle: 40, up: -0.2 },
      development: { key: how.key ?? 0.36, warmth: 0.08 },
    };
  });
}

export interface Entry extends Variant {
  readonly floor: Covering;
  readonly wall: Covering;
  readonly bench?: Surface;
}

/** A tall entry with one wall of stone and a slot of sun. */
export function entry(how: Entry): Room {
  const { side: s = 1, bench: wood = OAK } = how;
  return roomOf(how, { floor: how.floor, wall: how.wall }, (surface) => {
    const slot = new Pane([-s * 2700, 200, s > 0 ? 3600 : 2500], [0, 0, -s * 1100], [0, 3000, 0], [9, 9.4, 10]);
    const front = new Pane([2600, 500, 7400], [0, 2200, 0], [-4800, 0, 0], [1.5, 1.5, 1.5]);
    return {
      solids: [
        floor(surface("floor"), -3600, 3600, -1200, 8000),
        backWall(surface("wall"), -3600, 3600, 0, 3600, 0),
        sideWall(PAINT, s * 2900, -700, 8000, 3600, s > 0 ? -1 : 1),
        ...bench(s * 500, 480, 1700, wood),
        thrown(s * 950, 440, 460, 105, 250, PROFILES.jar, plain("#E9E3D6", { uneven: 0.06, grain: 30 })),
        thrown(s * 150, 440, 480, 150, 90, PROFILES.bowl, plain("#7A5C45", { uneven: 0.15, grain: 40 })),
        thrown(-s * 1200, 0, 620, 240, 430, PROFILES.pot, plain("#D3C6AC", { uneven: 0.12, grain: 60 }), 22),
        ...olive(-s * 1200, 380, 620, 1850, 23),
      ],
      panes: [slot, front],
      sun: { to: towards(-s, 0.45, 0.5), light: [1.9, 1.68, 1.3], spread: 0.007, through: [slot] },
      sky: () => [0.46, 0.44, 0.4],
      view: how.portrait
        ? { x: s * 150, y: 1350, z: 5600, yaw: 0, angle: 32, up: -0.08 }
        : { x: s * 150, y: 1350, z: 5600, yaw: 0, angle: 44, up: -0.17 },
      development: { key: how.key ?? 0.4, warmth: 0.1 },
    };
  });
}
