import { backWall, ceiling, floor, PAINT } from "../furniture/house.ts";
import { globe } from "../furniture/lamps.ts";
import { fronds } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, IRON, OAK, stool } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { bars, towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";
import { type Covering, roomOf, type Variant } from "./covering.ts";

export interface Counter extends Variant {
  readonly floor: Covering;
  readonly front: Covering;
  readonly top?: Covering;
  /** The wall behind, painted when missing. */
  readonly wall?: Covering;
  readonly paint?: Surface;
  readonly pots?: readonly string[];
  readonly seat?: Surface;
  readonly metal?: Surface;
}

const HEIGHT = 3000;

/** A counter of a café or a bar, shelves behind it. */
export function counter(how: Counter): Room {
  const { side: s = 1, metal = BRASS, paint = PAINT, seat = OAK } = how;
  const pots = (how.pots ?? ["#E9E2D4", "#8FA69A", "#C98F7F", "#D8B25A", "#4E5B63"]).map((hex) =>
    plain(hex, { uneven: 0.06, grain: 40, shine: 0.03 }),
  );
  const parts = { floor: how.floor, front: how.front, ...(how.top ? { counter: how.top } : {}), ...(how.wall ? { wall: how.wall } : {}) };
  return roomOf(how, parts, (surface) => {
    const window = new Pane([-s * 3600, 300, s > 0 ? 5200 : 1000], [0, 0, -s * 4200], [0, 2500, 0], [5.6, 5.9, 6.3]);
    const shelf = (y: number) => new Box({ x: s * 300, y, z: 140, w: 3300, h: 40, d: 270, ease: 3 }, OAK);
    const forms = [PROFILES.jar, PROFILES.drum, PROFILES.bottle, PROFILES.bowl];
    return {
      solids: [
        floor(surface("floor"), -5000, 5000, -200, 8000),
        ceiling(-5000, 5000, -200, 8000, HEIGHT),
        backWall(how.wall ? surface("wall") : paint, -5000, 5000, 0, 2400, 0),
        backWall(paint, -5000, 5000, 2400, HEIGHT, 0),
        shelf(1500),
        shelf(1900),
        ...Array.from({ length: 12 }, (_, k) =>
          thrown(
            s * (-1150 + k * 255 + (k % 3) * 30),
            k % 2 ? 1540 : 1940,
            140,
            66 + (k % 3) * 12,
            130 + (k % 4) * 38,
            forms[k % 4],
            pots[k % pots.length],
          ),
        ),
        new Box({ x: s * 250, y: 0, z: 1600, w: 3400, h: 1060, d: 640 }, surface("front")),
        new Box({ x: s * 250, y: 1060, z: 1600, w: 3500, h: 45, d: 740, ease: 3 }, how.top ? surface("counter") : OAK),
        new Cylinder({ x: s * 250 - 1650, y: 180, z: 2000, radius: 20, length: 3300, along: "x" }, metal),
        new Box(
          { x: -s * 800, y: 1105, z: 1550, w: 420, h: 380, d: 360, ease: 10 },
          plain("#C9CBCC", { shine: 0.4, rough: 0.25, mirror: true }),
        ),
        thrown(s * 100, 1105, 1600, 190, 60, PROFILES.bowl, OAK),
        thrown(s * 1450, 1105, 1550, 110, 260, PROFILES.bottle, plain("#F0EBE0", { shine: 0.03 })),
        ...fronds(s * 1450, 1340, 1550, 440, 11, 14),
        ...[-500, 350, 1200].flatMap((x) => stool(s * x, 2480, 720, seat, IRON)),
        ...[-800, 250, 1300].flatMap((x) => globe(s * x, 2080, 1650, 130, HEIGHT)),
      ],
      panes: [window],
      sun: { to: towards(-s, 0.55, 0.42), light: [1.6, 1.42, 1.12], spread: 0.007, through: [window], mask: bars(4, 2, 0.01) },
      sky: () => [0.48, 0.46, 0.44],
      view: { x: -s * 200, y: 1450, z: 6700, yaw: s * 0.05, angle: 42, up: -0.11 },
      development: { key: how.key ?? 0.36, warmth: 0.08 },
    };
  });
}
