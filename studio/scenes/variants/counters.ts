import { BRASS, WALNUT } from "../furniture/seats.ts";
import { counter } from "../plans/counter.ts";
import { cladding, motif, planks, sheets, slab } from "../plans/laying.ts";
import type { Room } from "../room.ts";
import { plain } from "../surfaces/plain.ts";

const paint = (hex: string) => plain(hex, { uneven: 0.02, grain: 300 });

export const counters: readonly Room[] = [
  counter({
    code: "cafe-denim",
    front: sheets("confetti-denim", 0.5, 0.05, 0.12),
    floor: motif("costa-allegra-pineta", "#CFCBBE"),
    top: slab("marble-slabs-calacatta-oro"),
    paint: paint("#EFE9DC"),
  }),
  counter({
    code: "bakery-butter",
    side: -1,
    front: sheets("confetti-butter", 0.5, 0.05, 0.12),
    floor: sheets("taller-kiln-red", 0.2, 0.015, 0.6),
    wall: cladding("cromo-snow", 150, 74, "#D9D6CF", "satin", 0.5),
    seat: WALNUT,
    pots: ["#B9674A", "#E9E2D4", "#8C5640", "#D8B25A"],
  }),
  counter({
    code: "bar-malachite",
    front: sheets("melaza-malachite", 0.3, 0.05, 0.12),
    floor: planks("sonora-tobacco", 2182, 227, "#4A3424"),
    top: slab("marble-slabs-nero-marquina"),
    paint: paint("#4B5A52"),
    key: 0.26,
    metal: BRASS,
    seat: plain("#5A2F27", { uneven: 0.08, grain: 80, shine: 0.02 }),
  }),
];
