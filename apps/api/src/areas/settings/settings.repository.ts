import { readStoredSettings } from "@azulejo/contract/settings/stored-settings.ts";
import type { Hours, Query } from "@azulejo/database";
import Big from "big.js";
import { sql } from "kysely";
import { selectCharges } from "./delivery-charges.repository.ts";
import { inBatches } from "./in-batches.ts";
import { selectPromotionSettings } from "./promotion-settings.repository.ts";
import type { PictureFile, ShopSettings } from "./shop-settings.ts";

const PPM_PER_PERCENT = 10_000;
const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Returns the stored settings of a storefront; null if there is no such storefront. @param lock makes others who change them wait */
export async function selectSettings(query: Query, storefrontId: number, lock = false): Promise<ShopSettings | null> {
  const row = await query
    .selectFrom("storefront")
    .selectAll()
    .where("id", "=", storefrontId)
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  if (!row) return null;
  const pictures = await query.selectFrom("storefrontPicture").select(["kind", "hash"]).where("storefrontId", "=", storefrontId).execute();
  const hashOf = (kind: string) => pictures.find((one) => one.kind === kind)?.hash ?? null;
  const { name, siteKey, timezone } = row;
  return {
    version: 1,
    storefront: { name, siteKey, timezone, logo: hashOf("logo"), favicon: hashOf("favicon"), ...readStoredSettings(row.settings) },
    stores: await selectStores(query, storefrontId),
    taxRates: await selectTaxRates(query, storefrontId),
    deliveryZones: await selectZones(query, storefrontId),
    deliveryRates: await selectRates(query, storefrontId),
    deliveryCharges: await selectCharges(query, storefrontId),
    promotions: await selectPromotionSettings(query, storefrontId),
    terms: await selectTerms(query, storefrontId),
  };
}

async function selectStores(query: Query, storefrontId: number): Promise<ShopSettings["stores"]> {
  const places = await query.selectFrom("place").selectAll().where("storefrontId", "=", storefrontId).orderBy("number").execute();
  const texts = await query
    .selectFrom("placeText")
    .selectAll()
    .where("placeId", "in", [0, ...places.map((place) => place.id)])
    .execute();
  return places.map((place) => {
    const inLanguages = (field: "name" | "slug" | "description") => {
      const of = (language: string) => texts.find((text) => text.placeId === place.id && text.language === language)?.[field] ?? "";
      return { en: of("en"), es: of("es") };
    };
    const {
      code,
      number,
      street,
      city,
      state,
      postalCode,
      phone,
      email,
      latitude,
      longitude,
      timezone,
      closedOn,
      operationTypes,
      published,
    } = place;
    const hours = Object.fromEntries(
      days.map((day) => [day, place.hours[day]?.join("-") ?? null]),
    ) as ShopSettings["stores"][number]["hours"];
    return {
      code,
      number,
      name: inLanguages("name"),
      slug: inLanguages("slug"),
      description: inLanguages("description"),
      street,
      city,
      state,
      postalCode,
      country: place.country as "US" | "CA",
      phone,
      email,
      latitude,
      longitude,
      timezone,
      hours,
      closedOn,
      operationTypes,
      published,
    };
  });
}

async function selectTaxRates(query: Query, storefrontId: number): Promise<ShopSettings["taxRates"]> {
  const rows = await query
    .selectFrom("taxRate")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .orderBy("country", "desc")
    .orderBy("province")
    .orderBy("postalPrefix")
    .orderBy("name")
    .orderBy("validFrom")
    .execute();
  return rows.map(({ country, province, postalPrefix, name, ratePpm, taxesDelivery, validFrom, validUntil }) => ({
    country: country as "US" | "CA",
    state: province,
    postalPrefix,
    name,
    percent: new Big(ratePpm).div(PPM_PER_PERCENT).toNumber(),
    taxesDelivery,
    from: validFrom,
    until: validUntil,
  }));
}

async function selectZones(query: Query, storefrontId: number): Promise<ShopSettings["deliveryZones"]> {
  const rows = await query
    .selectFrom("deliveryZone")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .orderBy("country", "desc")
    .orderBy("postalPrefix")
    .orderBy("validFrom")
    .execute();
  return rows.map(({ country, postalPrefix, zone, transitDays, validFrom, validUntil }) => ({
    country: country as "US" | "CA",
    postalPrefix,
    zone,
    transitDays,
    from: validFrom,
    until: validUntil,
  }));
}

