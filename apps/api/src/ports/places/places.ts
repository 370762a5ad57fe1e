import { readFile } from "node:fs/promises";
import type { Place } from "@azulejo/contract/areas/store.ts";
import { createPlaceIndex, type PlaceIndex } from "./place-index.ts";

/** Finds places by a typed postal code or city. */
export interface Places {
  find(query: string, limit: number): Promise<Place[]>;
}

/** The postal codes of the US from GeoNames. */
const OWN_TABLE = new URL("../../../../../seed/reference/places.csv", import.meta.url);

/**
 * Reads the table of places at the first search.
 * @param file CSV with columns postalCode,city,state,latitude,longitude; the built-in table if missing
 */
export function createPlaces(file: string | URL = OWN_TABLE): Places {
  let index: Promise<PlaceIndex> | null = null;
  const read = async () => createPlaceIndex(await readFile(file, "utf8"));
  return {
    async find(query, limit) {
      index ??= read().catch((error) => {
        index = null;
        throw error;
      });
      return (await index)(query, limit);
    },
  };
}
