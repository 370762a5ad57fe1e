import type { Language } from "@azulejo/contract";
import type { Store as StoreValue } from "@azulejo/contract/areas/storelocator.ts";
import { fold } from "../../domain/text-folding.ts";
import type { Store } from "./store.ts";

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in miles. */
export function milesBetween(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Returns whether every word of the query starts a word of the store's name, city, state, postal code or number. */
export function matchesStore(store: Store, query: string, language: Language): boolean {
  const text = fold(`${store.texts[language].name} ${store.city} ${store.state} ${store.postalCode} ${store.number}`).split(/\s+/);
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.some((known) => known.startsWith(word)));
}

/** Returns a store in wire format. */
export function toStoreValue(store: Store, language: Language, distance: number | null): StoreValue {
  const { id: _, texts, ...rest } = store;
  return {
    ...rest,
    name: texts[language].name,
    slugs: { en: texts.en.slug, es: texts.es.slug },
    description: texts[language].description,
    distance: distance === null ? null : Math.round(distance * 10) / 10,
  };
}
