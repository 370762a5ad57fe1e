import { BRASS, IRON } from "../furniture/seats.ts";
import { tubRoom, vanityRoom } from "../plans/bathroom.ts";
import { cladding, glaze, hexagons, motif, sheets, slab, tiles } from "../plans/laying.ts";
import { shower } from "../plans/shower.ts";
import type { Room } from "../room.ts";
import { plain } from "../surfaces/plain.ts";
import { woodgrain } from "../surfaces/woodgrain.ts";

const lacquer = (hex: string) => plain(hex, { uneven: 0.02, shine: 0.025, rough: 0.6 });
const CHROME = plain("#C3C7C9", { shine: 0.6, rough: 0.12, mirror: true, uneven: 0.01 });

export const bathrooms: readonly Room[] = [
  tubRoom({
    code: "bath-gulf",
    wall: glaze("marea-gulf", "#B5C6CE", false, 0),
    floor: sheets("moneda-white", 0.3),
    tiledTo: 1530,
    paint: plain("#E9E6DD", { uneven: 0.03, grain: 260 }),
    metal: CHROME,
    cloth: "#C98F7F",
  }),
  tubRoom({
    code: "bath-rose-brick",
    side: -1,
    wall: cladding("barro-vivo-rosado", 248, 63, "#CDB6A4", "matte", 0.5),
    floor: tiles("sahara-ivory", 598, 598, "#CFC3AC"),
    cloth: "#8C5640",
  }),
  tubRoom({
    code: "bath-travertine",
    wall: cladding("tivoli-road-osso", 1198, 598, "#D6CFC0", "matte"),
    floor: tiles("tivoli-road-osso", 598, 298, "#D6CFC0", "matte", 0.5),
    enamel: plain("#5B5A56", { shine: 0.03, rough: 0.4, uneven: 0.02 }),
    metal: IRON,
    portrait: true,
    cloth: "#7D8B8F",
  }),
  tubRoom({
    code: "bath-statuary",
    side: -1,
    wall: cladding("magnifica-statuary", 598, 1198, "#E5E4E1", "polished"),
    floor: sheets("opus-thassos-with-marquina", 0.3),
    cloth: "#34506B",
  }),
  tubRoom({
    code: "bath-celadon",
    wall: glaze("relieve-verdin", "#B7C7BA", false, 0),
    floor: hexagons("alveo-papel", 201, "#CFCBC2"),
    tiledTo: 1672,
    portrait: true,
    paint: plain("#EFEBE2", { uneven: 0.03, grain: 260 }),
  }),
  vanityRoom({
    code: "vanity-jade",
    wall: sheets("confetti-jade", 0.5, 0.05, 0.12),
    floor: sheets("colmena-white-with-blue-flower", 0.3),
    top: slab("sequel-quartz-quiet-vein"),
    body: woodgrain("#A9855C"),
    mirror: "arch",
    basins: 1,
  }),
  vanityRoom({
    code: "vanity-rosa",
    side: -1,
    wall: sheets("moneda-rosa", 0.4, 0.04, 0.2),
    floor: tiles("miga-verdin", 598, 598, "#8E998D"),
    top: slab("porcelain-slabs-snow"),
    body: lacquer("#6A4436"),
    mirror: "round",
    basins: 2,
  }),
  vanityRoom({
    code: "vanity-indigo-linen",
    key: 0.32,
    wall: cladding("lienzo-indigo", 598, 598, "#3C4658", "matte"),
    floor: tiles("stonecroft-milk", 598, 298, "#D8D3C8", "matte", 0.5),
    top: slab("marble-slabs-carrara-bianco"),
    body: woodgrain("#C0A078"),
    mirror: "wide",
    basins: 2,
    metal: CHROME,
  }),
  vanityRoom({
    code: "vanity-clay",
    side: -1,
    portrait: true,
    wall: cladding("plane-clay", 598, 1198, "#A4937E", "matte"),
    floor: tiles("plane-graphite", 598, 598, "#4C4C4F", "matte"),
    top: slab("granite-slabs-titanium"),
    body: woodgrain("#6E4A33"),
    mirror: "arch",
    basins: 1,
    metal: BRASS,
  }),
  vanityRoom({
    code: "vanity-coral",
    key: 0.3,
    portrait: true,
    wall: cladding("cromo-navy", 150, 74, "#9DA5B2", "satin", 0.5),
    floor: motif("costa-allegra-corallo", "#D9CBBE"),
    top: slab("quartzite-slabs-white-macaubas"),
    body: lacquer("#E6DFD2"),
    mirror: "round",
    basins: 1,
  }),
  shower({
    code: "shower-night",
    portrait: true,
    wall: sheets("cascade-midnight", 0.5, 0.06, 0.1),
    floor: sheets("waterbrook-night", 0.6),
    sides: cladding("carrara-gioia", 610, 305, "#DCDDDC", "satin", 0.5),
  }),
  shower({
    code: "shower-milk",
    side: -1,
    wall: cladding("stonecroft-milk", 1198, 598, "#D8D3C8", "matte"),
    floor: sheets("waterbrook-tan", 0.6),
    sides: tiles("stonecroft-milk", 598, 598, "#D8D3C8", "matte"),
    bench: true,
  }),
  shower({
    code: "shower-persimmon",
    portrait: true,
    side: -1,
    wall: glaze("relieve-persimmon", "#D8B9A4", false, 0),
    floor: sheets("moneda-celadon", 0.3),
    sides: tiles("pier-nine-salt", 598, 598, "#C9C6C0", "matte"),
    metal: IRON,
  }),
  shower({
    code: "shower-reef",
    portrait: true,
    wall: sheets("cascade-reef", 0.5, 0.06, 0.08),
    floor: sheets("waterbrook-cloud", 0.6),
    sides: cladding("celine-perla", 598, 298, "#DAD7D2", "satin", 0.5),
    metal: CHROME,
  }),
];
