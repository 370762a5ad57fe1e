import { type GalleryFacetKey, galleryFacetKeys } from "@azulejo/contract/areas/gallery/gallery-filters.ts";
import type { StoredScene } from "../../domain/gallery.ts";

export type Filters = Record<GalleryFacetKey, string[]>;

export interface SceneResults {
  hits: StoredScene[];
  /** Number of scenes for each value if it were chosen, by facet and value. */
  facets: Record<GalleryFacetKey, Map<string, number>>;
}

/** Returns the scenes that have one of the chosen values of each facet. A facet's own choice doesn't narrow its counts. */
export function filterScenes(scenes: readonly StoredScene[], filters: Filters): SceneResults {
  const fits = (scene: StoredScene, key: GalleryFacetKey) =>
    filters[key].length === 0 || filters[key].some((value) => scene.facets[key].includes(value));
  const fitsAllBut = (scene: StoredScene, left: GalleryFacetKey | null) =>
    galleryFacetKeys.every((key) => key === left || fits(scene, key));
  const facets = Object.fromEntries(
    galleryFacetKeys.map((key) => {
      const counts = new Map<string, number>(scenes.flatMap((scene) => scene.facets[key].map((value) => [value, 0] as const)));
      for (const scene of scenes) {
        if (!fitsAllBut(scene, key)) continue;
        for (const value of scene.facets[key]) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [key, counts];
    }),
  ) as SceneResults["facets"];
  return { hits: scenes.filter((scene) => fitsAllBut(scene, null)), facets };
}
