import { z } from "zod";
import { typed } from "../fields.ts";
import { code, localised } from "./setting-texts.ts";
import { day, storefrontSettings } from "./storefront-settings.ts";

const line = typed.min(1).max(200);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "settings.fault.slug");

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
const timezone = z.string().refine(isTimeZone, "settings.fault.timezone");

const hours = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, "settings.fault.hours");
const opening = hours.nullable().default(null);
const week = z.strictObject({ mon: opening, tue: opening, wed: opening, thu: opening, fri: opening, sat: opening, sun: opening });

/** The fewest letters of a published store's address. */
const leastLetters = { street: 1, city: 1, state: 2, postalCode: 3, phone: 5 } as const;

const storeFields = z.strictObject({
  code,
  number: z.number().int().positive(),
  /** Whether customers see it and its stock is for sale. Until then, its address may be empty. */
  published: z.boolean().default(true),
  name: localised(80),
  slug: z.strictObject({ en: slug, es: slug }),
  description: z.strictObject({ en: z.string().max(1000), es: z.string().max(1000) }).default({ en: "", es: "" }),
  street: typed.max(200),
  city: typed.max(200),
  state: z.string().regex(/^([A-Z]{2})?$/, "settings.fault.state"),
  postalCode: z.string().max(10),
  country: z.enum(["US", "CA"]).default("US"),
  phone: typed.max(40),
  /** Gets emails about orders picked up here. */
  email: typed.check(z.email()).nullable().default(null),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timezone,
  /** Opening hours by weekday; a missing day is closed. */
  hours: week,
  /** Days on which only this store is closed. */
  closedOn: z.array(day).default([]),
  /** Codes of the storefront's operation types. */
  operationTypes: z.array(code),
});
const store = storeFields.superRefine((given, context) => {
  if (!given.published) return;
  for (const [key, minimum] of Object.entries(leastLetters) as [keyof typeof leastLetters, number][])
    if (given[key].length < minimum)
      context.addIssue({ code: "too_small", origin: "string", minimum, inclusive: true, input: given[key], path: [key] });
});

const postalPrefix = z.string().regex(/^[A-Z0-9]{0,5}$/, "settings.fault.postalPrefix");
const country = z.enum(["US", "CA"]);
/** The days on which a row applies, both inclusive. Without `until` it applies until it is replaced. */
const period = { from: day, until: day.nullable().default(null) };

const taxRate = z.strictObject({
  country,
  state: z.string().regex(/^[A-Z]{2}$/, "settings.fault.state"),
  /** Limits the rate to postal codes with this prefix. */
  postalPrefix: postalPrefix.default(""),
  /** The jurisdiction (state:NV, county:Washoe), or the tax's own name (GST). */
  name: line,
  /** The percentage, with at most four decimal places. */
  percent: z.number().min(0).max(100),
  taxesDelivery: z.boolean().default(false),
  ...period,
});

const deliveryZone = z.strictObject({
  country,
  postalPrefix,
  zone: z.number().int().positive(),
  /** Business days on the way. */
  transitDays: z.number().int().positive(),
  ...period,
});

const deliveryRate = z.strictObject({
  service: z.enum(["parcel", "freight"]),
  zone: z.number().int().positive(),
  ...period,
  /** Prices of a delivery by maximum weight in pounds. */
  upToLb: z.record(z.string().regex(/^\d{1,6}$/, "settings.fault.weight"), z.number().min(0).max(1_000_000)),
});

/** An optional charge of a delivery, for an appointment or limited access at the address, in dollars. */
const deliveryCharge = z.strictObject({
  kind: z.enum(["appointment", "limited_access"]),
  service: z.enum(["parcel", "freight"]),
  price: z.number().min(0).max(1_000_000),
  ...period,
});

const term = z.strictObject({ kind: line, value: line, label: localised(120) });

const customerKind = z.enum(["guest", "member", "business"]);
const uses = z.number().int().positive().max(1_000_000).nullable().default(null);
/** Item numbers, codes of series and departments; three empty lists mean every item. */
const scope = z.strictObject({
  items: z.array(line).max(1000).default([]),
  series: z.array(line).max(1000).default([]),
  departments: z.array(line).max(100).default([]),
});

const promotion = z.strictObject({
  code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,23}$/, "settings.fault.promotionCode"),
  /** Shown in the bag and on the receipt. */
  name: localised(80),
  kind: z.enum(["percentage", "amount", "freeFreight", "freeSample", "buyGet"]),
  /** The percentage, the amount in dollars, the number of free samples, or the units to buy. */
  value: z.number().positive().max(1_000_000).nullable().default(null),
  /** The number of free units of `buyGet`. */
  free: z.number().int().positive().max(1000).nullable().default(null),
  appliesTo: scope.prefault({}),
  /** Empty: everyone. */
  customers: z.array(customerKind).default([]),
  from: day.nullable().default(null),
  until: day.nullable().default(null),
  /** Maximum numbers of orders, in total and per buyer. */
  uses,
  usesPerBuyer: uses,
  /** In dollars, before discounts. */
  minimum: z.number().min(0).max(1_000_000).default(0),
  /** Whether it combines with other codes that stack. */
  stacks: z.boolean().default(false),
});

/** The path of a picture beside the settings file; null removes the picture. */
const picture = z.string().min(1).max(300).nullable();

const storefront = {
  name: typed.min(1).max(80),
  /** Prefix of cookie names. Changing it signs everybody out. */
  siteKey: z.string().regex(/^[a-z][a-z0-9]{1,19}$/, "settings.fault.siteKey"),
  timezone,
  logo: picture.default(null),
  favicon: picture.default(null),
  ...storefrontSettings.shape,
};

/** All settings of a storefront. */
export const shopSettings = z.strictObject({
  version: z.literal(1),
  storefront: z.strictObject(storefront),
  stores: z.array(store).min(1).max(500),
  taxRates: z.array(taxRate).max(20_000).default([]),
  deliveryZones: z.array(deliveryZone).max(20_000).default([]),
  deliveryRates: z.array(deliveryRate).max(5_000).default([]),
  deliveryCharges: z.array(deliveryCharge).max(500).default([]),
  promotions: z.array(promotion).max(1000).default([]),
  /** Names of coded values: departments, facets, finishes, uses, units. */
  terms: z.array(term).max(5_000).default([]),
});

/**
 * The settings to change, in the file that `npm run settings` reads. Missing sections and keys of `storefront` stay unchanged. Lists
 * replace the shop's, except `terms`, which are added.
 */
export const settingsFile = shopSettings
  .extend({ storefront: z.strictObject(storefront).partial() })
  .partial()
  .required({ version: true });

export type ShopSettings = z.output<typeof shopSettings>;
export type SettingsFile = z.output<typeof settingsFile>;
