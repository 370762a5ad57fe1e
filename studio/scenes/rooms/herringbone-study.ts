import { backWall, ceiling, floor, PAINT, PLASTER, sideSkirting, skirting, windowWall } from "../furniture/house.ts";
import { fronds } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { cushion, IRON, OAK, table, WALNUT } from "../furniture/seats.ts";
import { print } from "../furniture/wall-art.ts";
import { Pane } from "../light/pane.ts";
import { bars, towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { fishbone } from "../surfaces/kinds.ts";
import { plain } from "../surfaces/plain.ts";

/** Wood-look porcelain in herringbone, long windows drawn on it by the sun. */
export const herringboneStudy: Room = {
  code: "herringbone-study",
  version: 1,
  products: ["timberline-natural-oak"],
  build(masters) {
    const opening = { z: [700, 3100], y: [250, 2450] } as const;
    const window = new Pane([-2250, 250, 3100], [0, 0, -2400], [0, 2200, 0], [6, 6.3, 6.8]);
    const wall = plain("#C9CFC9", { uneven: 0.02, grain: 300 });
    return {
      solids: [
        floor(fishbone(masters.get("timberline-natural-oak")!, 76, 8, "#8B7353"), -2100, 4200, -200, 7000),
        ceiling(-2100, 4200, -200, 7000, 2800),
        backWall(wall, -2100, 4200, 0, 2800, 0),
        skirting(-2100, 4200, 0, PAINT, 140),
        ...windowWall(PLASTER, -2000, [0, 7000], 2800, opening, 1, { across: 2, down: 4, surface: PAINT }),
        sideSkirting(-2000, 0, 7000, 1, PAINT, 140),
        ...table(900, 420, 1700, 560, 740, WALNUT, IRON),
        thrown(400, 740, 380, 95, 260, PROFILES.bottle, plain("#E8E2D6", { uneven: 0.06, grain: 30 })),
        thrown(1500, 740, 400, 120, 80, PROFILES.bowl, plain("#A85F42", { uneven: 0.1, grain: 30 })),
        new Box({ x: 1150, y: 740, z: 400, w: 300, h: 32, d: 210, turn: 0.15 }, plain("#D8D3C8")),
        new Box({ x: 1140, y: 772, z: 400, w: 270, h: 26, d: 190, turn: 0.05 }, plain("#34506B")),
        ...print(900, 1200, 0, 820, 1050, OAK, ["#E3DAC8", "#C98F3F", "#5B6E6A"]),
        // An easy chair.
        cushion(2300, 200, 1250, 780, 190, 760, plain("#6F7F86", { uneven: 0.1, grain: 12 }), 55),
        cushion(2300, 330, 960, 780, 480, 170, plain("#6F7F86", { uneven: 0.1, grain: 12 }), 60),
        new Box({ x: 2300, y: 150, z: 1250, w: 720, h: 50, d: 700 }, WALNUT),
        new Box({ x: 1980, y: 0, z: 1550, w: 45, h: 150, d: 45 }, WALNUT),
        new Box({ x: 2620, y: 0, z: 1550, w: 45, h: 150, d: 45 }, WALNUT),
        thrown(-1450, 0, 480, 200, 400, PROFILES.pot, plain("#D6CDBD", { uneven: 0.1, grain: 60 }), 18),
        ...fronds(-1450, 360, 480, 1000, 16, 4),
      ],
      panes: [window],
      sun: { to: towards(-1, 0.68, 0.16), light: [1.5, 1.34, 1.08], spread: 0.007, through: [window], mask: bars(2, 4, 0.014) },
      sky: () => [0.5, 0.48, 0.45],
      view: { x: 300, y: 1350, z: 5600, yaw: 0.02, angle: 46, up: -0.2 },
      development: { key: 0.42, warmth: 0.1 },
    };
  },
};
