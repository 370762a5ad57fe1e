import { backWall, ceiling, floor, PAINT, PLASTER, sideSkirting, windowWall } from "../furniture/house.ts";
import { globe } from "../furniture/lamps.ts";
import { fronds } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, IRON, OAK, OAK_UPRIGHT, stool, table } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { bars, towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import type { Solid } from "../solids/solid.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";
import { type Covering, roomOf, type Variant } from "./covering.ts";

export interface Kitchen extends Variant {
  readonly floor: Covering;
  readonly splash: Covering;
  readonly counter?: Covering;
  readonly cabinets: Surface;
  readonly above: "shelf" | "hood" | "globes";
  readonly middle: "island" | "table" | "nothing";
  /** How high the tile goes. */
  readonly tiledTo?: number;
  readonly pots?: readonly [string, string, string];
  readonly metal?: Surface;
}

const WOOD_TOP = OAK;
const HEIGHT = 2750;

function run(toX: number, count: number, body: Surface, pull: Surface, s: number): Solid[] {
  const each = (toX * 2) / count;
  const solids: Solid[] = [
    new Box({ x: 0, y: 100, z: 290, w: toX * 2, h: 770, d: 580 }, body),
    new Box({ x: 0, y: 0, z: 270, w: toX * 2, h: 100, d: 500 }, plain("#2B2A28")),
  ];
  for (let k = 0; k < count; k++) {
    const x = -toX + each * (k + 0.5);
    if (k % 3 === 1) {
      for (const [y, h] of [
        [112, 360],
        [476, 180],
        [660, 192],
      ]) {
        solids.push(new Box({ x, y, z: 590, w: each - 6, h, d: 20, ease: 2 }, body));
        solids.push(new Cylinder({ x: x - 80, y: y + h - 45, z: 614, radius: 6, length: 160, along: "x" }, pull));
      }
      continue;
    }
    solids.push(new Box({ x, y: 112, z: 590, w: each - 6, h: 740, d: 20, ease: 2 }, body));
    solids.push(new Cylinder({ x: x + s * (each / 2 - 45), y: 640, z: 612, radius: 6, length: 150 }, pull));
  }
  return solids;
}

function faucet(x: number, metal: Surface): Solid[] {
  return [
    new Cylinder({ x, y: 910, z: 160, radius: 14, length: 330 }, metal),
    new Cylinder({ x, y: 1230, z: 150, radius: 13, length: 210, along: "z" }, metal),
    new Cylinder({ x, y: 1185, z: 348, radius: 12, length: 48 }, metal),
  ];
}

function overhead(how: Kitchen, s: number, pots: readonly Surface[], metal: Surface): Solid[] {
  const jars = (y: number, from: number) => [
    thrown(s * from, y, 130, 80, 170, PROFILES.jar, pots[0]),
    thrown(s * (from + 330), y, 130, 66, 235, PROFILES.bottle, pots[1]),
    thrown(s * (from + 760), y, 130, 120, 90, PROFILES.bowl, pots[2]),
    thrown(s * (from + 1350), y, 130, 75, 150, PROFILES.drum, pots[0]),
  ];
  if (how.above === "shelf") return [new Box({ x: s * 300, y: 1640, z: 130, w: 2900, h: 40, d: 260, ease: 3 }, OAK), ...jars(1680, -700)];
  if (how.above === "hood")
    return [
      new Box({ x: s * 350, y: 1640, z: 240, w: 1150, h: 90, d: 480, ease: 5 }, PLASTER),
      new Box({ x: s * 350, y: 1730, z: 210, w: 1040, h: HEIGHT - 1730, d: 420, ease: 8 }, PLASTER),
      new Box({ x: s * 350, y: 908, z: 300, w: 760, h: 8, d: 480, ease: 2 }, plain("#1F1F20", { shine: 0.05, rough: 0.15 })),
      new Box({ x: -s * 1250, y: 1640, z: 120, w: 1300, h: 36, d: 230, ease: 3 }, OAK),
      thrown(-s * 1600, 1676, 120, 80, 170, PROFILES.jar, pots[0]),
      thrown(-s * 1250, 1676, 120, 66, 230, PROFILES.bottle, pots[1]),
      thrown(-s * 900, 1676, 120, 110, 85, PROFILES.bowl, pots[2]),
    ];
  return [-900, 0, 900]
    .flatMap((x) => [...globe(x, 1960, 420, 95, HEIGHT)])
    .concat(new Cylinder({ x: -1700, y: 1560, z: 60, radius: 9, length: 3400, along: "x" }, metal));
}

function between(how: Kitchen, s: number, top: Surface, pots: readonly Surface[]): Solid[] {
  if (how.middle === "table")
    return [
      ...table(s * 350, 2350, 2100, 900, 750, OAK, OAK_UPRIGHT),
      ...stool(-s * 250, 2950, 460, OAK, IRON),
      ...stool(s * 650, 2980, 460, OAK, IRON),
      thrown(s * 100, 750, 2300, 190, 110, PROFILES.bowl, pots[2]),
      thrown(s * 900, 750, 2250, 85, 260, PROFILES.bottle, pots[1]),
      ...fronds(s * 900, 960, 2250, 330, 8, 6),
    ];
  if (how.middle === "island")
    return [
      new Box({ x: s * 250, y: 880, z: 2350, w: 2500, h: 40, d: 1000, ease: 2.5 }, top),
      new Box({ x: s * 250, y: 90, z: 2250, w: 2360, h: 790, d: 700, ease: 3 }, how.cabinets),
      new Box({ x: s * 250, y: 0, z: 2230, w: 2280, h: 90, d: 620 }, plain("#2B2A28")),
      ...stool(-s * 350, 3000, 660, OAK, IRON),
      ...stool(s * 450, 3020, 660, OAK, IRON),
      thrown(s * 950, 920, 2250, 95, 260, PROFILES.bottle, pots[1]),
      ...fronds(s * 950, 1150, 2250, 400, 9, 3),
      thrown(-s * 300, 920, 2300, 170, 95, PROFILES.bowl, pots[2]),
      ...(how.above === "globes" ? [] : [...globe(-s * 300, 1830, 2350, 120, HEIGHT), ...globe(s * 800, 1830, 2350, 120, HEIGHT)]),
    ];
  return [];
}

/** A run of cabinets under a tiled wall, with an island, a table or nothing before it. */
export function kitchen(how: Kitchen): Room {
  const { side: s = 1, metal = BRASS, tiledTo = 1640 } = how;
  const pots = (how.pots ?? ["#D8CDB8", "#6E7F86", "#B98E6B"]).map((hex) => plain(hex, { uneven: 0.08, grain: 30, shine: 0.02 }));
  return roomOf(how, { floor: how.floor, backsplash: how.splash, ...(how.counter ? { counter: how.counter } : {}) }, (surface) => {
    const top = how.counter ? surface("counter") : WOOD_TOP;
    const wide = how.middle === "nothing";
    const opening = { z: [900, 2900], y: [850, 2250] } as const;
    const window = new Pane([-s * 2450, 850, s > 0 ? 2900 : 900], [0, 0, -s * 2000], [0, 1400, 0], [8, 8.4, 9]);
    const back = new Pane([s * 3300, 700, s > 0 ? 5200 : 3700], [0, 2000, 0], [0, 0, -s * 1500], [1.2, 1.1, 1]);
    return {
      solids: [
        floor(surface("floor"), -3600, 3600, -200, 7500),
        ceiling(-3600, 3600, -200, 7500, HEIGHT),
        backWall(PAINT, -3600, 3600, tiledTo, HEIGHT, 0),
        backWall(surface("backsplash"), -3600, 3600, 0, tiledTo, 0),
        ...windowWall(PLASTER, -s * 2200, [0, 7500], HEIGHT, opening, s, { across: 2, down: 3, surface: PAINT }),
        sideSkirting(-s * 2200, 600, 7500, s),
        ...run(2196, 7, how.cabinets, metal, s),
        new Box({ x: 0, y: 870, z: 310, w: 4392, h: 40, d: 640, ease: 3 }, top),
        new Box({ x: s * 2900, y: 0, z: 320, w: 1380, h: HEIGHT, d: 640 }, how.cabinets),
        ...(how.above === "hood" ? faucet(-s * 1250, metal) : faucet(s * 100, metal)),
        ...overhead(how, s, pots, metal),
        ...between(how, s, top, pots),
        thrown(-s * 1700, 910, 260, 90, 200, PROFILES.drum, pots[0]),
        thrown(s * 1500, 910, 240, 75, 240, PROFILES.bottle, pots[1]),
        new Box({ x: s * 1150, y: 910, z: 70, w: 330, h: 420, d: 26, ease: 6 }, OAK_UPRIGHT),
      ],
      panes: [window, back],
      sun: { to: towards(-s, 0.6, 0.14), light: [1.5, 1.34, 1.08], spread: 0.007, through: [window], mask: bars(2, 3, 0.016) },
      sky: () => [0.44, 0.42, 0.4],
      view: wide
        ? { x: s * 150, y: 1400, z: 5300, yaw: -s * 0.02, angle: 43, up: -0.26 }
        : { x: s * 300, y: 1550, z: 6500, yaw: -s * 0.03, angle: 43, up: -0.31 },
      development: { key: how.key ?? 0.35, warmth: 0.06 },
    };
  });
}
