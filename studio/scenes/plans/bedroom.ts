import { backWall, ceiling, floor, PAINT, PLASTER, skirting } from "../furniture/house.ts";
import { globe } from "../furniture/lamps.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { cushion, OAK, WALNUT } from "../furniture/seats.ts";
import { print } from "../furniture/wall-art.ts";
import { Pane } from "../light/pane.ts";
import { bars, towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";
import { type Covering, roomOf, type Variant } from "./covering.ts";

export interface Bedroom extends Variant {
  readonly floor: Covering;
  readonly wall?: Covering;
  readonly paint?: Surface;
  readonly wood?: Surface;
  readonly cloth: string;
  readonly inks?: readonly [string, string, string];
}

const SHEET = plain("#F1EDE5", { uneven: 0.05, grain: 60 });
const HEIGHT = 2700;

/** A bed seen from its foot. */
export function bedroom(how: Bedroom): Room {
  const { side: s = 1, wood = OAK, paint = PLASTER } = how;
  return roomOf(how, { floor: how.floor, ...(how.wall ? { wall: how.wall } : {}) }, (surface) => {
    const window = new Pane([-s * 2900, 600, s > 0 ? 4300 : 1700], [0, 0, -s * 2600], [0, 1900, 0], [6.5, 6.9, 7.5]);
    const x = s * 350;
    return {
      solids: [
        floor(surface("floor"), -4000, 4000, -200, 7500),
        ceiling(-4000, 4000, -200, 7500, HEIGHT),
        backWall(how.wall ? surface("wall") : paint, -4000, 4000, 0, HEIGHT, 0),
        ...(how.wall
          ? []
          : [skirting(-4000, 4000, 0, PAINT, 110), ...print(x, 1420, 0, 1200, 760, wood, how.inks ?? ["#DCD2C0", "#5B6E6A", "#C98F3F"])]),
        new Box({ x, y: 0, z: 60, w: 2250, h: how.wall ? 950 : 1050, d: 70, ease: 5 }, wood),
        new Box({ x, y: 110, z: 1130, w: 1860, h: 120, d: 2100, ease: 5 }, wood),
        cushion(x, 225, 1130, 1780, 250, 2040, SHEET, 60),
        cushion(x, 300, 1350, 1920, 210, 1640, plain("#DDD6CA", { uneven: 0.08, grain: 120 }), 70),
        cushion(x, 330, 1800, 1960, 195, 620, plain(how.cloth, { uneven: 0.12, grain: 9 }), 50),
        cushion(x - 430, 480, 300, 680, 420, 190, SHEET, 80),
        cushion(x + 430, 480, 300, 680, 420, 190, SHEET, 80),
        cushion(x, 480, 480, 600, 330, 150, plain(how.cloth, { uneven: 0.1, grain: 12 }), 65),
        ...[-1, 1].flatMap((k) => [new Box({ x: x + k * 1430, y: 0, z: 280, w: 460, h: 470, d: 400, ease: 4 }, how.wall ? WALNUT : wood)]),
        thrown(x - s * 1480, 470, 260, 75, 190, PROFILES.jar, plain("#D8CCB6", { uneven: 0.08, grain: 30 })),
        ...globe(x + s * 1430, 1350, 300, 120, HEIGHT),
        new Box({ x: x - s * 1390, y: 470, z: 330, w: 190, h: 40, d: 260, turn: 0.2 }, plain("#34506B")),
      ],
      panes: [window],
      sun: { to: towards(-s, 0.5, 0.3), light: [1.3, 1.15, 0.92], spread: 0.007, through: [window], mask: bars(2, 3, 0.014) },
      sky: () => [0.5, 0.48, 0.45],
      view: { x: -s * 500, y: 1400, z: 6300, yaw: s * 0.06, angle: 44, up: -0.24 },
      development: { key: how.key ?? 0.45, warmth: 0.1 },
    };
  });
}
