import { backWall, floor, PLASTER } from "../furniture/house.ts";
import { olive } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { bench, OAK } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { bars, towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { laid } from "../surfaces/laid.ts";
import { courses } from "../surfaces/pattern.ts";
import { plain } from "../surfaces/plain.ts";

const TILE = 203;

/** The home page: blue pattern tile meets a plaster wall in morning light; the plaster keeps room for a line of copy. */
export const hero: Room = {
  code: "hero",
  version: 1,
  width: 2560,
  height: 1440,
  products: ["costa-allegra-marina", "sagrera-moleanos"],
  build(masters) {
    const wall = laid(masters.get("costa-allegra-marina")!, {
      pattern: courses(TILE, TILE),
      piece: { w: TILE, h: TILE },
      joint: 2,
      grout: "#D9D4C8",
      repeat: 2,
      upright: true,
      shine: 0.03,
      rough: 0.5,
      hand: 0.15,
    });
    const stone = laid(masters.get("sagrera-moleanos")!, {
      pattern: courses(610, 610, 0.5),
      piece: { w: 610, h: 610 },
      joint: 3,
      grout: "#C9BFAC",
      shine: 0.02,
      rough: 0.5,
    });
    const window = new Pane([-2700, 1300, 4300], [0, 0, -2300], [0, 2200, 0], [7, 7.4, 8]);
    const pot = plain("#B9674A", { uneven: 0.12, grain: 60 });
    return {
      solids: [
        floor(stone, -5000, 6000, -200, 6500),
        backWall(PLASTER, -5000, 700, 0, 3600, 0),
        backWall(wall, 700, 6000, 0, 3600, 0),
        new Box({ x: 692, y: 0, z: 5, w: 16, h: 3600, d: 10 }, plain("#DDD6C8")),
        ...bench(2200, 420, 1500, OAK),
        thrown(2620, 440, 400, 105, 250, PROFILES.jar, plain("#E9E3D6", { uneven: 0.06, grain: 30 })),
        thrown(1850, 440, 430, 150, 90, PROFILES.bowl, plain("#3F5F8F", { shine: 0.04, rough: 0.2 })),
        thrown(960, 0, 620, 210, 390, PROFILES.pot, pot, 22),
        ...olive(960, 340, 620, 1700, 5),
      ],
      panes: [window],
      sun: { to: towards(-1, 0.36, 0.62), light: [1.5, 1.32, 1.05], spread: 0.008, through: [window], mask: bars(3, 4, 0.014) },
      sky: () => [0.5, 0.48, 0.455],
      view: { x: 620, y: 1250, z: 5600, yaw: 0, angle: 45, up: -0.13 },
      development: { key: 0.54, warmth: 0.15 },
    };
  },
};
