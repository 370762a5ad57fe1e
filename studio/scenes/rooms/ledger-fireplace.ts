import { backWall, ceiling, floor, PLASTER, skirting } from "../furniture/house.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { cushion, IRON, OAK, WALNUT } from "../furniture/seats.ts";
import { print } from "../furniture/wall-art.ts";
import { Pane } from "../light/pane.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import type { Solid } from "../solids/solid.ts";
import { boards, panels } from "../surfaces/kinds.ts";
import { plain } from "../surfaces/plain.ts";
import { whole } from "../surfaces/whole.ts";

const SOOT = plain("#1D1B1A", { uneven: 0.2, grain: 80 });
const BARK = plain("#5A4432", { uneven: 0.4, grain: 30 });

/** Broad at the foot, drawn out to a tip. */
const tongue = (t: number) => Math.sqrt(Math.min(1, t * 4 + 0.04)) * Math.max(0.02, 1 - t) ** 0.85;

function fire(x: number, y: number, z: number): Solid[] {
  const logs = [
    new Cylinder({ x: x - 330, y: y + 60, z, radius: 62, length: 660, along: "x" }, BARK),
    new Cylinder({ x: x - 280, y: y + 50, z: z + 130, radius: 52, length: 560, along: "x" }, BARK),
    new Cylinder({ x: x - 220, y: y + 160, z: z + 60, radius: 48, length: 470, along: "x" }, BARK),
  ];
  const flames = [-215, -160, -105, -55, -8, 44, 92, 148, 205].map((at, k) => {
    const tall = 110 + 210 * Math.abs(Math.sin(k * 2.1 + 0.6)) * (1 - Math.abs(at) / 300);
    const glow = [0.6, 0.22 + 0.06 * Math.cos(k * 2), 0.04] as const;
    const radius = 22 + tall * 0.11;
    const depth = z + 60 + 45 * Math.sin(k * 1.7);
    return thrown(x + at, y + 150, depth, radius, tall, tongue, plain("#F2B061", { uneven: 0.25, grain: 40, glow }), radius);
  });
  return [...logs, ...flames];
}

/** A chimney breast in split stone, slate on the hearth, the fire lit at dusk. */
export const ledgerFireplace: Room = {
  code: "ledger-fireplace",
  version: 1,
  products: ["ledgeline-shadow", "pizarral-midnight", "planx-raw"],
  build(masters) {
    const stone = panels(masters.get("ledgeline-shadow")!);
    const slate = whole(masters.get("pizarral-midnight")!, { shine: 0.02, rough: 0.6, fromX: 650, fromY: 100 });
    const dusk = new Pane([-3600, 500, 4600], [0, 0, -3200], [0, 2000, 0], [4.2, 4.9, 6.2]);
    const glow = new Pane([-420, 380, 60], [840, 0, 0], [0, 420, 0], [4.4, 2.1, 0.7], false);
    const wool = plain("#C9BBA5", { uneven: 0.14, grain: 11 });
    return {
      solids: [
        floor(boards(masters.get("planx-raw")!, 2210, 229, "#7C6A52"), -4500, 4500, -700, 7500),
        ceiling(-4500, 4500, -700, 7500, 2800),
        backWall(PLASTER, -4500, 4500, 0, 2800, -400),
        skirting(-4500, -1250, -400),
        skirting(1250, 4500, -400),
        // The breast around the mouth of the fire.
        new Box({ x: -900, y: 0, z: -200, w: 700, h: 2800, d: 400 }, stone),
        new Box({ x: 900, y: 0, z: -200, w: 700, h: 2800, d: 400 }, stone),
        new Box({ x: 0, y: 960, z: -200, w: 1100, h: 1840, d: 400 }, stone),
        new Box({ x: 0, y: 0, z: -390, w: 1100, h: 960, d: 20 }, SOOT),
        new Box({ x: 0, y: 1290, z: 90, w: 2100, h: 90, d: 260, ease: 6 }, OAK),
        new Box({ x: 0, y: 0, z: 120, w: 3100, h: 260, d: 1040, ease: 8 }, slate),
        ...fire(0, 260, -180),
        thrown(-820, 1380, 90, 80, 260, PROFILES.bottle, plain("#D8CDB9", { uneven: 0.08, grain: 30 })),
        thrown(-620, 1380, 100, 60, 130, PROFILES.jar, plain("#8C5640", { uneven: 0.1, grain: 30 })),
        ...print(560, 1380, 30, 600, 780, IRON, ["#D9CDB6", "#B9764F", "#3D4A52"]),
        ...[0, 1, 2, 3, 4, 5].map((k) => {
          const [x, y] = [1290 + (k % 3) * 118 - (k > 2 ? -56 : 0), 300 + (k > 2 ? 100 : 0)];
          return new Cylinder({ x, y, z: -60, radius: 54, length: 360, along: "z" }, BARK);
        }),
        new Box({ x: 0, y: 0, z: 2500, w: 3000, h: 12, d: 1800, ease: 6 }, wool),
        cushion(-1900, 190, 2100, 820, 190, 800, plain("#9C6A4A", { uneven: 0.07, grain: 120, shine: 0.02 }), 60),
        cushion(-2260, 330, 2100, 180, 480, 800, plain("#9C6A4A", { uneven: 0.07, grain: 120, shine: 0.02 }), 70),
        new Box({ x: -1950, y: 100, z: 2100, w: 760, h: 90, d: 740 }, WALNUT),
        new Box({ x: -1620, y: 0, z: 2420, w: 45, h: 100, d: 45 }, WALNUT),
        new Cylinder({ x: 1500, y: 0, z: 2200, radius: 260, length: 400 }, WALNUT),
        thrown(1450, 400, 2180, 120, 70, PROFILES.bowl, plain("#E4DCCB", { uneven: 0.08, grain: 30 })),
      ],
      panes: [dusk, glow],
      sky: () => [0.34, 0.32, 0.3],
      view: { x: -150, y: 1250, z: 6000, yaw: 0.02, angle: 45, up: -0.08 },
      development: { key: 0.24, warmth: 0.25, vignette: 0.34 },
    };
  },
};