async function selectRates(query: Query, storefrontId: number): Promise<ShopSettings["deliveryRates"]> {
  const rows = await query
    .selectFrom("deliveryRate")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .orderBy("service", "desc")
    .orderBy("zone")
    .orderBy("validFrom")
    .orderBy("upToLb")
    .execute();
  const brackets = new Map<string, ShopSettings["deliveryRates"][number]>();
  for (const { service, zone, upToLb, priceCents, validFrom, validUntil } of rows) {
    const key = [service, zone, validFrom, validUntil].join("|");
    const bracket = brackets.get(key) ?? { service, zone, from: validFrom, until: validUntil, upToLb: {} };
    bracket.upToLb[upToLb] = new Big(priceCents).div(100).toNumber();
    brackets.set(key, bracket);
  }
  return [...brackets.values()];
}

async function selectTerms(query: Query, storefrontId: number): Promise<ShopSettings["terms"]> {
  const rows = await query
    .selectFrom("term")
    .selectAll()
    .where("storefrontId", "=", storefrontId)
    .orderBy("kind")
    .orderBy("position")
    .orderBy("value")
    .execute();
  const terms = new Map<string, ShopSettings["terms"][number]>();
  for (const { kind, value, language, label } of rows) {
    const key = `${kind}|${value}`;
    const term = terms.get(key) ?? { kind, value, label: { en: label, es: label } };
    terms.set(key, { ...term, label: { ...term.label, [language]: label } });
  }
  return [...terms.values()];
}

export async function updateStorefront(query: Query, storefrontId: number, storefront: ShopSettings["storefront"]): Promise<void> {
  const { name, siteKey, timezone, logo: _logo, favicon: _favicon, ...settings } = storefront;
  await query
    .updateTable("storefront")
    .set({ name, siteKey, timezone, settings: JSON.stringify(settings) })
    .where("id", "=", storefrontId)
    .execute();
}

export async function insertStorefrontRow(
  query: Query,
  row: { id: number; publicKey: string; contentSpaceId: number | null },
  storefront: ShopSettings["storefront"],
): Promise<void> {
  const { name, siteKey, timezone, logo: _logo, favicon: _favicon, ...settings } = storefront;
  await query
    .insertInto("storefront")
    .values({ ...row, name, siteKey, timezone, settings: JSON.stringify(settings) })
    .execute();
}

export async function replacePicture(query: Query, storefrontId: number, picture: PictureFile): Promise<void> {
  const { kind, ...rest } = picture;
  await query
    .insertInto("storefrontPicture")
    .values({ storefrontId, kind, ...rest })
    .onConflict((conflict) => conflict.columns(["storefrontId", "kind"]).doUpdateSet(rest))
    .execute();
}

export async function deletePicture(query: Query, storefrontId: number, kind: PictureFile["kind"]): Promise<void> {
  await query.deleteFrom("storefrontPicture").where("storefrontId", "=", storefrontId).where("kind", "=", kind).execute();
}

export const selectPictures = (query: Query, storefrontId: number) =>
  query.selectFrom("storefrontPicture").selectAll().where("storefrontId", "=", storefrontId).execute();

/** Thrown for removing a store to which stock, orders or other records refer. */
export class StoreInUseError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`store ${code} is in use`);
    this.code = code;
  }
}

const REFERRED_TO = "23503";

async function deleteStore(query: Query, { id, code }: { id: number; code: string }): Promise<void> {
  try {
    await query.deleteFrom("place").where("id", "=", id).execute();
  } catch (error) {
    throw (error as { code?: string }).code === REFERRED_TO ? new StoreInUseError(code) : error;
  }
}

/** Writes the stores and removes those that are not listed. Numbers are freed first, so that two stores can swap them. */
export async function replaceStores(query: Query, storefrontId: number, stores: ShopSettings["stores"]): Promise<void> {
  const codes = stores.map((store) => store.code);
  const gone = await query
    .selectFrom("place")
    .select(["id", "code"])
    .where("storefrontId", "=", storefrontId)
    .where("code", "not in", codes)
    .execute();
  for (const place of gone) await deleteStore(query, place);
  await query
    .updateTable("place")
    .set((of) => ({ number: of("number", "*", -1) }))
    .where("storefrontId", "=", storefrontId)
    .execute();
  for (const { name, slug, description, hours, ...rest } of stores) {
    const parts = Object.entries(hours).map(([day, open]) => [day, open?.split("-") ?? null]);
    const row = { ...rest, hours: JSON.stringify(Object.fromEntries(parts) as Hours) };
    const { id: placeId } = await query
      .insertInto("place")
      .values({ storefrontId, ...row })
      .onConflict((conflict) => conflict.columns(["storefrontId", "code"]).doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const language of ["en", "es"] as const) {
      const text = { name: name[language], slug: slug[language], description: description[language] };
      await query
        .insertInto("placeText")
        .values({ placeId, language, ...text })
        .onConflict((conflict) => conflict.columns(["placeId", "language"]).doUpdateSet(text))
        .execute();
    }
  }
}

