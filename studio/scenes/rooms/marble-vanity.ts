import { basin, towel, vanity, wallTap } from "../furniture/bath.ts";
import { backWall, ceiling, floor, PLASTER, sideSkirting, sideWall } from "../furniture/house.ts";
import { globe } from "../furniture/lamps.ts";
import { fronds } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import { field } from "../surfaces/kinds.ts";
import { plain } from "../surfaces/plain.ts";
import { whole } from "../surfaces/whole.ts";
import { woodgrain } from "../surfaces/woodgrain.ts";

/** Two basins before a wall of bold marble porcelain, a woven marble mosaic on the floor. */
export const marbleVanity: Room = {
  code: "marble-vanity",
  version: 1,
  products: ["magnifica-calacatta", "opus-carrara-with-bardiglio", "antica-marquina"],
  build(masters) {
    const wall = field(masters.get("magnifica-calacatta")!, 610, 1219, "#E4E0D8", 0, { shine: 0.04, rough: 0.12, mirror: true });
    const weave = whole(masters.get("opus-carrara-with-bardiglio")!, { shine: 0.03, rough: 0.35, hand: 0.3 });
    const top = whole(masters.get("antica-marquina")!, { shine: 0.04, rough: 0.15, fromX: 700 });
    const window = new Pane([-2400, 900, 3600], [0, 0, -2200], [0, 1600, 0], [7, 7.4, 8]);
    const back = new Pane([1800, 800, 5380], [0, 1500, 0], [-2400, 0, 0], [1.6, 1.6, 1.6], false);
    const glass = plain("#D5D9DB", { shine: 0.86, rough: 0.015, mirror: true, uneven: 0 });
    return {
      solids: [
        floor(weave, -2500, 2600, -200, 5400),
        ceiling(-2500, 2600, -200, 5400, 2700),
        backWall(wall, -2500, 2600, 0, 2700, 0),
        sideWall(PLASTER, 2300, 0, 5400, 2700, -1),
        sideSkirting(2300, 0, 5400, -1),
        new Box({ x: 0, y: 0, z: 5500, w: 5200, h: 2700, d: 100 }, PLASTER),
        new Box({ x: 500, y: 0, z: 5430, w: 900, h: 2150, d: 40, ease: 3 }, plain("#8C9A93", { shine: 0.02 })),
        new Box({ x: 500, y: 0, z: 5440, w: 1080, h: 2240, d: 30 }, plain("#F1EEE8")),
        ...vanity(0, 0, 1900, 520, woodgrain("#6E4A33"), top, BRASS),
        basin(-470, 810, 280, 205),
        basin(470, 810, 280, 205),
        ...wallTap(-470, 1060, 0, BRASS),
        ...wallTap(470, 1060, 0, BRASS),
        new Cylinder({ x: -470, y: 1640, z: 4, radius: 372, length: 18, along: "z" }, BRASS),
        new Cylinder({ x: -470, y: 1640, z: 12, radius: 360, length: 14, along: "z" }, glass),
        new Cylinder({ x: 470, y: 1640, z: 4, radius: 372, length: 18, along: "z" }, BRASS),
        new Cylinder({ x: 470, y: 1640, z: 12, radius: 360, length: 14, along: "z" }, glass),
        ...globe(0, 1700, 170, 80, 2700),
        ...globe(-1020, 1700, 170, 80, 2700),
        ...globe(1020, 1700, 170, 80, 2700),
        thrown(0, 810, 260, 55, 150, PROFILES.drum, plain("#E9E3D7", { uneven: 0.05 })),
        thrown(130, 810, 300, 40, 110, PROFILES.jar, plain("#B9764F", { uneven: 0.08, grain: 30 })),
        new Cylinder({ x: 1300, y: 1180, z: 55, radius: 9, length: 520, along: "x" }, BRASS),
        ...towel(1560, 1192, 55, 360, 640),
        thrown(-1550, 0, 380, 190, 380, PROFILES.pot, plain("#CFC6B6", { uneven: 0.1, grain: 60 }), 18),
        ...fronds(-1550, 340, 380, 950, 16, 33),
      ],
      panes: [window, back],
      sun: { to: towards(-1, 0.7, 0.35), light: [1.4, 1.25, 1], spread: 0.007, through: [window] },
      sky: () => [0.5, 0.49, 0.47],
      view: { x: -150, y: 1300, z: 4900, yaw: 0.02, angle: 44, up: -0.08 },
      development: { key: 0.38 },
    };
  },
};
