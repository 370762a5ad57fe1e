import { z } from "zod";
import { defineCall } from "../call.ts";
import * as field from "../fields.ts";

export const stateProvinces = defineCall({
  method: "GET",
  path: "storefront/getstateprovinces",
  summary: "Lists the states or provinces of a supported country",
  input: z.strictObject({ countryCode: z.string().length(2).toUpperCase() }),
  value: z.array(z.object({ code: z.string(), name: z.string() })),
  errors: ["storefront_country_not_served"],
});

export const settings = defineCall({
  method: "GET",
  path: "storefront/settings",
  summary: "Returns the storefront's settings: name, languages, routing, currency, countries",
  input: z.strictObject({}),
  value: z.object({
    id: z.number().int(),
    siteKey: z.string(),
    name: z.string(),
    tagline: z.string(),
    currency: z.string(),
    /** The IANA time zone; prices and sales change at its midnight. */
    timezone: z.string(),
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
    countries: z.array(z.object({ code: z.enum(["US", "CA"]), name: z.string() })),
  }),
});
