import type { Point } from "../../distance.ts";
import { loadGoogleMaps } from "./google-script.ts";

/** Looks up an address that the shop's own table of cities and postal codes doesn't know. Returns null if Google doesn't know it either. */
export async function findAddress(typed: string, { scriptUrl, language }: { scriptUrl: string; language: string }): Promise<Point | null> {
  const maps = await loadGoogleMaps(scriptUrl, language);
  const { Place } = (await maps.importLibrary("places")) as google.maps.PlacesLibrary;
  const { places } = await Place.searchByText({ textQuery: typed, fields: ["location"], maxResultCount: 1, language });
  const found = places[0]?.location;
  return found ? { latitude: found.lat(), longitude: found.lng() } : null;
}
