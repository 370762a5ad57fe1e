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
import { field, glazed } from "../surfaces/kinds.ts";
import { plain } from "../surfaces/plain.ts";
import { whole } from "../surfaces/whole.ts";

const POTS = ["#E9E2D4", "#8FA69A", "#C98F7F", "#D8B25A", "#4E5B63"];

/** An ice-cream counter clad in pink terrazzo, glazed tile behind it. */
export const terrazzoCounter: Room = {
  code: "terrazzo-counter",
  version: 1,
  products: ["miga-confetti-rosa", "marin-headlands", "miga-sugar"],
  build(masters) {
    const rosa = masters.get("miga-confetti-rosa")!;
    const front = field(rosa, 610, 1110, "#D9BDB2", 0, { shine: 0.03, rough: 0.4, upright: true });
    const top = whole(rosa, { shine: 0.04, rough: 0.12, mirror: true, fromY: 200 });
    const tiles = glazed(masters.get("marin-headlands")!, "#B9BFB4", 0.5, true);
    const ground = field(masters.get("miga-sugar")!, 610, 610, "#D9D8D4", 0, { shine: 0.035, rough: 0.25 });
    const window = new Pane([-3600, 300, 5200], [0, 0, -4200], [0, 2500, 0], [5.6, 5.9, 6.3]);
    const jars = [-1300, -1020, -760, -500, 300, 620, 900, 1260, 1500];
    return {
      solids: [
        floor(ground, -4500, 5000, -200, 8000),
        ceiling(-4500, 5000, -200, 8000, 3100),
        backWall(tiles, -4500, 5000, 0, 2300, 0),
        backWall(PAINT, -4500, 5000, 2300, 3100, 0),
        new Box({ x: 200, y: 1500, z: 140, w: 3900, h: 40, d: 270, ease: 3 }, OAK),
        new Box({ x: 200, y: 1930, z: 140, w: 3900, h: 40, d: 270, ease: 3 }, OAK),
        ...jars.map((x, k) => {
          const form = [PROFILES.jar, PROFILES.drum, PROFILES.bottle, PROFILES.bowl][k % 4];
          const hex = POTS[k % POTS.length];
          return thrown(
            x,
            k % 2 ? 1540 : 1970,
            140,
            75 + (k % 3) * 12,
            150 + (k % 4) * 35,
            form,
            plain(hex, { uneven: 0.06, grain: 40, shine: 0.03 }),
          );
        }),
        // The counter: clad front, a lower shelf of brass at the foot, a thick top.
        new Box({ x: 350, y: 0, z: 1700, w: 3660, h: 1080, d: 640 }, front),
        new Box({ x: 350, y: 1080, z: 1700, w: 3760, h: 50, d: 760, ease: 3 }, top),
        new Cylinder({ x: -1400, y: 180, z: 2110, radius: 20, length: 3500, along: "x" }, BRASS),
        new Box(
          { x: -700, y: 1130, z: 1650, w: 360, h: 150, d: 300, ease: 6 },
          plain("#C9CBCC", { shine: 0.4, rough: 0.25, mirror: true }),
        ),
        thrown(100, 1130, 1650, 190, 60, PROFILES.bowl, OAK),
        thrown(1500, 1130, 1600, 110, 270, PROFILES.bottle, plain("#F0EBE0", { shine: 0.03 })),
        ...fronds(1500, 1370, 1600, 480, 11, 14),
        ...stool(-300, 2560, 720, OAK, IRON),
        ...stool(500, 2600, 720, OAK, IRON),
        ...stool(1300, 2560, 720, OAK, IRON),
        ...globe(-700, 2080, 1700, 140, 3100),
        ...globe(350, 2080, 1700, 140, 3100),
        ...globe(1400, 2080, 1700, 140, 3100),
      ],
      panes: [window],
      sun: { to: towards(-1, 0.55, 0.42), light: [1.7, 1.5, 1.18], spread: 0.007, through: [window], mask: bars(4, 2, 0.01) },
      sky: () => [0.5, 0.48, 0.46],
      view: { x: -300, y: 1450, z: 7100, yaw: 0.07, angle: 43, up: -0.1 },
      development: { key: 0.37, warmth: 0.08 },
    };
  },
};
