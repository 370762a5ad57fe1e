import { filler, TOWEL, towel, tub } from "../furniture/bath.ts";
import { backWall, ceiling, floor, PLASTER, sideSkirting, sideWall } from "../furniture/house.ts";
import { fronds } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, OAK, OAK_UPRIGHT, table } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { bars, towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import { laid } from "../surfaces/laid.ts";
import { columns } from "../surfaces/pattern.ts";
import { plain } from "../surfaces/plain.ts";
import { whole } from "../surfaces/whole.ts";

/** A bathroom with hand-glazed blue tile behind a freestanding tub, flowers of hexagons on the floor. */
export const blueBath: Room = {
  code: "blue-bath",
  version: 1,
  products: ["marin-tomales", "colmena-white-with-black-flower"],
  build(masters) {
    const glaze = masters.get("marin-tomales")!;
    const cell = glaze.entry.cellMm!;
    const wall = laid(glaze, {
      pattern: columns(cell.w + 2, cell.h + 2, 0.5),
      piece: cell,
      joint: 2,
      grout: "#C9CCCB",
      shine: 0.05,
      rough: 0.1,
      hand: 1,
      bevel: 3,
      variety: 0.08,
      upright: true,
    });
    const hex = whole(masters.get("colmena-white-with-black-flower")!, { shine: 0.03, rough: 0.45, hand: 0.4 });
    const window = new Pane([-2300, 800, 3300], [0, 0, -2300], [0, 1700, 0], [8, 8.4, 9]);
    return {
      solids: [
        floor(hex, -2400, 2600, -200, 5000),
        ceiling(-2400, 2600, -200, 5000, 2750),
        backWall(wall, -2400, 2600, 0, 2750, 0),
        sideWall(PLASTER, 2050, -200, 5000, 2750, -1),
        sideSkirting(2050, 0, 5000, -1),
        tub(-50, 820, 1750, 820, 590),
        ...filler(-1130, 780, 330, BRASS),
        ...table(1260, 640, 420, 340, 450, OAK, OAK_UPRIGHT),
        new Box({ x: 1260, y: 450, z: 640, w: 300, h: 60, d: 240, ease: 20 }, TOWEL),
        new Box({ x: 1255, y: 510, z: 642, w: 290, h: 55, d: 236, ease: 20 }, plain("#C8CFCF", { uneven: 0.1, grain: 14 })),
        thrown(1600, 0, 420, 190, 360, PROFILES.pot, plain("#D9D2C4", { uneven: 0.1, grain: 60 }), 18),
        ...fronds(1600, 330, 420, 800, 17, 8),
        new Cylinder({ x: 820, y: 1500, z: 60, radius: 9, length: 560, along: "x" }, BRASS),
        ...towel(1080, 1512, 60, 360, 640, plain("#E9DDC9", { uneven: 0.1, grain: 14, lean: 0.2 })),
        new Cylinder({ x: 360, y: 590, z: 1185, radius: 60, length: 28 }, plain("#EADFC8", { uneven: 0.06 })),
      ],
      panes: [window],
      sun: { to: towards(-1, 0.55, 0.2), light: [2.1, 1.9, 1.5], spread: 0.007, through: [window], mask: bars(2, 3, 0.014) },
      sky: () => [0.42, 0.41, 0.4],
      view: { x: 120, y: 1180, z: 4500, yaw: 0, angle: 45, up: -0.13 },
      development: { key: 0.36, warmth: 0.05 },
    };
  },
};
