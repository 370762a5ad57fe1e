import type { gallery } from "@azulejo/contract";
import { type GalleryFacetKey, galleryFacetKeys, rooms } from "@azulejo/contract/areas/gallery/gallery-filters.ts";
import type { Verb } from "../../calls/handler.ts";
import type { Context } from "../../context.ts";
import type { Terms } from "../../domain/product.ts";
import { filterScenes, type SceneResults } from "./filter-scenes.rules.ts";
import { showScene } from "./show-scene.ts";
import { surfacesFor } from "./surfaces-for.rules.ts";

/** Returns a page of scenes that match filters, from memory. */
export const listScenes: Verb<typeof gallery.list> = async (context, { page, pageSize, ...filters }) => {
  const { query, storefront, language } = context;
  const { scenes } = await context.scenes.read(query, storefront.id);
  const found = filterScenes(scenes, filters);
  const terms = await context.catalog.terms(storefront.id);
  const shown = found.hits.slice((page - 1) * pageSize, page * pageSize);
  return {
    total: found.hits.length,
    page,
    pages: Math.ceil(found.hits.length / pageSize),
    facets: galleryFacetKeys.map((key) => toFacet(context, terms, found, key, filters[key])),
    scenes: shown.map((scene) => showScene(scene, language)),
  };
};

/** Returns the scenes that show a product, from memory. */
export const listScenesOf: Verb<typeof gallery.ofProduct> = async ({ query, storefront, scenes, language }, { code }) => {
  const all = await scenes.read(query, storefront.id);
  return all.scenes
    .filter((scene) => scene.products.some(({ product }) => product.code === code))
    .map((scene) => showScene(scene, language));
};

/** Returns scenes in which an item's product can be laid; none for an unknown item. */
export const listSurfaces: Verb<typeof gallery.surfaces> = async (context, { itemNo }) => {
  const { query, storefront, language } = context;
  const id = await context.catalog.productOfItem(query, storefront.id, itemNo);
  const [product] = id === null ? [] : await context.catalog.products(query, storefront.id, [id]);
  if (!product) return [];
  const { scenes } = await context.scenes.read(query, storefront.id);
  return surfacesFor(scenes, product).map((scene) => showScene(scene, language));
};

function toFacet({ language }: Context, terms: Terms, { facets }: SceneResults, key: GalleryFacetKey, chosen: readonly string[]) {
  const values = [...facets[key]]
    .filter(([value, count]) => count > 0 || chosen.includes(value))
    .map(([value, count]) => ({ value, label: terms.label(key, value, language), count, selected: chosen.includes(value) }));
  const place = (value: string) => (key === "room" ? rooms.indexOf(value as (typeof rooms)[number]) : terms.position(key, value));
  return {
    key,
    label: terms.label("facet", key, language),
    values: values.toSorted((a, b) => place(a.value) - place(b.value) || a.label.localeCompare(b.label)),
  };
}
