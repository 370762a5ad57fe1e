import { backWall, ceiling, floor, sideWall } from "../furniture/house.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, stool } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import { field } from "../surfaces/kinds.ts";
import { plain } from "../surfaces/plain.ts";
import { whole } from "../surfaces/whole.ts";
import { woodgrain } from "../surfaces/woodgrain.ts";

const DARK = plain("#3A3733", { uneven: 0.03, grain: 300 });

/** A hotel bar at night: onyx lit from behind, black marble underfoot and on the counter. */
export const onyxBar: Room = {
  code: "onyx-bar",
  version: 1,
  products: ["lumen-honey", "antica-marquina"],
  build(masters) {
    const onyx = whole(masters.get("lumen-honey")!, { shine: 0.04, rough: 0.1, glow: 0.5, fromX: 650, fromY: 100 });
    const ground = field(masters.get("antica-marquina")!, 610, 610, "#2B2B2C", 0, { shine: 0.045, rough: 0.1, mirror: true });
    const top = whole(masters.get("antica-marquina")!, { shine: 0.045, rough: 0.08, mirror: true, fromX: 200 });
    const panel = new Pane([-1290, 1000, 40], [2580, 0, 0], [0, 1300, 0], [1.3, 0.86, 0.4], false);
    const spill = new Pane([-2600, 2690, 3200], [5200, 0, 0], [0, 0, 1400], [2.2, 1.85, 1.4], false);
    const slats = woodgrain("#4A3426", true);
    return {
      solids: [
        floor(ground, -4000, 4000, -200, 8000),
        ceiling(-4000, 4000, -200, 8000, 2800),
        backWall(DARK, -4000, 4000, 0, 2800, 0),
        sideWall(slats, -2600, 0, 8000, 2800, 1),
        sideWall(slats, 2600, 0, 8000, 2800, -1),
        new Box({ x: 0, y: 1000, z: 14, w: 2600, h: 1300, d: 28 }, onyx),
        new Box({ x: 0, y: 1440, z: 160, w: 2500, h: 14, d: 220 }, BRASS),
        new Box({ x: 0, y: 1880, z: 160, w: 2500, h: 14, d: 220 }, BRASS),
        ...[-1080, -900, -740, -300, -120, 60, 520, 700, 1000].map((x, k) =>
          thrown(
            x,
            k % 2 ? 1454 : 1894,
            165,
            42,
            210 + (k % 3) * 30,
            PROFILES.bottle,
            plain(["#23372C", "#5A2A1C", "#2A2C30"][k % 3], { shine: 0.06, rough: 0.1 }),
          ),
        ),
        new Box({ x: 0, y: 100, z: 1550, w: 3100, h: 940, d: 560 }, slats),
        new Box({ x: 0, y: 0, z: 1550, w: 3000, h: 100, d: 500 }, plain("#191817")),
        new Box({ x: 0, y: 1040, z: 1550, w: 3300, h: 50, d: 740, ease: 3 }, top),
        new Cylinder({ x: -1500, y: 200, z: 1930, radius: 20, length: 3000, along: "x" }, BRASS),
        ...stool(-900, 2450, 740, plain("#5A2F27", { uneven: 0.08, grain: 80, shine: 0.02 }), BRASS),
        ...stool(0, 2480, 740, plain("#5A2F27", { uneven: 0.08, grain: 80, shine: 0.02 }), BRASS),
        ...stool(900, 2450, 740, plain("#5A2F27", { uneven: 0.08, grain: 80, shine: 0.02 }), BRASS),
        thrown(1150, 1090, 1550, 90, 180, PROFILES.bowl, plain("#D8CDB9", { shine: 0.03 })),
      ],
      panes: [panel, spill],
      sky: () => [0.2, 0.175, 0.15],
      view: { x: -250, y: 1400, z: 5900, yaw: 0.04, angle: 38, up: -0.1 },
      development: { key: 0.13, warmth: 0.1, vignette: 0.35 },
    };
  },
};
