import { towel } from "../furniture/bath.ts";
import { backWall, ceiling, floor, PAINT, sideWall } from "../furniture/house.ts";
import { fronds } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, OAK } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import type { Solid } from "../solids/solid.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";
import { type Covering, roomOf, type Variant } from "./covering.ts";

export interface Shower extends Variant {
  readonly floor: Covering;
  /** The wall with the shower head. */
  readonly wall: Covering;
  readonly sides: Covering;
  readonly bench?: boolean;
  readonly metal?: Surface;
}

const CURB = plain("#E9E9E7", { uneven: 0.05, grain: 200, shine: 0.03 });

function plumbing(x: number, metal: Surface): Solid[] {
  return [
    new Cylinder({ x, y: 2180, z: 0, radius: 12, length: 430, along: "z" }, metal),
    new Cylinder({ x, y: 2120, z: 420, radius: 12, length: 60 }, metal),
    new Cylinder({ x, y: 2108, z: 420, radius: 150, length: 14 }, metal),
    new Cylinder({ x, y: 1120, z: 0, radius: 62, length: 12, along: "z" }, metal),
    new Cylinder({ x, y: 1120, z: 12, radius: 26, length: 44, along: "z" }, metal),
    new Cylinder({ x: x + 330, y: 900, z: 36, radius: 10, length: 760 }, metal),
    new Cylinder({ x: x + 330, y: 1540, z: 40, radius: 24, length: 70, along: "z" }, metal),
    new Box({ x, y: -29, z: 800, w: 130, h: 3, d: 130 }, metal),
  ];
}

/** A walk-in shower seen from the room. */
export function shower(how: Shower): Room {
  const { side: s = 1, metal = BRASS } = how;
  return roomOf(how, { floor: how.floor, wall: how.wall, sides: how.sides }, (surface) => {
    const window = new Pane([s * 2500, 800, s > 0 ? 3900 : 1300], [0, 1800, 0], [0, 0, -s * 2600], [7.5, 7.9, 8.5]);
    const stone = plain("#D9D4CA", { uneven: 0.05, grain: 120, shine: 0.02 });
    return {
      solids: [
        floor(surface("floor"), -1250, 1250, 0, 2300, -30),
        floor(surface("sides"), -3000, 3000, 2300, 6500),
        ceiling(-3000, 3000, -200, 6500, 2650),
        backWall(surface("wall"), -1250, 1250, -30, 2650, 0),
        sideWall(surface("sides"), -s * 1250, 0, 6500, 2650, s, -30),
        sideWall(PAINT, s * 1250, 0, 1300, 2650, s > 0 ? -1 : 1, -30),
        new Box({ x: 0, y: -30, z: 2300, w: 2500, h: 34, d: 70, ease: 3 }, CURB),
        ...plumbing(-s * 350, metal),
        ...(how.bench
          ? [
              new Box({ x: s * 800, y: 400, z: 400, w: 900, h: 60, d: 800, ease: 4 }, stone),
              new Box({ x: s * 830, y: 460, z: 330, w: 320, h: 60, d: 240, ease: 20 }, plain("#E6E0D4", { uneven: 0.1, grain: 12 })),
            ]
          : []),
        new Box({ x: s * 750, y: 1200, z: 70, w: 640, h: 24, d: 140, ease: 3 }, OAK),
        thrown(s * 560, 1224, 70, 38, 170, PROFILES.drum, plain("#7A5238", { shine: 0.05, rough: 0.2 })),
        thrown(s * 690, 1224, 75, 38, 150, PROFILES.drum, plain("#EDE7DA")),
        thrown(s * 910, 1224, 75, 70, 70, PROFILES.bowl, plain("#D6CDBB", { uneven: 0.08, grain: 20 })),
        new Cylinder({ x: s * 780 - 200, y: 1988, z: 60, radius: 9, length: 400, along: "x" }, metal),
        ...towel(s * 800, 2000, 60, 300, 520, plain("#DCE2E0", { uneven: 0.1, grain: 14, lean: 0.2 })),
        thrown(-s * 1000, -30, 320, 130, 240, PROFILES.pot, plain("#C9C2B4", { uneven: 0.1, grain: 50 }), 14),
        ...fronds(-s * 1000, 190, 320, 520, 13, 9),
      ],
      panes: [window],
      sun: { to: towards(s, 0.8, 0.95), light: [1.9, 1.7, 1.36], spread: 0.007, through: [window] },
      sky: () => [0.36, 0.36, 0.355],
      view: how.portrait
        ? { x: s * 80, y: 1560, z: 5000, yaw: 0, angle: 31, up: -0.12 }
        : { x: s * 120, y: 1560, z: 4150, yaw: -s * 0.05, angle: 47, up: -0.27 },
      development: { key: how.key ?? 0.42 },
    };
  });
}
