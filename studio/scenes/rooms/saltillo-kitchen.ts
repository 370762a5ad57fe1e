import { backWall, ceiling, floor, PLASTER, windowWall } from "../furniture/house.ts";
import { fronds } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { bench, OAK, OAK_UPRIGHT, table, WALNUT } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { bars, towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { glazed, honeycomb } from "../surfaces/kinds.ts";
import { plain } from "../surfaces/plain.ts";

/** A country kitchen: terracotta hexagons, a band of cream glaze, a scrubbed table. */
export const saltilloKitchen: Room = {
  code: "saltillo-kitchen",
  version: 1,
  products: ["paseo-saltillo", "marin-bolinas"],
  build(masters) {
    const opening = { z: [900, 2900], y: [800, 2250] } as const;
    const window = new Pane([-2350, 800, 2900], [0, 0, -2000], [0, 1450, 0], [8, 8.4, 9]);
    const front = plain("#C9C7B4", { uneven: 0.02, shine: 0.02 });
    return {
      solids: [
        floor(honeycomb(masters.get("paseo-saltillo")!, 203, "#BCA890"), -2300, 4500, -200, 7000),
        ceiling(-2300, 4500, -200, 7000, 2700),
        backWall(glazed(masters.get("marin-bolinas")!, "#D9CFBA", 0.5, true), -2300, 4500, 0, 1650, 0),
        backWall(PLASTER, -2300, 4500, 1650, 2700, 0),
        ...windowWall(PLASTER, -2100, [0, 7000], 2700, opening, 1, { across: 2, down: 3, surface: OAK }),
        new Box({ x: 700, y: 80, z: 290, w: 5000, h: 780, d: 560 }, front),
        ...[-1500, -900, -300, 300, 900, 1500, 2100, 2700].map(
          (x) => new Box({ x, y: 100, z: 575, w: 584, h: 745, d: 18, ease: 3 }, front),
        ),
        new Box({ x: 700, y: 860, z: 300, w: 5040, h: 45, d: 620, ease: 4 }, WALNUT),
        new Box({ x: 900, y: 1650, z: 120, w: 2600, h: 45, d: 240, ease: 4 }, OAK),
        thrown(-200, 1695, 120, 90, 190, PROFILES.jar, plain("#9F5B3C", { uneven: 0.12, grain: 40 })),
        thrown(150, 1695, 120, 110, 90, PROFILES.bowl, plain("#E8E0CF", { shine: 0.03 })),
        thrown(900, 1695, 120, 70, 240, PROFILES.bottle, plain("#5F7A6A", { shine: 0.04, rough: 0.2 })),
        thrown(1500, 1695, 120, 85, 150, PROFILES.drum, plain("#D8C8A6", { uneven: 0.1, grain: 30 })),
        thrown(-1000, 905, 260, 90, 210, PROFILES.drum, plain("#EDE6D8")),
        ...fronds(-1500, 905, 260, 420, 10, 12),
        thrown(-1500, 905, 260, 90, 150, PROFILES.pot, plain("#B9674A", { uneven: 0.12, grain: 40 })),
        ...table(800, 2300, 2100, 900, 750, OAK, OAK_UPRIGHT),
        ...bench(800, 3050, 1800, OAK, 450, 320),
        thrown(550, 750, 2300, 190, 110, PROFILES.bowl, plain("#E2D5BD", { uneven: 0.1, grain: 40 })),
        thrown(1200, 750, 2250, 85, 260, PROFILES.bottle, plain("#7C8F86", { shine: 0.03 })),
      ],
      panes: [window],
      sun: { to: towards(-1, 0.6, 0.12), light: [1.4, 1.28, 1.06], spread: 0.007, through: [window], mask: bars(2, 3, 0.016) },
      sky: () => [0.48, 0.45, 0.41],
      view: { x: 200, y: 1450, z: 6000, yaw: 0.02, angle: 45, up: -0.2 },
      development: { key: 0.35, warmth: 0 },
    };
  },
};
