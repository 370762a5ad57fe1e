import { cladding, ledger, sheets, tiles } from "../plans/laying.ts";
import { patio } from "../plans/patio.ts";
import type { Room } from "../room.ts";
import { plain } from "../surfaces/plain.ts";

export const outdoors: readonly Room[] = [
  patio({
    code: "patio-porphyry",
    floor: tiles("terraza-20-porfido", 598, 598, "#4A4038", "matte"),
    wall: ledger("ledgeline-rusty-gate"),
    furniture: "table",
  }),
  patio({
    code: "patio-fountain",
    side: -1,
    floor: tiles("terraza-20-barge", 898, 598, "#9C917D", "matte", 0.5),
    wall: sheets("brisa-aqua", 0.5, 0.06, 0.1),
    furniture: "fountain",
    house: plain("#E9E0D0", { uneven: 0.06, grain: 260 }),
  }),
  patio({
    code: "patio-brick",
    floor: tiles("anden-brick", 201, 100, "#A58E7C", "matte", 0.5),
    wall: cladding("calar-bone", 610, 305, "#D8D2C4", "matte", 0.5),
    furniture: "lounge",
    cloth: "#4E6B78",
  }),
];
