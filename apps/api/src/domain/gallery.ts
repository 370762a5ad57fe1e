import type { Language, Picture } from "@azulejo/contract";
import type { GalleryFacetKey, rooms } from "@azulejo/contract/areas/gallery/gallery-filters.ts";
import type { parts, SceneSurface } from "@azulejo/contract/areas/gallery.ts";
import type { StoredProduct } from "./product.ts";

export interface SceneProduct {
  product: StoredProduct;
  part: (typeof parts)[number];
  x: number;
  y: number;
}

export interface StoredScene {
  code: string;
  room: (typeof rooms)[number];
  picture: Picture;
  /** The surface on which other tiles can be laid; null if there is none. */
  surface: SceneSurface | null;
  texts: Partial<Record<Language, { title: string; alt: string }>>;
  /** Products of the scene that are for sale, in the order of their hot spots. */
  products: SceneProduct[];
  facets: Record<GalleryFacetKey, string[]>;
}

/** Every scene of a storefront, in the order of its gallery. */
export interface Gallery {
  scenes: StoredScene[];
  byCode: Map<string, StoredScene>;
}
