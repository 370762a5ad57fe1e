import type { Room, Stage } from "../room.ts";
import type { Master } from "../surfaces/master.ts";
import type { Surface } from "../surfaces/surface.ts";

/** A product and how it is laid. */
export interface Covering {
  readonly product: string;
  /** Shown from its slab and not from its face. */
  readonly slab?: boolean;
  readonly lay: (master: Master) => Surface;
}

export const of = (product: string, lay: Covering["lay"]): Covering => ({ product, lay });
export const slabOf = (product: string, lay: Covering["lay"]): Covering => ({ product, slab: true, lay });

/** Properties shared by every variant of a room plan. */
export interface Variant {
  readonly code: string;
  /** 1 if the window is on the left, -1 on the right. */
  readonly side?: 1 | -1;
  readonly portrait?: boolean;
  readonly key?: number;
}

const LANDSCAPE = { width: 1320, height: 880 };
const PORTRAIT = { width: 960, height: 1200 };

/** Makes a room from a plan: its products are those of its coverings, each once. */
export function roomOf<Part extends string>(
  variant: Variant,
  coverings: Readonly<Partial<Record<Part, Covering>>>,
  build: (surface: (part: Part) => Surface) => Stage,
): Room {
  const all = Object.values(coverings).filter((one): one is Covering => one !== undefined);
  const size = variant.portrait ? PORTRAIT : LANDSCAPE;
  return {
    code: variant.code,
    version: 1,
    ...size,
    products: [...new Set(all.map((one) => one.product))],
    slabs: all.filter((one) => one.slab).map((one) => one.product),
    build(masters) {
      const laidOnce = new Map<Part, Surface>();
      return build((part) => {
        const covering = coverings[part];
        if (!covering) throw new Error(`${variant.code}: nothing covers its ${part}`);
        const known = laidOnce.get(part) ?? covering.lay(masters.get(covering.product)!);
        laidOnce.set(part, known);
        return known;
      });
    },
  };
}
