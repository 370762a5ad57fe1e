import { createSpace } from "@azulejo/content";
import type { Hours, Query } from "@azulejo/database";
import { readJson } from "./demo-records.ts";

type Text = { en: string; es: string };
export const STOREFRONT_ID = 1;
/** The demo's space in the content system. */
export const DEMO_SPACE = 1001;
const both = ["en", "es"] as const;

interface StoreEntry {
  code: string;
  number: number;
  name: Text;
  slug: Text;
  description: Text;
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  latitude: number;
  longitude: number;
  timezone: string;
  hours: Hours;
  operationTypes: string[];
}

interface Dated {
  validFrom: string;
}

/** A storefront with its places and its dated tax and delivery tables; `SEED=empty` starts with it too. */
export async function loadStorefront(query: Query): Promise<void> {
  const storefront = readJson<{ id: number; publicKey: string; siteKey: string; name: string; timezone: string; settings: unknown }>(
    "./storefront/storefront.json",
  );
  await query
    .insertInto("storefront")
    .values({
      id: storefront.id,
      publicKey: storefront.publicKey,
      siteKey: storefront.siteKey,
      name: storefront.name,
      timezone: storefront.timezone,
      settings: JSON.stringify(storefront.settings),
    })
    .execute();
  await createSpace(query, {
    id: DEMO_SPACE,
    name: storefront.name,
    domain: "",
    languages: ["es"],
    defaultLanguage: "en",
    tokens: [
      { token: "demo-public", kind: "public" },
      { token: "demo-preview", kind: "preview" },
      { token: "demo-management", kind: "management" },
    ],
  });
  await loadPlaces(query);
  await loadReferences(query);
  await loadTables(query);
}

interface NewStorefront {
  id: number;
  publicKey: string;
  siteKey: string;
  name: string;
  email: string;
  phone: string;
  /** IANA time zone of the storefront and its first place. */
  timezone: string;
  place: { street: string; city: string; state: string; postalCode: string };
}

/** Creates a real supplier's storefront: one place, the trade's terms, no catalog. The supplier enters taxes and delivery rates. */
export async function insertStorefront(
  query: Query,
  { id, publicKey, siteKey, name, email, phone, timezone, place }: NewStorefront,
): Promise<void> {
  const sample = readJson<{ settings: Record<string, unknown> }>("./storefront/storefront.json");
  const postalAddress = `${name}, ${place.street}, ${place.city}, ${place.state} ${place.postalCode}`;
  const settings = { ...sample.settings, tagline: { en: name, es: name }, phone, email, postalAddress, defaultStore: "main" };
  await query
    .insertInto("storefront")
    .values({ id, publicKey, siteKey, name, timezone, settings: JSON.stringify(settings) })
    .execute();
  const { id: placeId } = await query
    .insertInto("place")
    .values({
      storefrontId: id,
      code: "main",
      number: 1,
      operationTypes: ["willCall", "distribution"],
      street: place.street,
      city: place.city,
      state: place.state,
      postalCode: place.postalCode,
      phone,
      latitude: 0,
      longitude: 0,
      timezone,
      hours: JSON.stringify({
        mon: ["08:00", "17:00"],
        tue: ["08:00", "17:00"],
        wed: ["08:00", "17:00"],
        thu: ["08:00", "17:00"],
        fri: ["08:00", "17:00"],
        sat: null,
        sun: null,
      }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await query
    .insertInto("placeText")
    .values(both.map((language) => ({ placeId, language, name: place.city, slug: "main", description: "" })))
    .execute();
  await loadReferences(query);
}

async function loadPlaces(query: Query): Promise<void> {
  for (const store of readJson<StoreEntry[]>("./stores/stores.json")) {
    const { id } = await query
      .insertInto("place")
      .values({
        storefrontId: STOREFRONT_ID,
        code: store.code,
        number: store.number,
        operationTypes: store.operationTypes,
        street: store.street,
        city: store.city,
        state: store.state,
        postalCode: store.zip,
        phone: store.phone,
        latitude: store.latitude,
        longitude: store.longitude,
        timezone: store.timezone,
        hours: JSON.stringify(store.hours),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await query
      .insertInto("placeText")
      .values(
        both.map((language) => ({
          placeId: id,
          language,
          name: store.name[language],
          slug: store.slug[language],
          description: store.description[language],
        })),
      )
      .execute();
  }
}

/** Inserts provinces and the terms of coded values, which are the same for every supplier. */
async function loadReferences(query: Query): Promise<void> {
  const provinces = readJson<{ country: string; code: string; en: string; es: string }[]>("./storefront/provinces.json");
  await query
    .insertInto("province")
    .values(provinces.map(({ en, es, ...rest }) => ({ ...rest, nameEn: en, nameEs: es })))
    .execute();
  const terms = readJson<{ kind: string; value: string; en: string; es: string }[]>("./storefront/terms.json");
  await query
    .insertInto("term")
    .values(
      terms.flatMap((term, position) =>
        both.map((language) => ({
          storefrontId: STOREFRONT_ID,
          kind: term.kind,
          value: term.value,
          language,
          label: term[language],
          position,
        })),
      ),
    )
    .execute();
}

/** Inserts the dated tax and delivery tables. */
async function loadTables(query: Query): Promise<void> {
  const rates =
    readJson<
      (Dated & { country: string; province: string; postalPrefix: string; name: string; ratePpm: number; taxesDelivery: boolean })[]
    >("./storefront/tax-rates.json");
  await query
    .insertInto("taxRate")
    .values(
      rates.map((rate) => ({
        storefrontId: STOREFRONT_ID,
        country: rate.country,
        province: rate.province,
        postalPrefix: rate.postalPrefix,
        name: rate.name,
        ratePpm: rate.ratePpm,
        taxesDelivery: rate.taxesDelivery,
        validFrom: rate.validFrom,
        validUntil: null,
      })),
    )
    .execute();
  const delivery = readJson<{
    zones: (Dated & { country: string; postalPrefix: string; zone: number; transitDays: number })[];
    rates: (Dated & { service: "parcel" | "freight"; zone: number; upToLb: number; priceCents: number })[];
  }>("./storefront/delivery.json");
  await query
    .insertInto("deliveryZone")
    .values(
      delivery.zones.map((zone) => ({
        storefrontId: STOREFRONT_ID,
        country: zone.country,
        postalPrefix: zone.postalPrefix,
        zone: zone.zone,
        transitDays: zone.transitDays,
        validFrom: zone.validFrom,
        validUntil: null,
      })),
    )
    .execute();
  await query
    .insertInto("deliveryRate")
    .values(
      delivery.rates.map((rate) => ({
        storefrontId: STOREFRONT_ID,
        service: rate.service,
        zone: rate.zone,
        upToLb: rate.upToLb,
        priceCents: rate.priceCents,
        validFrom: rate.validFrom,
        validUntil: null,
      })),
    )
    .execute();
}
