import type { Picture } from "@azulejo/contract";
import type { SlabState } from "@azulejo/contract/areas/slabs.ts";
import type { StoredItem, StoredProduct } from "./product.ts";

/** A slab in lists. */
export interface YardSlab {
  code: string;
  sequence: number;
  state: SlabState;
  heldUntil: string | null;
  waiting: number;
  widthMm: number;
  heightMm: number;
  area: number;
  /** Null for an item without a price. */
  cents: number | null;
  picture: Picture | null;
}

/** A bundle with its slabs in sawing order. */
export interface YardBundle {
  code: string;
  block: string;
  store: string;
  arrivedOn: string;
  product: StoredProduct;
  item: StoredItem;
  facets: { stone: string; color: string; thickness: string; finish: string };
  slabs: YardSlab[];
}

/** All bundles of a storefront. */
export interface Yard {
  /** By store code, newest first. */
  byStore: Map<string, YardBundle[]>;
  byCode: Map<string, YardBundle>;
}
