import { BRASS, IRON, OAK_UPRIGHT } from "../furniture/seats.ts";
import { kitchen } from "../plans/kitchen.ts";
import { bones, cladding, glaze, hexagons, motif, planks, sheets, slab, tiles } from "../plans/laying.ts";
import type { Room } from "../room.ts";
import { plain } from "../surfaces/plain.ts";
import { woodgrain } from "../surfaces/woodgrain.ts";

const lacquer = (hex: string) => plain(hex, { uneven: 0.02, shine: 0.025, rough: 0.6 });
const STEEL = plain("#B9BCBE", { shine: 0.5, rough: 0.2, mirror: true, uneven: 0.02 });

export const kitchens: readonly Room[] = [
  kitchen({
    code: "kitchen-redwood",
    splash: glaze("marin-redwood", "#B9A091"),
    floor: tiles("pier-nine-salt", 598, 598, "#C4C1BA"),
    counter: slab("sequel-quartz-first-snow"),
    cabinets: lacquer("#E3DCCD"),
    above: "shelf",
    middle: "island",
  }),
  kitchen({
    code: "kitchen-taj-mahal",
    side: -1,
    splash: slab("quartzite-slabs-taj-mahal", 200, 200),
    floor: planks("planx-smoked", 2208, 227, "#3A2C20"),
    counter: slab("quartzite-slabs-taj-mahal", 900, 1000),
    cabinets: woodgrain("#7A5B42", true),
    above: "globes",
    middle: "island",
    tiledTo: 1750,
  }),
  kitchen({
    code: "kitchen-talavera",
    splash: motif("plazuela-talavera", "#D3CDBF"),
    floor: tiles("paseo-canela", 303, 303, "#B39C83", "matte"),
    cabinets: lacquer("#DAD3BF"),
    above: "shelf",
    middle: "table",
    tiledTo: 1620,
    pots: ["#3F5F8F", "#E6DFD0", "#B9674A"],
  }),
  kitchen({
    code: "kitchen-indigo",
    side: -1,
    splash: glaze("relieve-anil", "#A9B4C4", false, 0),
    floor: planks("timberline-white-oak", 1198, 198, "#9A8B74"),
    counter: slab("sequel-quartz-oat"),
    cabinets: OAK_UPRIGHT,
    above: "hood",
    middle: "nothing",
    tiledTo: 2200,
  }),
  kitchen({
    code: "kitchen-emerald",
    splash: cladding("nocturne-saint-emeraude", 1198, 598, "#1E2E2A", "polished"),
    floor: tiles("plane-chalk", 598, 598, "#CFCBC4"),
    counter: slab("soapstone-slabs-minas-black"),
    cabinets: woodgrain("#A88660", true),
    above: "globes",
    middle: "nothing",
    tiledTo: 1796,
    key: 0.3,
  }),
  kitchen({
    code: "kitchen-lemon",
    side: -1,
    splash: glaze("marin-sea-foam", "#DCDDD8", true, 0.5),
    floor: motif("costa-allegra-limone", "#D6CFBA"),
    counter: slab("porcelain-slabs-snow"),
    cabinets: lacquer("#6E8590"),
    above: "shelf",
    middle: "nothing",
    pots: ["#D8B25A", "#E6DFD0", "#5F7A6A"],
  }),
  kitchen({
    code: "kitchen-moss",
    splash: sheets("brisa-moss", 0.5, 0.06, 0.08),
    floor: bones("sonora-sand", 100, 6, "#8E7652"),
    counter: slab("quartzite-slabs-sea-pearl"),
    cabinets: lacquer("#EDE9E0"),
    above: "hood",
    middle: "island",
    metal: STEEL,
  }),
  kitchen({
    code: "kitchen-ochre",
    splash: glaze("marin-stinson", "#D5C79F", false, 0),
    floor: hexagons("alveo-grafito", 201, "#6B6B6A"),
    counter: slab("soapstone-slabs-alberene-gray"),
    cabinets: lacquer("#3C4A4A"),
    above: "shelf",
    middle: "table",
    metal: BRASS,
    pots: ["#EFEAE0", "#2F2E2C", "#B98E6B"],
  }),
  kitchen({
    code: "kitchen-stone",
    side: -1,
    splash: cladding("tivoli-road-romano", 598, 298, "#CDBEA2", "matte", 0.5),
    floor: tiles("stonecroft-shale", 598, 598, "#5E6162", "matte"),
    counter: slab("granite-slabs-absolute-black"),
    cabinets: woodgrain("#C4A67E", true),
    above: "hood",
    middle: "island",
    metal: IRON,
  }),
];
