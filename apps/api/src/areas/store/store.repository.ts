import type { Language } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import type { Store } from "./store.ts";

/** A store as stored, without data derived from operation types and the storefront's holidays. */
export type StoredStore = Omit<Store, "handsOver" | "ships" | "keepsSlabs">;

/** Returns all stores of a storefront with their texts, by number; two queries. */
export async function selectStores(query: Query, storefrontId: number): Promise<StoredStore[]> {
  const places = await query.selectFrom("place").selectAll().where("storefrontId", "=", storefrontId).orderBy("number").execute();
  const texts = await query
    .selectFrom("placeText")
    .innerJoin("place", "place.id", "placeText.placeId")
    .selectAll("placeText")
    .where("place.storefrontId", "=", storefrontId)
    .execute();
  return places.map((place) => ({
    id: place.id,
    code: place.code,
    number: place.number,
    operationTypes: place.operationTypes,
    published: place.published,
    street: place.street,
    city: place.city,
    state: place.state,
    postalCode: place.postalCode,
    country: place.country,
    phone: place.phone,
    latitude: place.latitude,
    longitude: place.longitude,
    timezone: place.timezone,
    email: place.email,
    hours: place.hours,
    closedOn: place.closedOn,
    texts: textsOf(texts.filter((text) => text.placeId === place.id)),
  }));
}

function textsOf(rows: { language: string; name: string; slug: string; description: string }[]): Store["texts"] {
  return Object.fromEntries(rows.map(({ language, name, slug, description }) => [language, { name, slug, description }])) as Record<
    Language,
    Store["texts"]["en"]
  >;
}
