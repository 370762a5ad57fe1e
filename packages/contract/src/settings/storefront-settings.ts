import { z } from "zod";
import { factDefinition } from "../facts/definition.ts";
import { typed } from "../fields.ts";
import { languages } from "../vocabulary.ts";
import type { Feature } from "./features.ts";
import { code, line, localised } from "./setting-texts.ts";
import { shopFields } from "./shop-fields.ts";
import { socialNetworks } from "./social-networks.ts";

export const color = z.string().regex(/^#[0-9a-f]{6}$/i, "settings.fault.color");
export const day = z.iso.date("settings.fault.date");
/** A path below the language, or an external address. */
const destination = z.union([z.url({ protocol: /^https$/ }), z.string().regex(/^[a-z0-9\-/?=&#_.]{1,200}$/i, "settings.fault.path")]);
/** A host name, with its port unless it is the default. */
const host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/, "settings.fault.domain");
/** A path of this site. Two leading slashes would name another host. */
const ownPath = z.string().regex(/^\/?(?!\/)[a-z0-9\-/?=&#_.]{0,200}$/i, "settings.fault.path");

const locale = z.strictObject({
  code: z.enum(languages),
  /** The language tag of pages, such as es-US. */
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, "settings.fault.languageTag"),
  name: line(40),
  direction: z.enum(["ltr", "rtl"]).default("ltr"),
  /** The host name for this language; null if all languages share one. */
  domain: host.nullable().default(null),
});

/** The functions of a type of store; a store may have several types. */
const operationType = z.strictObject({
  code,
  label: localised(60),
  /** Customers pick up orders here. */
  handsOver: z.boolean().default(false),
  /** Deliveries leave from here. */
  ships: z.boolean().default(false),
  /** Slabs are stored here and can be viewed. */
  keepsSlabs: z.boolean().default(false),
});
export type OperationType = z.output<typeof operationType>;

const holiday = z.strictObject({ date: day, name: localised(60) });

const menuEntry = z.union([
  /** A listing by its path in the catalog, such as porcelain. */
  z.strictObject({ listing: z.string().min(1).max(120) }),
  z.strictObject({ path: destination, label: localised(40) }),
]);

const footerColumn = z.strictObject({
  heading: localised(40),
  links: z.array(z.strictObject({ path: destination, label: localised(60) })).max(20),
});

const addresses = z.array(typed.check(z.email())).max(20);

/** Limits per order, buyer and client. */
const limits = z.strictObject({
  giftCardsPerOrder: z.number().int().min(0).default(10),
  /** Cents. */
  giftCardCentsPerDay: z.number().int().min(0).default(200_000),
  samplesPerOrder: z.number().int().min(0).default(10),
  /** Per household, which is one email address or one delivery address, within `sampleDays`. */
  samplesPerBuyer: z.number().int().min(0).default(20),
  /** The same, of one item. */
  samplesOfOneItem: z.number().int().min(0).default(20),
  sampleDays: z.number().int().min(1).default(30),
  /** Unpaid orders of one client at the same time. */
  unpaidOrders: z.number().int().min(0).default(5),
  /** Sell units in unpaid orders together. */
  unpaidUnits: z.number().int().min(0).default(20_000),
  /** The share of an item's stock that unpaid orders may hold; the rest is left for buyers who pay immediately. */
  unpaidShare: z.number().min(0).max(1).default(0.9),
});

/** How orders are assigned stock from several production lots. */
const lots = z.strictObject({
  /** The smallest remainder of a lot that can still be sold, in sell units. */
  usefulRemainder: z.number().int().min(1).max(1000).default(2),
  /** Days during which an order prefers the lot of the buyer's sample. */
  sampleDays: z.number().int().min(1).max(365).default(30),
});

/** Settings of sales quotes. */
const quotes = z.strictObject({
  /** Default validity of a quote in days. */
  validDays: z.number().int().min(1).max(365).default(30),
  /** Maximum number of a person's unanswered quotes. */
  waitingPerAccount: z.number().int().min(1).max(500).default(20),
  /** Reasons that a customer can choose for rejecting a quote. */
  rejectReasons: z
    .array(z.strictObject({ code, label: localised(80) }))
    .min(1)
    .max(20)
    .default([
      { code: "price", label: { en: "The price is too high", es: "El precio es muy alto" } },
      { code: "timing", label: { en: "The dates don't work", es: "Las fechas no me sirven" } },
      { code: "product", label: { en: "We chose another product", es: "Elegimos otro producto" } },
      { code: "project", label: { en: "The project was called off", es: "El proyecto se canceló" } },
      { code: "other", label: { en: "Another reason", es: "Otro motivo" } },
    ]),
});

/** Settings of slab holds by trade customers. */
const slabs = z.strictObject({
  /** Duration of a hold in hours. */
  holdHours: z.number().int().min(1).max(720).default(72),
  /** Maximum length of the waiting list; 0 for none. */
  queueLength: z.number().int().min(0).max(50).default(3),
  /** Maximum number of slabs that one person may hold or wait for. */
  holdsPerAccount: z.number().int().min(1).max(500).default(12),
  /** Distance of counter pieces from a slab's edges, in millimeters. */
  edgeMm: z.number().int().min(0).max(200).default(25),
  /** The width of the fabricator's saw cut, in millimeters. */
  kerfMm: z.number().int().min(0).max(30).default(4),
});

const features = z.strictObject<Record<Feature, z.ZodDefault<z.ZodBoolean>>>({
  /** Newsletters can be subscribed to. */
  newsletter: z.boolean().default(true),
  /** Customers can agree to text messages about their orders. */
  textMessages: z.boolean().default(true),
  /** Businesses and professionals can apply for an account. */
  tradeAccounts: z.boolean().default(true),
  /** Samples can be ordered. */
  samples: z.boolean().default(true),
});
/**
 * All settings of a storefront that aren't catalog or content, as stored in the database. New fields need defaults, so that settings of an
 * earlier release can be read.
 */
export const storefrontSettings = z.object({
  /** The company's name, for search engines; empty if it is the shop's name. */
  legalName: typed.max(120).default(""),
  tagline: localised(120),
  /** The ISO 4217 code of all prices. */
  currency: z.enum(["USD", "CAD"]),
  /** The languages in the order in which the shop offers them. */
  locales: z
    .array(locale)
    .length(languages.length)
    .refine((all) => new Set(all.map((one) => one.code)).size === all.length, "settings.fault.languages"),
  defaultLocale: z.enum(languages),
  /**
   * The host names of this storefront, if one deployment serves several. Unknown hosts show the first storefront. Links use the first host
   * name.
   */
  hosts: z.array(host).max(20).default([]),
  routing: z.enum(["prefix", "prefix_except_default", "prefix_and_default", "no_prefix"]).default("prefix"),
  rootRedirect: z
    .union([ownPath, z.strictObject({ path: ownPath, statusCode: z.number().int().min(301).max(308) })])
    .nullable()
    .default(null),
  titleSeparator: line(3).default("|"),
  /** The account of the accessibility widget; null for no widget. */
  accessibilityAccount: z.string().nullable().default(null),
  phone: line(40),
  email: typed.check(z.email()),
  /** The postal address in one line, which the law requires in emails. */
  postalAddress: line(200),
  /** The version of the terms of sale. A buyer who agreed to another version has to agree again. */
  termsVersion: line(40),
  /** Countries that orders are delivered to. */
  countries: z.array(z.enum(["US", "CA"])).min(1),
  /** The code of the store shown until a visitor chooses one. */
  defaultStore: code,
  /** The number of days after the last promised day in which damage can be claimed; receipts show the date. */
  claimDays: z.number().int().min(1).max(365),
  /**
   * How long a customer may take to answer about a delay. Without an answer, the items are canceled and refunded. The latest row whose
   * `from` has begun applies. Legal limits may shorten the time, but never extend it.
   */
  delayAnswers: z
    .array(
      z.strictObject({
        from: day,
        /** Days after the message. */
        days: z.number().int().min(1).max(30),
      }),
    )
    .min(1)
    .default([{ from: "2026-01-01", days: 14 }]),
  /** Facts that the supplier adds to those of every shop, in display order. */
  facts: z.array(factDefinition).max(200).default([]),
  /** The number of days after its introduction that a product counts as new. */
  newForDays: z.number().int().min(1).max(3650),
  /**
   * The rule for returns of full, sealed boxes, for staff and search engines. Null sets no time limit and withholds nothing, and isn't
   * published to search engines.
   */
  returns: z
    .strictObject({
      /** Days after receipt. */
      days: z.number().int().min(1).max(365),
      /** The restocking fee, in percent of the price. */
      restockingPercent: z.number().min(0).max(100),
      /** Goods that can't be returned. */
      final: z
        .array(z.enum(["sample", "slab", "electronic"]))
        .max(3)
        .default(["sample", "slab", "electronic"]),
    })
    .nullable()
    .default(null),
  /** How long phone orders with a payment link hold their goods unpaid. */
  unpaidOrders: z
    .strictObject({
      /** Days to pay, after which the order is canceled. */
      days: z.number().int().min(1).max(30).default(7),
      /** Days before the deadline to send a reminder; 0 sends none. */
      remindDays: z.number().int().min(0).max(14).default(2),
    })
    .prefault({}),
  operationTypes: z.array(operationType).default([]),
  /** Days on which all stores are closed and nothing ships. */
  holidays: z.array(holiday).default([]),
  delivery: z
    .strictObject({
      /** Business days to pack a delivery. */
      handlingDays: z.number().int().min(0).max(60).default(2),
      /** Business days between the first and the last promised day of arrival. */
      windowDays: z.number().int().min(0).max(30).default(2),
      /** Maximum weight of a parcel delivery in pounds. */
      parcelLimitLb: z.number().int().min(1).max(1000).default(70),
      /** Maximum load of a customer's pickup truck in pounds. */
      pickupTruckLb: z.number().int().min(100).max(10_000).default(1500),
      /** Business days to transfer goods to the pickup store. */
      transferDays: z.number().int().min(0).max(60).default(5),
      /** Business days between the arrival of goods and their availability. */
      receivingDays: z.number().int().min(0).max(60).default(2),
      /** Validity of a delivered quote in hours. */
      quoteHours: z.number().int().min(1).max(720).default(72),
    })
    .prefault({}),
  /** Colors of the storefront by token; null for the standard ones. */
  colors: z
    .record(z.string().regex(/^[a-z][a-zA-Z]*$/), color)
    .nullable()
    .default(null),
  /** The shape of pages beside their colors: faces of headings, the header, and product cards. */
  look: z
    .strictObject({
      faces: z.enum(["serif", "sans", "classic"]).default("serif"),
      header: z.enum(["line", "centered", "filled"]).default("line"),
      cards: z.enum(["plain", "framed"]).default("plain"),
    })
    .prefault({}),
  social: z.array(z.strictObject({ network: z.enum(socialNetworks), address: z.url({ protocol: /^https$/ }) })).default([]),
  /** A line in every page's footer. */
  notice: localised(200).nullable().default(null),
  /** The header's menu; null lists the catalog's departments. */
  menu: z.array(menuEntry).max(12).nullable().default(null),
  footer: z.array(footerColumn).max(5).nullable().default(null),
  /** Staff addresses for new orders, business requests and forms; empty for `email`. */
  mail: z.strictObject({ orders: addresses.default([]), requests: addresses.default([]), forms: addresses.default([]) }).prefault({}),
  /** Retention of form entries in days; null for unlimited. */
  formEntryDays: z.number().int().min(30).max(3650).nullable().default(730),
  /** Retention of search counts in days. */
  searchDays: z.number().int().min(30).max(3650).default(400),
  /** Whether staff need a second factor besides their password. New shops require it. */
  staffSecondFactor: z.enum(["required", "optional"]).default("optional"),
  /** Own messages in emails, by message key. */
  words: z
    .strictObject({
      en: z.record(z.string(), z.string().min(1).max(2000)).default({}),
      es: z.record(z.string(), z.string().min(1).max(2000)).default({}),
    })
    .prefault({}),
  /** What later files of a move leave as the shop has it. Everything else follows the system that the files come from. */
  shopFields: z.array(z.enum(shopFields)).default([]),
  features: features.prefault({}),
  /** Type of checkout: a short one, or one that starts with signing in and asks for promo codes in a separate step. */
  checkout: z.enum(["short", "extended"]).default("short"),
  limits: limits.prefault({}),
  lots: lots.prefault({}),
  quotes: quotes.prefault({}),
  slabs: slabs.prefault({}),
  /** The origins that tags may load scripts and pictures from, such as `https://tags.example.com`. */
  tagHosts: z.array(z.string()).default([]),
});

export type StorefrontSettings = z.output<typeof storefrontSettings>;
export type Locale = StorefrontSettings["locales"][number];
