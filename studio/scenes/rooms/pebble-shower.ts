import { towel } from "../furniture/bath.ts";
import { backWall, ceiling, floor, PAINT, sideWall } from "../furniture/house.ts";
import { fronds } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, OAK } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import { field } from "../surfaces/kinds.ts";
import { plain } from "../surfaces/plain.ts";
import { whole } from "../surfaces/whole.ts";

/** A walk-in shower: river pebbles underfoot, Carrara walls, a band of glass mosaic in the niche wall. */
export const pebbleShower: Room = {
  code: "pebble-shower",
  version: 1,
  products: ["waterbrook-river", "carrara-bianco", "cascade-seaglass"],
  build(masters) {
    const pebbles = whole(masters.get("waterbrook-river")!, { shine: 0.03, rough: 0.35, hand: 0.6 });
    const marble = field(masters.get("carrara-bianco")!, 610, 305, "#D8D9D8", 0.5, { shine: 0.035, rough: 0.3, upright: true });
    const glass = whole(masters.get("cascade-seaglass")!, { shine: 0.06, rough: 0.08, hand: 0.5 });
    const slabWhite = plain("#E9E9E7", { uneven: 0.05, grain: 200, shine: 0.03 });
    const window = new Pane([2500, 900, 3900], [0, 1700, 0], [0, 0, -2600], [7.5, 7.9, 8.5]);
    return {
      solids: [
        floor(pebbles, -1500, 1500, 0, 2600, -30),
        floor(field(masters.get("carrara-bianco")!, 610, 610, "#D8D9D8", 0, { shine: 0.035, rough: 0.3 }), -1500, 3000, 2600, 6000),
        ceiling(-1600, 3000, -200, 6000, 2600),
        backWall(glass, -1500, -250, 0, 2600, 0),
        backWall(marble, -250, 1500, 0, 2600, 0),
        sideWall(marble, -1500, 0, 6000, 2600, 1),
        sideWall(PAINT, 1500, 0, 1500, 2600, -1),
        new Box({ x: 0, y: -30, z: 2600, w: 3000, h: 34, d: 70, ease: 3 }, slabWhite),
        // A floating bench and two shelves.
        new Box({ x: 1000, y: 400, z: 230, w: 1000, h: 60, d: 460, ease: 4 }, slabWhite),
        new Box({ x: 850, y: 1120, z: 70, w: 700, h: 22, d: 140, ease: 3 }, OAK),
        thrown(640, 1142, 70, 38, 170, PROFILES.drum, plain("#7A5238", { shine: 0.05, rough: 0.2 })),
        thrown(760, 1142, 75, 38, 150, PROFILES.drum, plain("#EDE7DA")),
        thrown(1060, 1142, 75, 70, 70, PROFILES.bowl, plain("#D6CDBB", { uneven: 0.08, grain: 20 })),
        new Box({ x: 1180, y: 460, z: 230, w: 330, h: 60, d: 240, ease: 20 }, plain("#E6E0D4", { uneven: 0.1, grain: 12 })),
        // Rain head, arm, riser and valve.
        new Cylinder({ x: -870, y: 2180, z: 0, radius: 12, length: 430, along: "z" }, BRASS),
        new Cylinder({ x: -870, y: 2120, z: 420, radius: 12, length: 60 }, BRASS),
        new Cylinder({ x: -870, y: 2108, z: 420, radius: 150, length: 14 }, BRASS),
        new Cylinder({ x: -870, y: 1120, z: 0, radius: 62, length: 12, along: "z" }, BRASS),
        new Cylinder({ x: -870, y: 1120, z: 12, radius: 26, length: 44, along: "z" }, BRASS),
        new Cylinder({ x: -560, y: 900, z: 36, radius: 10, length: 760 }, BRASS),
        new Cylinder({ x: -560, y: 1540, z: 40, radius: 24, length: 70, along: "z" }, BRASS),
        new Box({ x: -870, y: -29, z: 900, w: 130, h: 3, d: 130 }, BRASS),
        ...towel(1200, 1900, 60, 340, 560, plain("#DCE2E0", { uneven: 0.1, grain: 14, lean: 0.2 })),
        new Cylinder({ x: 960, y: 1888, z: 60, radius: 9, length: 480, along: "x" }, BRASS),
        thrown(-1180, -30, 300, 140, 260, PROFILES.pot, plain("#C9C2B4", { uneven: 0.1, grain: 50 }), 14),
        ...fronds(-1180, 200, 300, 560, 14, 9),
      ],
      panes: [window],
      sun: { to: towards(1, 0.8, 0.95), light: [2, 1.78, 1.42], spread: 0.007, through: [window] },
      sky: () => [0.36, 0.36, 0.355],
      view: { x: 120, y: 1560, z: 4150, yaw: -0.05, angle: 47, up: -0.27 },
      development: { key: 0.46 },
    };
  },
};
