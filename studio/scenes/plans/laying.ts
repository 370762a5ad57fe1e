import { boards, field, fishbone, glazed, honeycomb, panels, patterned } from "../surfaces/kinds.ts";
import type { Master } from "../surfaces/master.ts";
import { whole } from "../surfaces/whole.ts";
import { type Covering, of, slabOf } from "./covering.ts";

type Finish = "matte" | "satin" | "polished";

const SHINE = {
  matte: { shine: 0.015, rough: 0.7 },
  satin: { shine: 0.03, rough: 0.3 },
  polished: { shine: 0.045, rough: 0.1, mirror: true },
} as const;

/** Pieces of `w` by `h` mm. */
export const tiles = (product: string, w: number, h: number, grout: string, finish: Finish = "satin", shift = 0): Covering =>
  of(product, (master) => field(master, w, h, grout, shift, SHINE[finish]));

/** Wall pieces that must not be turned upside down. */
export const cladding = (product: string, w: number, h: number, grout: string, finish: Finish = "satin", shift = 0): Covering =>
  of(product, (master) => field(master, w, h, grout, shift, { ...SHINE[finish], upright: true }));

/** Glazed pieces, standing or lying in half bond. */
export const glaze = (product: string, grout: string, lying = true, shift = 0.5): Covering =>
  of(product, (master) => glazed(master, grout, shift, lying));

export const planks = (product: string, length: number, width: number, gap: string): Covering =>
  of(product, (master) => boards(master, length, width, gap));

export const bones = (product: string, width: number, times: number, gap: string): Covering =>
  of(product, (master) => fishbone(master, width, times, gap));

export const hexagons = (product: string, width: number, grout: string): Covering =>
  of(product, (master) => honeycomb(master, width, grout, { joint: 3, variety: 0.05, hand: 0.15, bevel: 1.5, shine: 0.02, rough: 0.5 }));

export const motif = (product: string, grout: string, size = 200): Covering => of(product, (master) => patterned(master, size + 2, grout));

/** Mosaic sheets. */
export const sheets = (product: string, hand = 0.4, shine = 0.03, rough = 0.35): Covering =>
  of(product, (master) => whole(master, { shine, rough, hand }));

export const ledger = (product: string): Covering => of(product, (master: Master) => panels(master));

export const slab = (product: string, fromX = 300, fromY = 300): Covering =>
  slabOf(product, (master) => whole(master, { shine: 0.04, rough: 0.12, mirror: true, fromX, fromY }));
