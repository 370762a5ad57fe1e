import { backWall, ceiling, floor, PAINT, PLASTER, skirting } from "../furniture/house.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, cushion, OAK } from "../furniture/seats.ts";
import { print } from "../furniture/wall-art.ts";
import { Pane } from "../light/pane.ts";
import { bars, towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import { Ellipsoid } from "../solids/ellipsoid.ts";
import { boards } from "../surfaces/kinds.ts";
import { plain } from "../surfaces/plain.ts";

const SHEET = plain("#F1EDE5", { uneven: 0.05, grain: 60 });
const THROW = plain("#A9846A", { uneven: 0.12, grain: 9 });

/** A bedroom on wide smoked oak boards. */
export const bedroomBoards: Room = {
  code: "bedroom-boards",
  version: 1,
  products: ["planx-smoked"],
  build(masters) {
    const window = new Pane([-2900, 600, 4300], [0, 0, -2600], [0, 1900, 0], [6.5, 6.9, 7.5]);
    return {
      solids: [
        floor(boards(masters.get("planx-smoked")!, 2210, 229, "#3A2C20"), -3500, 4500, -200, 7500),
        ceiling(-3500, 4500, -200, 7500, 2700),
        backWall(PLASTER, -3500, 4500, 0, 2700, 0),
        skirting(-3500, 4500, 0, PAINT, 110),
        new Box({ x: 700, y: 0, z: 60, w: 2300, h: 1050, d: 70, ease: 5 }, OAK),
        new Box({ x: 700, y: 110, z: 1130, w: 1900, h: 120, d: 2100, ease: 5 }, OAK),
        cushion(700, 225, 1130, 1820, 250, 2040, SHEET, 60),
        cushion(700, 300, 1350, 1960, 210, 1640, plain("#D9D2C6", { uneven: 0.08, grain: 120 }), 70),
        cushion(700, 330, 1800, 2000, 195, 560, THROW, 50),
        cushion(270, 480, 300, 680, 420, 190, SHEET, 80),
        cushion(1130, 480, 300, 680, 420, 190, SHEET, 80),
        cushion(700, 480, 480, 560, 330, 150, plain("#5C6B70", { uneven: 0.1, grain: 12 }), 65),
        new Box({ x: -820, y: 0, z: 280, w: 460, h: 480, d: 400, ease: 4 }, OAK),
        new Box({ x: 2220, y: 0, z: 280, w: 460, h: 480, d: 400, ease: 4 }, OAK),
        thrown(-900, 480, 260, 75, 190, PROFILES.jar, plain("#D8CCB6", { uneven: 0.08, grain: 30 })),
        new Cylinder({ x: 2220, y: 480, z: 260, radius: 70, length: 12 }, BRASS),
        new Cylinder({ x: 2220, y: 480, z: 260, radius: 8, length: 280 }, BRASS),
        new Ellipsoid([2220, 820, 260], [120, 120, 120], plain("#FFF3DF", { uneven: 0, glow: [1, 0.82, 0.58] })),
        ...print(700, 1420, 0, 1200, 780, OAK, ["#DCD2C0", "#8C5640", "#A9A08C"]),
      ],
      panes: [window],
      sun: { to: towards(-1, 0.5, 0.3), light: [1.3, 1.15, 0.92], spread: 0.007, through: [window], mask: bars(2, 3, 0.014) },
      sky: () => [0.5, 0.48, 0.45],
      view: { x: -300, y: 1350, z: 6600, yaw: 0.06, angle: 45, up: -0.24 },
      development: { key: 0.46, warmth: 0.12 },
    };
  },
};
