import { backWall, ceiling, floor, PLASTER, skirting, windowWall } from "../furniture/house.ts";
import { fronds } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, OAK, sofa, WALNUT } from "../furniture/seats.ts";
import { print } from "../furniture/wall-art.ts";
import { Pane } from "../light/pane.ts";
import { bars, towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import { laid } from "../surfaces/laid.ts";
import { courses } from "../surfaces/pattern.ts";
import { plain } from "../surfaces/plain.ts";

/** A wide living room on large polished porcelain, the windows lying in the floor. */
export const living: Room = {
  code: "living-floor",
  version: 1,
  products: ["alta-sierra-taj"],
  build(masters) {
    const polished = laid(masters.get("alta-sierra-taj")!, {
      pattern: courses(1221, 611, 0.33),
      piece: { w: 1219, h: 609 },
      joint: 2,
      grout: "#CDBFA6",
      shine: 0.045,
      rough: 0.08,
      mirror: true,
    });
    const opening = { z: [900, 4300], y: [60, 2500] } as const;
    const window = new Pane([-2900, 60, 4300], [0, 0, -3400], [0, 2440, 0], [5.2, 5.5, 6]);
    const rug = plain("#D9CFBE", { uneven: 0.14, grain: 10 });
    return {
      solids: [
        floor(polished, -2800, 6000, -200, 8000),
        ceiling(-2800, 6000, -200, 8000, 2900),
        backWall(PLASTER, -2800, 6000, 0, 2900, 0),
        skirting(-2800, 6000, 0),
        ...windowWall(PLASTER, -2600, [0, 8000], 2900, opening, 1, { across: 3, down: 1, surface: plain("#2E2D2B") }),
        new Box({ x: 800, y: 0, z: 1750, w: 3400, h: 12, d: 2100, ease: 6 }, rug),
        ...sofa(900, 900, 2500, plain("#B9AE9B", { uneven: 0.09, grain: 14 })),
        new Box({ x: 820, y: 330, z: 2150, w: 1200, h: 30, d: 640, ease: 3 }, WALNUT),
        new Box({ x: 420, y: 12, z: 2150, w: 40, h: 318, d: 560 }, WALNUT),
        new Box({ x: 1220, y: 12, z: 2150, w: 40, h: 318, d: 560 }, WALNUT),
        thrown(640, 360, 2100, 130, 70, PROFILES.bowl, plain("#3F4C55", { shine: 0.03 })),
        new Box({ x: 1080, y: 360, z: 2200, w: 260, h: 30, d: 190, turn: 0.3 }, plain("#D7D2C8")),
        new Box({ x: 1085, y: 390, z: 2200, w: 230, h: 22, d: 170, turn: 0.1 }, plain("#8A5C46")),
        thrown(-1500, 0, 700, 250, 470, PROFILES.pot, plain("#C7BBA6", { uneven: 0.1, grain: 60 }), 20),
        ...fronds(-1500, 420, 700, 1250, 19, 21),
        new Cylinder({ x: 2620, y: 0, z: 760, radius: 150, length: 18 }, BRASS),
        new Cylinder({ x: 2620, y: 0, z: 760, radius: 11, length: 1560 }, BRASS),
        thrown(2620, 1480, 760, 210, 250, (t) => 1 - t * 0.35, plain("#F1E8D6", { glow: [0.25, 0.21, 0.15] }), 5),
        ...print(900, 1350, 0, 1500, 900, OAK, ["#DDD3C0", "#A65B3C", "#3F5663"]),
      ],
      panes: [window],
      sun: { to: towards(-1, 0.62, 0.1), light: [0.95, 0.84, 0.68], spread: 0.007, through: [window], mask: bars(3, 1, 0.012) },
      sky: () => [0.52, 0.5, 0.47],
      view: { x: 500, y: 1250, z: 7300, yaw: -0.12, angle: 47, up: -0.16 },
      development: { key: 0.42, warmth: 0.1 },
    };
  },
};
