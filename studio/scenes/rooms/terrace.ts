import { floor, PLASTER } from "../furniture/house.ts";
import { bush, olive } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { cushion, OAK } from "../furniture/seats.ts";
import { towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { laid } from "../surfaces/laid.ts";
import { courses } from "../surfaces/pattern.ts";
import { plain } from "../surfaces/plain.ts";
import type { Linear } from "../surfaces/surface.ts";

const LINEN = plain("#E4DCCB", { uneven: 0.08, grain: 12 });

/** Clear afternoon sky: deep overhead, pale and a little warm at the horizon. */
function clearSky(_dx: number, dy: number): Linear {
  const up = Math.max(0, dy) ** 0.55;
  if (dy < -0.02) return [0.36, 0.34, 0.3];
  return [0.98 - up * 0.62, 1.02 - up * 0.42, 1.08 - up * 0.12];
}

/** A terrace of 20 mm pavers on pedestals, a split-stone planter, late sun. */
export const terrace: Room = {
  code: "terrace",
  version: 1,
  products: ["terraza-20-luserna", "ledgeline-honeycomb"],
  build(masters) {
    const paving = laid(masters.get("terraza-20-luserna")!, {
      pattern: courses(614, 614),
      piece: { w: 610, h: 610 },
      joint: 4,
      grout: "#3A3935",
      variety: 0.06,
      bevel: 3,
      shine: 0.015,
      rough: 0.8,
    });
    const ledger = laid(masters.get("ledgeline-honeycomb")!, {
      pattern: courses(610, 152, 0.5),
      piece: { w: 610, h: 152 },
      joint: 0,
      grout: "#5A4A36",
      bevel: 0.5,
      upright: true,
    });
    const coping = plain("#CFC6B4", { uneven: 0.06, grain: 60 });
    const soil = plain("#4A3D31", { uneven: 0.3, grain: 20 });
    return {
      solids: [
        floor(paving, -6000, 6500, -3000, 7000),
        // A planter of split stone along the far edge.
        new Box({ x: -600, y: 0, z: -800, w: 6800, h: 610, d: 700 }, ledger),
        new Box({ x: -600, y: 610, z: -467, w: 6860, h: 45, d: 120, ease: 4 }, coping),
        new Box({ x: -600, y: 560, z: -830, w: 6700, h: 60, d: 600 }, soil),
        new Box({ x: 3600, y: 0, z: -700, w: 1600, h: 2600, d: 1200 }, PLASTER),
        ...bush(-3300, 560, -850, 560, 420, 300, 1),
        ...bush(-2200, 560, -880, 600, 360, 300, 2),
        ...bush(-1000, 560, -850, 540, 440, 300, 3),
        ...bush(200, 560, -880, 600, 370, 300, 4),
        ...bush(1400, 560, -850, 560, 430, 300, 5),
        ...bush(2400, 560, -880, 500, 390, 300, 6),
        new Box({ x: 0, y: 0, z: -1500, w: 30000, h: 1950, d: 240 }, plain("#D3C7B1", { uneven: 0.07, grain: 420 })),
        // A low built bench with cushions.
        new Box({ x: 1250, y: 0, z: 150, w: 2500, h: 330, d: 800, ease: 6 }, PLASTER),
        new Box({ x: 1250, y: 330, z: 150, w: 2560, h: 40, d: 840, ease: 4 }, OAK),
        cushion(700, 370, 170, 1180, 130, 740, LINEN, 48),
        cushion(1890, 370, 170, 1180, 130, 740, LINEN, 48),
        cushion(460, 500, -90, 520, 440, 140, plain("#B9764F", { uneven: 0.1, grain: 12 }), 60),
        cushion(2140, 500, -90, 520, 440, 140, plain("#7D8B8F", { uneven: 0.1, grain: 12 }), 60),
        new Box({ x: 900, y: 0, z: 1350, w: 900, h: 300, d: 600, ease: 5 }, OAK),
        thrown(700, 300, 1320, 90, 200, PROFILES.jar, plain("#E6DFD2", { uneven: 0.08, grain: 30 })),
        thrown(-1700, 0, 700, 300, 560, PROFILES.pot, plain("#B4A48C", { uneven: 0.12, grain: 60 }), 26),
        ...olive(-1700, 500, 700, 2300, 11),
      ],
      panes: [],
      sun: { to: towards(-0.75, 0.62, 0.5), light: [2.5, 2.2, 1.75], spread: 0.01 },
      sky: clearSky,
      view: { x: -200, y: 1550, z: 6200, yaw: 0.04, angle: 46, up: -0.16 },
      development: { key: 0.36, warmth: 0.15, vignette: 0.2 },
    };
  },
};
