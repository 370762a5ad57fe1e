import type { Kind } from "@azulejo/seed/pictures/manifest.ts";

/** Bytes a picture of a kind may take. */
const USUAL: Readonly<Record<Kind, number>> = {
  face: 180_000,
  sheet: 150_000,
  object: 90_000,
  slab: 450_000,
  bundle: 230_000,
  scene: 222_000,
  light: 60_000,
};
/** The wide scene of the home page, by its width. */
const WIDE_SCENE = { from: 2000, times: 1.4 };

/** Materials whose every square millimeter differs. As AVIF they keep their crystals, at four times the time to decode. */
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
/** A face cut from a slab shows a quarter of it. */
const CUT_FACE = 190_000;
/** A swatch is shown small. */
const SWATCH = 20_000;

/** Materials of fine even grain: WebP, with more bytes. */
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
  /** Starts at a quality that leaves no steps in wide soft gradients. */
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
