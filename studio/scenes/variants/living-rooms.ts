import { WALNUT } from "../furniture/seats.ts";
import { bedroom } from "../plans/bedroom.ts";
import { bones, cladding, hexagons, ledger, planks, tiles } from "../plans/laying.ts";
import { livingRoom } from "../plans/living.ts";
import type { Room } from "../room.ts";
import { plain } from "../surfaces/plain.ts";

const paint = (hex: string) => plain(hex, { uneven: 0.02, grain: 300 });

export const livingRooms: readonly Room[] = [
  livingRoom({
    code: "living-walnut-herringbone",
    floor: bones("timberline-walnut", 73, 8, "#3A2A20"),
    furniture: "sofa",
    cloth: "#5F6F66",
    paint: paint("#E4DDCF"),
    inks: ["#E3DAC8", "#C98F3F", "#5B6E6A"],
  }),
  livingRoom({
    code: "living-dock-concrete",
    side: -1,
    floor: tiles("pier-nine-dock", 1198, 598, "#8B8985", "satin"),
    furniture: "sofa",
    cloth: "#9C6A4A",
    rug: "#D9D2C4",
  }),
  livingRoom({
    code: "dining-hickory",
    floor: planks("monte-alto-hickory-natural", 2081, 201, "#7C6446"),
    furniture: "dining",
    cloth: "#B9AE9B",
    paint: paint("#C7CDC4"),
  }),
  livingRoom({
    code: "dining-terracotta",
    side: -1,
    floor: hexagons("barro-vivo-teja", 150, "#C0A78F"),
    furniture: "dining",
    cloth: "#B9AE9B",
    paint: paint("#F0EADD"),
  }),
  livingRoom({
    code: "living-blue-night",
    floor: tiles("stonecroft-quarry-gray", 598, 598, "#94938E", "matte"),
    wall: cladding("nocturne-bleu-nuit", 1198, 598, "#2A3342", "polished"),
    furniture: "sofa",
    cloth: "#D2C4AC",
    key: 0.3,
  }),
  livingRoom({
    code: "reading-corten",
    side: -1,
    floor: planks("provincetown-white-cap", 1498, 228, "#A9A59C"),
    wall: cladding("odyn-corten", 598, 598, "#5A3524", "matte"),
    furniture: "reading",
    cloth: "#C9BFAE",
    key: 0.3,
  }),
  livingRoom({
    code: "dining-arctic-ledger",
    floor: planks("planx-linen", 2208, 227, "#A59A88"),
    wall: ledger("ledgeline-arctic"),
    furniture: "dining",
    cloth: "#B9AE9B",
  }),
  bedroom({
    code: "bedroom-camel",
    floor: planks("sonora-cloud", 2182, 227, "#ADA393"),
    wall: cladding("twill-camel", 598, 298, "#A28D70", "matte"),
    cloth: "#5C6B70",
    wood: WALNUT,
  }),
  bedroom({
    code: "bedroom-harbor",
    side: -1,
    floor: planks("provincetown-harbor-blue", 1198, 198, "#5F707D"),
    cloth: "#34506B",
    paint: paint("#F1ECE1"),
  }),
];
