import { floor, PLASTER } from "../furniture/house.ts";
import { bush, olive } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { bench, cushion, IRON, OAK, table } from "../furniture/seats.ts";
import type { Pane } from "../light/pane.ts";
import { towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import type { Solid } from "../solids/solid.ts";
import { plain } from "../surfaces/plain.ts";
import type { Linear, Surface } from "../surfaces/surface.ts";
import { type Covering, roomOf, type Variant } from "./covering.ts";

export interface Patio extends Variant {
  readonly floor: Covering;
  readonly wall: Covering;
  readonly furniture: "lounge" | "table" | "fountain";
  readonly house?: Surface;
  readonly cloth?: string;
}

const LINEN = plain("#E4DCCB", { uneven: 0.08, grain: 12 });

/** Clear afternoon sky: deep overhead, pale and a little warm at the horizon. */
function clearSky(_dx: number, dy: number): Linear {
  const up = Math.max(0, dy) ** 0.55;
  if (dy < -0.02) return [0.36, 0.34, 0.3];
  return [0.98 - up * 0.62, 1.02 - up * 0.42, 1.08 - up * 0.12];
}

function furnish(how: Patio, s: number, wall: Surface): Solid[] {
  const accent = plain(how.cloth ?? "#B9764F", { uneven: 0.1, grain: 12 });
  if (how.furniture === "table")
    return [
      ...table(s * 200, 1500, 2200, 900, 750, OAK, IRON),
      ...bench(s * 200, 700, 1900, OAK, 450, 320),
      ...bench(s * 200, 2300, 1900, OAK, 450, 320),
      thrown(s * 100, 750, 1500, 190, 100, PROFILES.bowl, plain("#C0693F", { uneven: 0.1, grain: 40 })),
      thrown(s * 750, 750, 1450, 80, 250, PROFILES.bottle, plain("#4E6B78", { shine: 0.04 })),
    ];
  if (how.furniture === "fountain")
    return [
      new Box({ x: s * 700, y: 0, z: 300, w: 2600, h: 430, d: 1000 }, wall),
      new Box({ x: s * 700, y: 430, z: 300, w: 2680, h: 40, d: 1080, ease: 5 }, plain("#D6CDBC", { uneven: 0.06, grain: 60 })),
      new Box(
        { x: s * 700, y: 432, z: 300, w: 2300, h: 42, d: 740 },
        plain("#5E8288", { shine: 0.2, rough: 0.03, mirror: true, uneven: 0.05 }),
      ),
      ...bench(-s * 1500, 1500, 1500, OAK, 420, 420),
      cushion(-s * 1500, 420, 1500, 1400, 90, 400, LINEN, 40),
    ];
  return [
    new Box({ x: s * 900, y: 0, z: 150, w: 2500, h: 330, d: 800, ease: 6 }, PLASTER),
    new Box({ x: s * 900, y: 330, z: 150, w: 2560, h: 40, d: 840, ease: 4 }, OAK),
    cushion(s * 300, 370, 170, 1180, 130, 740, LINEN, 48),
    cushion(s * 1500, 370, 170, 1180, 130, 740, LINEN, 48),
    cushion(s * 100, 500, -90, 520, 440, 140, accent, 60),
    cushion(s * 1800, 500, -90, 520, 440, 140, accent, 60),
    new Box({ x: s * 500, y: 0, z: 1350, w: 900, h: 300, d: 600, ease: 5 }, OAK),
    thrown(s * 350, 300, 1320, 90, 200, PROFILES.jar, plain("#E6DFD2", { uneven: 0.08, grain: 30 })),
  ];
}

/** A paved court with a stone wall and late sun. */
export function patio(how: Patio): Room {
  const { side: s = 1, house = PLASTER } = how;
  return roomOf(how, { floor: how.floor, wall: how.wall }, (surface) => {
    const wall = surface("wall");
    const coping = plain("#CFC6B4", { uneven: 0.06, grain: 60 });
    const tall = how.furniture === "fountain";
    const behind: Solid[] = tall
      ? [
          new Box({ x: s * 700, y: 0, z: -520, w: 3400, h: 2300, d: 260 }, wall),
          new Box({ x: s * 700, y: 2300, z: -520, w: 3480, h: 50, d: 340, ease: 5 }, coping),
        ]
      : [
          new Box({ x: 0, y: 0, z: -800, w: 9000, h: 900, d: 500 }, wall),
          new Box({ x: 0, y: 900, z: -800, w: 9060, h: 45, d: 560, ease: 4 }, coping),
        ];
    return {
      solids: [
        floor(surface("floor"), -7000, 7000, -3000, 7500),
        ...behind,
        ...[-3200, -2000, -800, 400, 1600, 2800].flatMap((x, k) =>
          bush(s * x, tall ? 0 : 700, tall ? -1150 : -1250, 600, tall ? 700 : 430, 300, k + 1),
        ),
        new Box({ x: s * 3900, y: 0, z: -500, w: 1600, h: 2800, d: 2200 }, house),
        new Box({ x: 0, y: 0, z: -1900, w: 30000, h: 1950, d: 240 }, plain("#D3C7B1", { uneven: 0.07, grain: 420 })),
        ...furnish(how, s, wall),
        thrown(-s * 2000, 0, 400, 280, 520, PROFILES.pot, plain("#B4754F", { uneven: 0.12, grain: 60 }), 26),
        ...olive(-s * 2000, 470, 400, 2200, 11),
      ],
      panes: [] as Pane[],
      sun: { to: towards(-s * 0.75, 0.66, 0.5), light: [2.4, 2.1, 1.7], spread: 0.01 },
      sky: clearSky,
      view: { x: -s * 100, y: 1600, z: 5900, yaw: s * 0.03, angle: 45, up: -0.17 },
      development: { key: how.key ?? 0.36, warmth: 0.14, vignette: 0.2 },
    };
  });
}
