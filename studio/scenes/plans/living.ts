import { backWall, ceiling, floor, PAINT, PLASTER, skirting, windowWall } from "../furniture/house.ts";
import { fronds, olive } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, cushion, IRON, OAK, sofa, table, WALNUT } from "../furniture/seats.ts";
import { print } from "../furniture/wall-art.ts";
import { Pane } from "../light/pane.ts";
import { bars, towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import type { Solid } from "../solids/solid.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";
import { type Covering, roomOf, type Variant } from "./covering.ts";

export interface Living extends Variant {
  readonly floor: Covering;
  /** The wall behind, painted when missing. */
  readonly wall?: Covering;
  readonly paint?: Surface;
  readonly furniture: "sofa" | "dining" | "reading";
  readonly cloth: string;
  readonly inks?: readonly [string, string, string];
  readonly rug?: string;
}

const HEIGHT = 2800;

function lounge(how: Living, s: number): Solid[] {
  const cloth = plain(how.cloth, { uneven: 0.09, grain: 14 });
  return [
    ...(how.rug
      ? [new Box({ x: s * 500, y: 0, z: 1800, w: 3000, h: 10, d: 1700, ease: 5 }, plain(how.rug, { uneven: 0.14, grain: 10 }))]
      : []),
    ...sofa(s * 500, 800, 2300, cloth),
    cushion(s * 1250, 460, 690, 440, 380, 140, plain("#B9764F", { uneven: 0.1, grain: 12 }), 60),
    new Cylinder({ x: s * 500, y: 0, z: 1950, radius: 400, length: 330 }, WALNUT),
    thrown(s * 420, 330, 1900, 130, 70, PROFILES.bowl, plain("#3F4C55", { shine: 0.03 })),
    thrown(s * 660, 330, 2020, 60, 170, PROFILES.bottle, plain("#E6DFD2", { uneven: 0.06, grain: 30 })),
    new Cylinder({ x: s * 2050, y: 0, z: 650, radius: 150, length: 18 }, BRASS),
    new Cylinder({ x: s * 2050, y: 0, z: 650, radius: 11, length: 1500 }, BRASS),
    thrown(s * 2050, 1430, 650, 200, 240, (t) => 1 - t * 0.35, plain("#F1E8D6", { glow: [0.25, 0.21, 0.15] }), 5),
    thrown(-s * 1350, 0, 560, 240, 450, PROFILES.pot, plain("#C7BBA6", { uneven: 0.1, grain: 60 }), 20),
    ...fronds(-s * 1350, 410, 560, 1150, 18, 21),
  ];
}

function chair(x: number, z: number, facing: 1 | -1): Solid[] {
  return [
    new Box({ x, y: 430, z, w: 440, h: 35, d: 430, ease: 4 }, OAK),
    new Box({ x, y: 465, z: z + facing * 200, w: 440, h: 400, d: 28, ease: 6 }, OAK),
    ...[-1, 1].flatMap((a) => [-1, 1].map((b) => new Box({ x: x + a * 190, y: 0, z: z + b * 185, w: 34, h: 430, d: 34 }, IRON))),
  ];
}

function dining(s: number): Solid[] {
  return [
    ...table(s * 300, 1900, 2400, 950, 750, WALNUT, WALNUT),
    ...[-500, 300, 1100].flatMap((x) => [...chair(s * x, 1220, -1), ...chair(s * x, 2580, 1)]),
    thrown(s * 200, 750, 1900, 200, 110, PROFILES.bowl, plain("#E2D5BD", { uneven: 0.1, grain: 40 })),
    thrown(s * 800, 750, 1880, 85, 260, PROFILES.bottle, plain("#7C8F86", { shine: 0.03 })),
    thrown(-s * 150, 750, 2000, 60, 180, PROFILES.jar, plain("#A85F42", { uneven: 0.1, grain: 30 })),
    thrown(s * 300, 1750, 1900, 330, 260, (t) => 1 - t * 0.75, plain("#F0E7D6", { glow: [0.22, 0.19, 0.14] }), 6),
    new Cylinder({ x: s * 300, y: 2000, z: 1900, radius: 4, length: HEIGHT - 2000 }, IRON),
    thrown(-s * 1500, 0, 560, 230, 430, PROFILES.pot, plain("#D2C6B2", { uneven: 0.1, grain: 60 }), 20),
    ...olive(-s * 1500, 390, 560, 1800, 7),
  ];
}

function reading(how: Living, s: number): Solid[] {
  const cloth = plain(how.cloth, { uneven: 0.1, grain: 12 });
  return [
    cushion(s * 900, 200, 1250, 800, 190, 780, cloth, 55),
    cushion(s * 900, 330, 950, 800, 500, 170, cloth, 60),
    new Box({ x: s * 900, y: 150, z: 1250, w: 740, h: 50, d: 720 }, WALNUT),
    ...[-1, 1].map((k) => new Box({ x: s * 900 + k * 330, y: 0, z: 1550, w: 45, h: 150, d: 45 }, WALNUT)),
    new Cylinder({ x: s * 1650, y: 0, z: 1250, radius: 230, length: 470 }, OAK),
    thrown(s * 1650, 470, 1250, 75, 190, PROFILES.jar, plain("#E8E0D0", { uneven: 0.06, grain: 30 })),
    // A low bookcase.
    new Box({ x: -s * 600, y: 60, z: 240, w: 1500, h: 30, d: 360 }, OAK),
    new Box({ x: -s * 600, y: 430, z: 240, w: 1500, h: 30, d: 360 }, OAK),
    new Box({ x: -s * 600, y: 800, z: 240, w: 1560, h: 36, d: 380, ease: 3 }, OAK),
    ...[-1, 1].map((k) => new Box({ x: -s * 600 + k * 750, y: 0, z: 240, w: 36, h: 800, d: 360 }, OAK)),
    ...Array.from({ length: 15 }, (_, k) => {
      const hex = ["#A85F42", "#34506B", "#D8D0BE", "#5B6E6A", "#C98F3F", "#2F2E2C"][(k * 5) % 6];
      return new Box(
        { x: -s * 600 - 640 + k * 62, y: k % 2 ? 460 : 90, z: 250, w: 44, h: 215 + ((k * 37) % 70), d: 220 },
        plain(hex, { uneven: 0.05 }),
      );
    }),
    thrown(-s * 900, 836, 240, 95, 260, PROFILES.bottle, plain("#D8CDB8", { uneven: 0.06, grain: 30 })),
    thrown(-s * 250, 836, 240, 130, 80, PROFILES.bowl, plain("#6E7F86", { shine: 0.03 })),
    thrown(s * 2100, 0, 480, 210, 400, PROFILES.pot, plain("#B9674A", { uneven: 0.1, grain: 60 }), 18),
    ...fronds(s * 2100, 360, 480, 1050, 16, 4),
  ];
}

/** A living room by a long window. */
export function livingRoom(how: Living): Room {
  const { side: s = 1, paint = PLASTER } = how;
  return roomOf(how, { floor: how.floor, ...(how.wall ? { wall: how.wall } : {}) }, (surface) => {
    const opening = { z: [800, 3600], y: [120, 2450] } as const;
    const window = new Pane([-s * 2500, 120, s > 0 ? 3600 : 800], [0, 0, -s * 2800], [0, 2330, 0], [5.8, 6.1, 6.6]);
    const inks = how.inks ?? ["#DDD3C0", "#A65B3C", "#3F5663"];
    const picture = how.wall
      ? []
      : how.furniture === "reading"
        ? print(-s * 600, 1250, 0, 900, 1100, OAK, inks)
        : print(s * 500, 1330, 0, 1350, 860, OAK, inks);
    return {
      solids: [
        floor(surface("floor"), -4600, 4600, -200, 8000),
        ceiling(-4600, 4600, -200, 8000, HEIGHT),
        backWall(how.wall ? surface("wall") : paint, -4600, 4600, 0, HEIGHT, 0),
        ...(how.wall ? [] : [skirting(-4600, 4600, 0, PAINT, 120)]),
        ...windowWall(paint, -s * 2250, [0, 8000], HEIGHT, opening, s, { across: 3, down: 2, surface: plain("#2E2D2B") }),
        ...(how.furniture === "sofa" ? lounge(how, s) : how.furniture === "dining" ? dining(s) : reading(how, s)),
        ...picture,
      ],
      panes: [window],
      sun: { to: towards(-s, 0.62, 0.14), light: [1.2, 1.07, 0.86], spread: 0.007, through: [window], mask: bars(3, 2, 0.012) },
      sky: () => [0.5, 0.48, 0.45],
      view: how.portrait
        ? { x: s * 350, y: 1350, z: 6400, yaw: 0, angle: 33, up: -0.14 }
        : { x: s * 300, y: 1300, z: 6500, yaw: -s * 0.03, angle: 44, up: -0.25 },
      development: { key: how.key ?? 0.42, warmth: 0.1 },
    };
  });
}
