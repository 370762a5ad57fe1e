import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";
import { socialNetworks } from "../settings/social-networks.ts";

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
  value: z.array(z.object({ code: field.text("NV"), name: field.text("Nevada") })),
  errors: ["storefront_country_not_served"],
});

const storefrontPicture = z.object({
  type: z.enum(["image/svg+xml", "image/png"]),
  width: z.number().int(),
  height: z.number().int(),
  hash: z.string(),
});

/** A path below the language, or an address elsewhere, with its label. */
const link = z.object({ path: z.string(), label: z.string() });

export const settings = defineCall({
  method: "GET",
  path: "storefront/settings",
  summary: "Returns the storefront's settings: name, languages, routing, currency, countries",
  input: z.strictObject({}),
  value: z.object({
    id: z.number().int(),
    siteKey: z.string(),
    name: z.string(),
    legalName: z.string(),
    tagline: z.string(),
    currency: z.string(),
    timezone: z.string().describe("The IANA time zone; prices and sales change at its midnight."),
    locales: z.array(
      z.object({
        code: z.enum(field.languages),
        language: z.string(),
        name: z.string(),
        direction: z.enum(["ltr", "rtl"]),
        domain: z.string().nullable(),
      }),
    ),
    defaultLocale: z.enum(field.languages),
    routing: z.enum(["prefix", "prefix_except_default", "prefix_and_default", "no_prefix"]),
    rootRedirect: z.union([z.string(), z.object({ path: z.string(), statusCode: z.number().int().min(301).max(308) })]).nullable(),
    titleSeparator: z.string(),
    accessibilityAccount: z.string().nullable(),
    phone: z.string(),
    email: z.string(),
    postalAddress: z.string(),
    termsVersion: z.string(),
    /** The hash names the picture's bytes; null if the storefront has none. */
    logo: storefrontPicture.nullable(),
    favicon: storefrontPicture.nullable(),
    /** Colors by token, as #rrggbb; null for the standard ones. */
    colors: z.record(z.string(), z.string()).nullable(),
    social: z.array(z.object({ network: z.enum(socialNetworks), address: z.string() })),
    /** A line in every page's footer. */
    notice: z.string().nullable(),
    /** The header's menu: listings of the catalog, or links; null for the departments. */
    menu: z.array(z.union([z.object({ listing: z.string() }), link])).nullable(),
    footer: z.array(z.object({ heading: z.string(), links: z.array(link) })),
    /** The return policy of full boxes: days after receipt, and percent of the price that is kept back. */
    returns: z.object({ days: z.number().int(), restockingPercent: z.number() }).nullable(),
    /** Business days to pack a delivery. */
    handlingDays: z.number().int(),
    features: z.record(z.string(), z.boolean()),
    countries: z.array(z.object({ code: z.enum(["US", "CA"]), name: z.string() })),
  }),
});
