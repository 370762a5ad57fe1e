import { backWall, ceiling, floor, PAINT, sideSkirting, sideWall } from "../furniture/house.ts";
import { globe } from "../furniture/lamps.ts";
import { olive } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, IRON, table, WALNUT } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import type { Solid } from "../solids/solid.ts";
import { patterned } from "../surfaces/kinds.ts";
import { plain } from "../surfaces/plain.ts";
import type { Surface } from "../surfaces/surface.ts";

/** Panel moulding on the lower wall: stiles and a rail that stand a little proud. */
function wainscot(x: number, fromZ: number, toZ: number, facing: 1 | -1, surface: Surface): Solid[] {
  const solids: Solid[] = [new Box({ x: x + facing * 12, y: 980, z: (fromZ + toZ) / 2, w: 24, h: 60, d: toZ - fromZ, ease: 6 }, surface)];
  for (let z = fromZ; z < toZ; z += 700)
    solids.push(new Box({ x: x + facing * 6, y: 140, z: z + 40, w: 12, h: 840, d: 80, ease: 3 }, surface));
  return solids;
}

/** A long entrance hall with encaustic-look tile from door to door. */
export const patternedHall: Room = {
  code: "patterned-hall",
  version: 1,
  products: ["alfama-flor"],
  build(masters) {
    const lower = plain("#5B6E6A", { uneven: 0.015, shine: 0.02 });
    const doors = [0, 1].map((k) => new Pane([1400, 0, 3900 - k * 2600], [0, 2300, 0], [0, 0, -1000], [6, 6.2, 6.6], false));
    const far = new Pane([-560, 720, -1228], [1120, 0, 0], [0, 1560, 0], [4.2, 4.3, 4.4]);
    const door = plain("#3E4B48", { shine: 0.03, rough: 0.5 });
    const solids: Solid[] = [];
    for (const [from, to] of [
      [3900, 8000],
      [1300, 2900],
      [-1200, 300],
    ]) {
      solids.push(sideWall(PAINT, 1150, from, to, 3000, -1));
      solids.push(sideSkirting(1150, from, to, -1, lower, 150), ...wainscot(1150, from, to, -1, lower));
    }
    solids.push(sideWall(PAINT, 1150, -1200, 8000, 3000, -1, 2300));
    return {
      solids: [
        floor(patterned(masters.get("alfama-flor")!, 203, "#CFC7B8"), -1300, 2600, -1400, 8500),
        ceiling(-1300, 2600, -1400, 8500, 3000),
        sideWall(PAINT, -1150, -1200, 8000, 3000, 1),
        sideSkirting(-1150, -1200, 8000, 1, lower, 150),
        ...wainscot(-1150, -1200, 8000, 1, lower),
        ...solids,
        backWall(PAINT, -1300, -700, 0, 3000, -1200),
        backWall(PAINT, 700, 1300, 0, 3000, -1200),
        backWall(PAINT, -700, 700, 2450, 3000, -1200),
        // The front door: leaf below, glass above.
        new Box({ x: 0, y: 0, z: -1210, w: 1400, h: 750, d: 60, ease: 3 }, door),
        new Box({ x: -610, y: 750, z: -1210, w: 180, h: 1700, d: 60 }, door),
        new Box({ x: 610, y: 750, z: -1210, w: 180, h: 1700, d: 60 }, door),
        new Box({ x: 0, y: 750, z: -1205, w: 50, h: 1500, d: 50 }, door),
        new Box({ x: 0, y: 2250, z: -1210, w: 1400, h: 200, d: 60 }, door),
        new Cylinder({ x: 90, y: 950, z: -1180, radius: 26, length: 60, along: "z" }, BRASS),
        ...table(-900, 1500, 380, 1300, 800, WALNUT, IRON),
        thrown(-900, 800, 1150, 95, 280, PROFILES.bottle, plain("#3D5B80", { shine: 0.04, rough: 0.2 })),
        thrown(-900, 800, 1800, 130, 90, PROFILES.bowl, plain("#E3DBCB", { uneven: 0.08, grain: 30 })),
        new Box({ x: -1128, y: 1300, z: 1500, w: 30, h: 1000, d: 760, ease: 4 }, WALNUT),
        new Box(
          { x: -1112, y: 1340, z: 1500, w: 4, h: 920, d: 680 },
          plain("#C9CDD0", { shine: 0.85, rough: 0.02, mirror: true, uneven: 0 }),
        ),
        thrown(840, 0, 600, 170, 330, PROFILES.pot, plain("#B9674A", { uneven: 0.12, grain: 60 }), 18),
        ...olive(840, 290, 600, 1500, 9),
        ...globe(0, 2350, 1600, 150, 3000),
      ],
      panes: [...doors, far],
      sun: { to: towards(1, 0.62, 0.2), light: [1.9, 1.65, 1.28], spread: 0.007, through: doors },
      sky: () => [0.48, 0.46, 0.43],
      view: { x: -120, y: 1400, z: 7000, yaw: 0.012, angle: 40, up: -0.2 },
      development: { key: 0.36, warmth: 0.1 },
    };
  },
};
