import type { View } from "./camera.ts";
import type { Development } from "./develop.ts";
import type { Master } from "./surfaces/master.ts";
import type { WorldPlan } from "./world.ts";

export interface Stage extends WorldPlan {
  readonly view: View;
  readonly development: Development;
}

/** A demo room: which products it shows and how it is built from their pictures. */
export interface Room {
  readonly code: string;
  /** Increased when the room is rearranged. */
  readonly version: number;
  readonly width?: number;
  readonly height?: number;
  /** Product codes, the most prominent in the picture first. */
  readonly products: readonly string[];
  /** Products of which the slab is shown instead of the face, where they have one. */
  readonly slabs?: readonly string[];
  build(masters: ReadonlyMap<string, Master>): Stage;
}
