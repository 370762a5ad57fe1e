import { backWall, floor, sideWall } from "../furniture/house.ts";
import { olive } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { Pane } from "../light/pane.ts";
import { towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { field } from "../surfaces/kinds.ts";
import { plain } from "../surfaces/plain.ts";

/** A gallery-like entry in vein-cut travertine, crossed by one band of sun. */
export const travertineEntry: Room = {
  code: "travertine-entry",
  version: 1,
  products: ["tibur-ivory", "tibur-walnut"],
  build(masters) {
    const wall = field(masters.get("tibur-ivory")!, 610, 610, "#CFC3A8", 0.5, { shine: 0.03, rough: 0.35, upright: true });
    const ground = field(masters.get("tibur-ivory")!, 610, 610, "#CFC3A8", 0, { shine: 0.035, rough: 0.2, mirror: true });
    const dark = field(masters.get("tibur-walnut")!, 610, 305, "#8A6E50", 0, { shine: 0.03, rough: 0.35, upright: true });
    const slot = new Pane([-2700, 200, 3600], [0, 0, -900], [0, 3000, 0], [9, 9.4, 10]);
    const front = new Pane([2600, 500, 7400], [0, 2200, 0], [-4800, 0, 0], [1.5, 1.5, 1.5]);
    return {
      solids: [
        floor(ground, -3000, 3600, -1200, 8000),
        backWall(wall, -3000, 900, 0, 3600, 0),
        new Box({ x: 2100, y: 0, z: -650, w: 2400, h: 3600, d: 200 }, dark),
        new Box({ x: 900, y: 0, z: -300, w: 200, h: 3600, d: 600 }, wall),
        sideWall(wall, 3200, -700, 8000, 3600, -1),
        new Box({ x: -900, y: 0, z: 620, w: 420, h: 900, d: 420, ease: 4 }, dark),
        thrown(-900, 900, 620, 170, 420, PROFILES.jar, plain("#E9E1D2", { uneven: 0.1, grain: 30 }), 12),
        new Box({ x: -100, y: 0, z: 560, w: 520, h: 430, d: 420, ease: 4 }, wall),
        thrown(-100, 430, 560, 160, 110, PROFILES.bowl, plain("#7A5C45", { uneven: 0.15, grain: 40 })),
        thrown(2100, 0, 400, 260, 470, PROFILES.pot, plain("#D3C6AC", { uneven: 0.12, grain: 60 }), 22),
        ...olive(2100, 420, 400, 1900, 23),
      ],
      panes: [slot, front],
      sun: { to: towards(-1, 0.42, 0.5), light: [2.1, 1.85, 1.42], spread: 0.007, through: [slot] },
      sky: () => [0.46, 0.44, 0.4],
      view: { x: 250, y: 1400, z: 6400, yaw: 0.01, angle: 44, up: -0.08 },
      development: { key: 0.4, warmth: 0.12 },
    };
  },
};
