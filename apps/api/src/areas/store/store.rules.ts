import type { Language } from "@azulejo/contract";
import type { Store as StoreValue } from "@azulejo/contract/areas/store.ts";
import type { StorefrontSettings } from "../../domain/storefront.ts";
import { fold } from "../../domain/text-folding.ts";
import type { StoredStore } from "./store.repository.ts";
import type { Store } from "./store.ts";

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Operations = Pick<StorefrontSettings, "operationTypes" | "holidays">;

/** Adds the functions of a store's operation types, which an unpublished one doesn't have, and the storefront's holidays. */
export function withOperations(store: StoredStore, { operationTypes, holidays }: Operations): Store {
  const types = operationTypes.filter((type) => store.published && store.operationTypes.includes(type.code));
  return {
    ...store,
    closedOn: [...new Set([...holidays.map((one) => one.date), ...store.closedOn])].sort(),
    handsOver: types.some((type) => type.handsOver),
    ships: types.some((type) => type.ships),
    keepsSlabs: types.some((type) => type.keepsSlabs),
  };
}

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
export function toStoreValue(
  store: Store,
  { operationTypes, holidays }: Operations,
  language: Language,
  distance: number | null,
): StoreValue {
  const { id: _, email: _email, published: _published, texts, closedOn, ...rest } = store;
  const types = operationTypes.filter(({ code }) => store.operationTypes.includes(code));
  const nameOf = (date: string) => holidays.find((one) => one.date === date)?.name[language] ?? null;
  return {
    ...rest,
    name: texts[language].name,
    slugs: { en: texts.en.slug, es: texts.es.slug },
    description: texts[language].description,
    operationTypes: types.map(({ code }) => code),
    services: types.map(({ label }) => label[language]),
    closedOn: closedOn.map((date) => ({ date, name: nameOf(date) })),
    distance: distance === null ? null : Math.round(distance * 10) / 10,
  };
}
