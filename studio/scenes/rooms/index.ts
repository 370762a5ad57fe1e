import type { Room } from "../room.ts";
import { bathrooms } from "../variants/bathrooms.ts";
import { counters } from "../variants/counters.ts";
import { halls } from "../variants/halls.ts";
import { kitchens } from "../variants/kitchens.ts";
import { livingRooms } from "../variants/living-rooms.ts";
import { outdoors } from "../variants/outdoors.ts";
import { bedroomBoards } from "./bedroom-boards.ts";
import { blueBath } from "./blue-bath.ts";
import { hero } from "./hero.ts";
import { herringboneStudy } from "./herringbone-study.ts";
import { kitchenIsland } from "./kitchen-island.ts";
import { ledgerFireplace } from "./ledger-fireplace.ts";
import { living } from "./living.ts";
import { marbleVanity } from "./marble-vanity.ts";
import { onyxBar } from "./onyx-bar.ts";
import { patternedHall } from "./patterned-hall.ts";
import { pebbleShower } from "./pebble-shower.ts";
import { saltilloKitchen } from "./saltillo-kitchen.ts";
import { terrace } from "./terrace.ts";
import { terrazzoCounter } from "./terrazzo-counter.ts";
import { travertineEntry } from "./travertine-entry.ts";

/** Every room of the demo. */
export const rooms: readonly Room[] = [
  hero,
  kitchenIsland,
  blueBath,
  terrace,
  living,
  bedroomBoards,
  herringboneStudy,
  pebbleShower,
  patternedHall,
  ledgerFireplace,
  terrazzoCounter,
  marbleVanity,
  onyxBar,
  saltilloKitchen,
  travertineEntry,
  ...kitchens,
  ...bathrooms,
  ...livingRooms,
  ...halls,
  ...outdoors,
  ...counters,
];
