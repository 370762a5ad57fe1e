import type { Kind } from "@azulejo/seed/pictures/manifest.ts";

/** Maximum bytes of a picture, by its kind. */
const USUAL: Readonly<Record<Kind, number>> = {
  face: 180_000,
  sheet: 150_000,
  object: 90_000,
  slab: 450_000,
  bundle: 230_000,
  scene: 222_000,
  light: 60_000,
};
/** Maximum bytes of the wide home page scene, from this width. */
const WIDE_SCENE = { from: 2000, times: 1.4 };

/**
 * Recipes of materials in which every square millimeter differs. As AVIF they keep their crystals, but take four times as long to decode.
 */
const CRYSTALLINE: Readonly<Record<string, number>> = {
  granite: 620_000,
  "granite-fine": 620_000,
  "granite-coarse": 620_000,
  "granite-flowing": 620_000,
  quartz: 300_000,
  slate: 260_000,
  terrazzo: 320_000,
};
const CRYSTALLINE_SLAB = 1_250_000;
const LEDGER = 240_000;
/** Maximum bytes of a face cut from a slab, which shows a quarter of it. */
const CUT_FACE = 190_000;
/** Maximum bytes of a swatch, which is shown small. */
const SWATCH = 20_000;

/** Recipes of materials with a fine, even grain: stored as WebP, with more bytes. */
const GRAINY: Readonly<Record<string, number>> = {
  "concrete-dark": 260_000,
  encaustic: 260_000,
  hickory: 280_000,
  linen: 340_000,
  quarry: 380_000,
  quartzite: 300_000,
  rust: 340_000,
  solid: 260_000,
  terracotta: 360_000,
};
const GRAINY_SLAB = 850_000;

export interface Encoding {
  readonly codec: "webp" | "avif";
  readonly budget: number;
  /** Starts with a quality at which wide soft gradients show no visible steps. */
  readonly fine: boolean;
}

/** Returns how a picture of a kind and recipe is stored. */
export function encodingOf(kind: Kind, { recipe = "", ledger = false, fromSlab = false, swatch = false, width = 0 }): Encoding {
  if (swatch) return { codec: "webp", budget: SWATCH, fine: false };
  const crystals = CRYSTALLINE[recipe];
  if ((kind === "face" || kind === "slab") && (crystals || ledger)) {
    const budget = kind === "slab" ? CRYSTALLINE_SLAB : fromSlab ? CUT_FACE : ledger ? LEDGER : crystals;
    return { codec: "avif", budget, fine: false };
  }
  const grain = GRAINY[recipe];
  if (kind === "slab" && grain) return { codec: "webp", budget: GRAINY_SLAB, fine: false };
  if (kind === "face" && grain && !fromSlab) return { codec: "webp", budget: grain, fine: false };
  const times = kind === "scene" && width > WIDE_SCENE.from ? WIDE_SCENE.times : 1;
  return { codec: "webp", budget: USUAL[kind] * times, fine: kind === "scene" };
}
