import { entry, hall } from "../plans/hall.ts";
import { cladding, hexagons, ledger, motif, tiles } from "../plans/laying.ts";
import type { Room } from "../room.ts";
import { plain } from "../surfaces/plain.ts";

const paint = (hex: string) => plain(hex, { uneven: 0.02, grain: 300 });

export const halls: readonly Room[] = [
  hall({ code: "hall-cubes", portrait: true, floor: motif("alfama-cubo", "#C6C1B6"), door: "#7A3B2C", furniture: "bench" }),
  hall({
    code: "hall-clay-hexagon",
    portrait: true,
    side: -1,
    floor: hexagons("alveo-arcilla", 201, "#D3BFB2"),
    door: "#2F3B4A",
    furniture: "console",
    paint: paint("#EDE6DA"),
  }),
  entry({
    code: "entry-oyster-ledger",
    floor: tiles("sagrera-azul-monte", 610, 610, "#7C8388", "satin"),
    wall: ledger("ledgeline-oyster"),
  }),
  entry({
    code: "entry-rojo-alicante",
    key: 0.3,
    side: -1,
    portrait: true,
    floor: tiles("levante-crema-jara", 610, 610, "#D0BFA0", "polished"),
    wall: cladding("levante-rojo-alicante", 610, 305, "#8A4638", "satin"),
  }),
];