export async function replaceTaxRates(query: Query, storefrontId: number, rates: ShopSettings["taxRates"]): Promise<void> {
  await query.deleteFrom("taxRate").where("storefrontId", "=", storefrontId).execute();
  const rows = rates.map(({ state, percent, from, until, ...rest }) => ({
    ...rest,
    storefrontId,
    province: state,
    ratePpm: new Big(percent).times(PPM_PER_PERCENT).toNumber(),
    validFrom: from,
    validUntil: until,
  }));
  await inBatches(rows, (batch) => query.insertInto("taxRate").values(batch).execute());
}

export async function replaceZones(query: Query, storefrontId: number, zones: ShopSettings["deliveryZones"]): Promise<void> {
  await query.deleteFrom("deliveryZone").where("storefrontId", "=", storefrontId).execute();
  const rows = zones.map(({ from, until, ...rest }) => ({ ...rest, storefrontId, validFrom: from, validUntil: until }));
  await inBatches(rows, (batch) => query.insertInto("deliveryZone").values(batch).execute());
}

export async function replaceRates(query: Query, storefrontId: number, rates: ShopSettings["deliveryRates"]): Promise<void> {
  await query.deleteFrom("deliveryRate").where("storefrontId", "=", storefrontId).execute();
  const rows = rates.flatMap(({ service, zone, from, until, upToLb }) =>
    Object.entries(upToLb).map(([pounds, price]) => ({
      storefrontId,
      service,
      zone,
      upToLb: Number(pounds),
      priceCents: new Big(price).times(100).round().toNumber(),
      validFrom: from,
      validUntil: until,
    })),
  );
  await inBatches(rows, (batch) => query.insertInto("deliveryRate").values(batch).execute());
}

/** Writes new and changed terms. New ones are appended to their kind. */
export async function upsertTerms(query: Query, storefrontId: number, terms: ShopSettings["terms"]): Promise<void> {
  const rows = terms.flatMap(({ kind, value, label }, position) =>
    (["en", "es"] as const).map((language) => ({ storefrontId, kind, value, language, label: label[language], position })),
  );
  await inBatches(rows, (batch) =>
    query
      .insertInto("term")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["storefrontId", "kind", "value", "language"]).doUpdateSet((of) => ({ label: of.ref("excluded.label") })),
      )
      .execute(),
  );
}

/** Renames the lists of departments that have the department's former name. Lists with another name keep it. */
export async function renameDepartments(
  query: Query,
  storefrontId: number,
  before: ShopSettings["terms"],
  after: ShopSettings["terms"],
): Promise<void> {
  const departments = (terms: ShopSettings["terms"]) =>
    new Map(terms.filter(({ kind }) => kind === "department").map((one) => [one.value, one.label]));
  const former = departments(before);
  for (const [value, label] of departments(after)) {
    for (const language of ["en", "es"] as const) {
      const old = former.get(value)?.[language];
      if (old === undefined || old === label[language]) continue;
      await query
        .updateTable("listingText")
        .from("listing")
        .set((of) => ({
          name: label[language],
          title: of.case().when("listingText.title", "=", old).then(label[language]).else(of.ref("listingText.title")).end(),
        }))
        .whereRef("listing.id", "=", "listingText.listingId")
        .where("listing.storefrontId", "=", storefrontId)
        .where(sql<boolean>`listing.filter = ${JSON.stringify({ department: [value] })}::jsonb`)
        .where("listingText.language", "=", language)
        .where("listingText.name", "=", old)
        .execute();
    }
  }
}

/** Returns the products that have values of facts, at most `limit` of them. @param codes of the facts */
export async function productsWithFacts(query: Query, storefrontId: number, codes: readonly string[], limit: number): Promise<number[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from item where storefront_id = ${storefrontId} and facts ?| ${[...codes]}::text[] limit ${limit}`.execute(
    query,
  );
  return rows.map(({ id }) => id);
}
