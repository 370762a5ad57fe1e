import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { featureNames } from "../settings/features.ts";
import { socialNetworks } from "../settings/social-networks.ts";

export const stateProvince = z.object({
  code: field.text("NV"),
  name: field.text("Nevada"),
  postalCodes: z
    .array(z.object({ first: field.text("889"), last: field.text("898") }))
    .meta({ description: "Ranges of its postal codes, by their first characters; both ends are inclusive." }),
});

export const stateProvinces = defineCall({
  method: "GET",
  path: "storefront/getstateprovinces",
  summary: "Lists the states or provinces of a supported country",
  input: z.strictObject({
    countryCode: z
      .string()
      .length(2)
      .toUpperCase()
      .meta({ description: "ISO 3166-1, two letters.", examples: ["US"] }),
  }),
  value: z.array(stateProvince),
  errors: ["storefront_country_not_served"],
});

export const storefrontPicture = z.object({
  type: z.enum(["image/svg+xml", "image/png"]),
  width: z
    .number()
    .int()
    .meta({ description: "In pixels.", examples: [240] }),
  height: z
    .number()
    .int()
    .meta({ description: "In pixels.", examples: [60] }),
  hash: z.string().meta({ description: "Names the picture's bytes.", examples: ["0a1b2c3d"] }),
});

export const link = z.object({
  path: z.string().meta({ description: "A path below the language, or an address elsewhere.", examples: ["/samples/"] }),
  label: field.text("Samples"),
});

export const settings = defineCall({
  method: "GET",
  path: "storefront/settings",
  summary: "Returns the storefront's settings: name, languages, routing, currency, countries",
  input: z.strictObject({}),
  value: z.object({
    id: z
      .number()
      .int()
      .meta({ examples: [1] }),
    siteKey: field.text("shop"),
    name: field.text("Example Tile"),
    legalName: field.text("Example Tile LLC"),
    tagline: field.text("Tile and stone"),
    currency: z.string().meta({ description: "ISO 4217.", examples: ["USD"] }),
    timezone: z
      .string()
      .meta({ description: "The IANA time zone; prices and sales change at its midnight.", examples: ["America/Los_Angeles"] }),
    locales: z.array(
      z.object({
        code: z.enum(field.languages),
        language: field.text("en-US"),
        name: field.text("English"),
        direction: z.enum(["ltr", "rtl"]),
        domain: z
          .string()
          .nullable()
          .meta({ examples: ["es.shop.example"] }),
      }),
    ),
    defaultLocale: z.enum(field.languages),
    routing: z.enum(["prefix", "prefix_except_default", "prefix_and_default", "no_prefix"]),
    rootRedirect: z.union([field.text("/en/"), z.object({ path: z.string(), statusCode: z.number().int().min(301).max(308) })]).nullable(),
    titleSeparator: field.text(" | "),
    accessibilityAccount: z
      .string()
      .nullable()
      .meta({ examples: ["a1b2c3"] }),
    phone: field.text("555 010 0199"),
    email: field.text("hello@shop.example"),
    postalAddress: field.text("1 Main St, Reno, NV 89501"),
    termsVersion: field.text("2026-01"),
    logo: storefrontPicture.nullable(),
    favicon: storefrontPicture.nullable(),
    colors: z
      .record(z.string(), z.string())
      .nullable()
      .meta({ description: "Colors by token, as #rrggbb; null for the standard ones.", examples: [{ accent: "#7a3b2e" }] }),
    look: z
      .object({
        faces: z.enum(["serif", "sans", "classic"]),
        header: z.enum(["line", "centered", "filled"]),
        cards: z.enum(["plain", "framed"]),
      })
      .optional()
      .meta({
        description: "Faces of headings, the header's layout and how product cards are drawn; missing for the usual look.",
        examples: [{ faces: "classic", header: "centered", cards: "framed" }],
      }),
    social: z.array(z.object({ network: z.enum(socialNetworks), address: z.string().meta({ examples: ["https://social.example/shop"] }) })),
    notice: z
      .string()
      .nullable()
      .meta({ description: "A line in every page's footer.", examples: ["Prices in US dollars."] }),
    menu: z
      .array(z.union([z.object({ listing: field.text("tile/porcelain") }), link]))
      .nullable()
      .describe("The header's menu: listings of the catalog, or links; null for the departments."),
    footer: z.array(z.object({ heading: field.text("Help"), links: z.array(link) })),
    returns: z
      .object({
        days: z
          .number()
          .int()
          .meta({ description: "Days after receipt.", examples: [30] }),
        restockingPercent: z.number().meta({ description: "Percent of the price that is not refunded.", examples: [20] }),
        final: z
          .array(z.enum(["sample", "slab", "electronic"]))
          .meta({ description: "Goods that can't be returned.", examples: [["slab"]] }),
      })
      .nullable()
      .describe("The return policy of full boxes."),
    handlingDays: z
      .number()
      .int()
      .meta({ description: "Business days to pack a delivery.", examples: [2] }),
    loads: z
      .object({
        parcelLb: z
          .number()
          .int()
          .meta({ description: "Heavier deliveries go by freight, on pallets.", examples: [70] }),
        pickupTruckLb: z
          .number()
          .int()
          .meta({ description: "What a pickup truck may carry.", examples: [1500] }),
      })
      .describe("Limits of weight, in pounds."),
    features: z.record(z.enum(featureNames), z.boolean()).meta({
      description: "What the storefront offers, by name.",
      examples: [{ newsletter: true, textMessages: true, tradeAccounts: true, samples: false }],
    }),
    checkout: z.enum(["short", "extended"]).meta({ description: "The checkout that the bag leads to.", examples: ["short"] }),
    countries: z.array(z.object({ code: z.enum(["US", "CA"]), name: field.text("United States") })),
  }),
});
