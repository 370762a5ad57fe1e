import type { View } from "./camera.ts";
import type { Development } from "./develop.ts";
import type { Master } from "./surfaces/master.ts";
import type { WorldPlan } from "./world.ts";

export interface Stage extends WorldPlan {
  readonly view: View;
  readonly development: Development;
}

/** A room of the demo: which products it shows and how it is built from their pictures. */
export interface Room {
  readonly code: string;
  /** Raised when the room is arranged anew. */
  readonly version: number;
  readonly width?: number;
  readonly height?: number;
  /** Product codes in the order of their part in the picture. */
  readonly products: readonly string[];
  /** Shows the slab and not the face of a product, where it has one. */
  readonly slabs?: readonly string[];
  build(masters: ReadonlyMap<string, Master>): Stage;
}
