import { type GalleryFacetKey, galleryFacetKeys } from "@azulejo/contract/areas/gallery/gallery-filters.ts";
import type { KnownValues } from "./lists/known-query.server.ts";

/** Parameters of the gallery's address. */
export const galleryParameters = [...galleryFacetKeys, "page"] as const;
/** A scene's neighbors are those in the list with these filters; `tile` is an item that is shown on its surface. */
export const sceneParameters = [...galleryFacetKeys, "tile"] as const;

export type GalleryChoices = Record<GalleryFacetKey, string[]>;

const MAX_VALUES = 30;
const LONGEST = 40;

/** Reads the filters of an address; ignores invalid ones. */
export function readChoices(parameters: URLSearchParams): GalleryChoices {
  const values = (key: GalleryFacetKey) => [...new Set(parameters.getAll(key))].filter(isValue).slice(0, MAX_VALUES);
  return { room: values("room"), look: values("look"), color: values("color"), material: values("material") };
}

const isValue = (value: string): boolean => value !== "" && value.length <= LONGEST && !value.includes(",");

export const knownValues: KnownValues = { room: isValue, look: isValue, color: isValue, material: isValue };

/** Returns the query string of these filters, "" without any. */
export function queryOf(choices: GalleryChoices, page = 1): string {
  const parameters = new URLSearchParams(galleryFacetKeys.flatMap((key) => choices[key].map((value) => [key, value])));
  if (page > 1) parameters.set("page", String(page));
  const query = parameters.toString();
  return query && `?${query}`;
}

export const isFiltered = (choices: GalleryChoices): boolean => galleryFacetKeys.some((key) => choices[key].length > 0);

export const scenePath = (code: string, choices: GalleryChoices): string => `gallery/detail/${code}/${queryOf(choices)}`;
