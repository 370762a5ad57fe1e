import { backWall, ceiling, floor, PAINT } from "../furniture/house.ts";
import { globe } from "../furniture/lamps.ts";
import { fronds } from "../furniture/plants.ts";
import { PROFILES, thrown } from "../furniture/pots.ts";
import { BRASS, IRON, OAK, stool } from "../furniture/seats.ts";
import { Pane } from "../light/pane.ts";
import { towards } from "../light/sun.ts";
import type { Room } from "../room.ts";
import { Box } from "../solids/box.ts";
import { Cylinder } from "../solids/cylinder.ts";
import type { Solid } from "../solids/solid.ts";
import { laid } from "../surfaces/laid.ts";
import { columns, courses } from "../surfaces/pattern.ts";
import { plain } from "../surfaces/plain.ts";
import { whole } from "../surfaces/whole.ts";

const CABINET = plain("#4A5A50", { uneven: 0.02, shine: 0.025, rough: 0.6 });

function cabinets(fromX: number, toX: number, count: number): Solid[] {
  const each = (toX - fromX) / count;
  const solids: Solid[] = [new Box({ x: (fromX + toX) / 2, y: 100, z: 290, w: toX - fromX, h: 770, d: 580 }, CABINET)];
  for (let k = 0; k < count; k++) {
    const x = fromX + each * (k + 0.5);
    solids.push(new Box({ x, y: 112, z: 590, w: each - 6, h: 740, d: 20, ease: 2 }, CABINET));
    solids.push(new Cylinder({ x: x + each / 2 - 45, y: 640, z: 612, radius: 6, length: 150 }, BRASS));
  }
  return solids;
}

/** A calm kitchen around an island with a waterfall of bold-veined quartz. */
export const kitchenIsland: Room = {
  code: "kitchen-island",
  version: 1,
  products: ["sequel-quartz-second-act", "marin-fog-bank", "planx-raw"],
  slabs: ["sequel-quartz-second-act"],
  build(masters) {
    const slab = masters.get("sequel-quartz-second-act")!;
    const polish = { shine: 0.04, rough: 0.12, mirror: true } as const;
    const top = whole(slab, { ...polish, fromX: 1700, fromY: 300 });
    const front = whole(slab, { ...polish, fromX: 1450, fromY: 1850 });
    const fall = whole(slab, { ...polish, fromX: 300, fromY: 1500 });
    const glaze = masters.get("marin-fog-bank")!;
    const cell = glaze.entry.cellMm!;
    const splash = laid(glaze, {
      pattern: columns(cell.w + 2, cell.h + 2),
      piece: cell,
      joint: 2,
      grout: "#D5D3CD",
      shine: 0.045,
      rough: 0.12,
      hand: 0.9,
      bevel: 3,
      variety: 0.05,
      upright: true,
    });
    const boards = laid(masters.get("planx-raw")!, {
      pattern: courses(2210, 229, "random"),
      piece: { w: 2210, h: 229 },
      joint: 1,
      grout: "#7C6A52",
      shine: 0.025,
      rough: 0.55,
      variety: 0.05,
    });
    const window = new Pane([-3300, 950, 4200], [0, 0, -3600], [0, 1500, 0], [5, 5.2, 5.6]);
    const back = new Pane([3600, 700, 5200], [0, 2000, 0], [0, 0, -1500], [1.2, 1.1, 1]);
    return {
      solids: [
        floor(boards, -4000, 5000, -200, 7000),
        ceiling(-4000, 5000, -200, 7000, 2800),
        backWall(PAINT, -4000, 5000, 1720, 2800, 0),
        backWall(splash, -4000, 5000, 0, 1720, 0),
        ...cabinets(-2600, 2900, 9),
        new Box({ x: 150, y: 870, z: 310, w: 5540, h: 40, d: 640, ease: 3 }, top),
        new Box({ x: 150, y: 1720, z: 130, w: 3000, h: 40, d: 260, ease: 3 }, OAK),
        new Cylinder({ x: 500, y: 910, z: 160, radius: 14, length: 330 }, BRASS),
        new Cylinder({ x: 500, y: 1230, z: 150, radius: 13, length: 210, along: "z" }, BRASS),
        thrown(-900, 1760, 130, 80, 170, PROFILES.jar, plain("#D8CDB8", { uneven: 0.08, grain: 30 })),
        thrown(-620, 1760, 130, 70, 230, PROFILES.bottle, plain("#6E7F86", { shine: 0.04, rough: 0.3 })),
        thrown(300, 1760, 130, 120, 90, PROFILES.bowl, plain("#EFEAE0", { shine: 0.03 })),
        thrown(1100, 1760, 130, 75, 150, PROFILES.drum, plain("#B98E6B", { uneven: 0.1, grain: 30 })),
        thrown(-1400, 910, 250, 85, 200, PROFILES.drum, plain("#E9E4DA")),
        // The island: slab on top and down both ends, cabinet between.
        new Box({ x: 100, y: 880, z: 2350, w: 2900, h: 40, d: 1050, ease: 2.5 }, top),
        new Box({ x: -1330, y: 0, z: 2350, w: 40, h: 880, d: 1050, ease: 2.5 }, fall),
        new Box({ x: 1530, y: 0, z: 2350, w: 40, h: 880, d: 1050, ease: 2.5 }, fall),
        new Box({ x: 100, y: 0, z: 2220, w: 2820, h: 880, d: 700 }, front),
        ...stool(350, 2960, 660, OAK, IRON),
        ...stool(1020, 2960, 660, OAK, IRON),
        thrown(-700, 920, 2300, 170, 95, PROFILES.bowl, plain("#C9B79A", { uneven: 0.1, grain: 40 })),
        thrown(820, 920, 2200, 95, 260, PROFILES.bottle, plain("#E6E1D6", { shine: 0.03 })),
        ...fronds(820, 1150, 2200, 420, 9, 3),
        ...globe(-500, 1830, 2350, 130, 2800),
        ...globe(700, 1830, 2350, 130, 2800),
      ],
      panes: [window, back],
      sun: { to: towards(-1, 0.62, 0.34), light: [1.7, 1.5, 1.2], spread: 0.008, through: [window] },
      sky: () => [0.42, 0.4, 0.38],
      view: { x: -700, y: 1500, z: 6300, yaw: 0.13, angle: 47, up: -0.19 },
      development: { key: 0.33, warmth: 0.1 },
    };
  },
};
