import type { Language } from "@azulejo/contract";
import type { OrderLimits } from "./order-limits.ts";

/** A locale that a storefront serves. */
export interface Locale {
  code: Language;
  language: string;
  name: string;
  direction: "ltr" | "rtl";
  domain: string | null;
}

/** Settings of one storefront. The code itself contains nothing specific to a supplier. */
export interface StorefrontSettings {
  tagline: Record<Language, string>;
  currency: string;
  locales: Locale[];
  defaultLocale: Language;
  routing: "prefix" | "prefix_except_default" | "prefix_and_default" | "no_prefix";
  rootRedirect: string | { path: string; statusCode: number } | null;
  titleSeparator: string;
  accessibilityAccount: string | null;
  phone: string;
  email: string;
  postalAddress: string;
  termsVersion: string;
  countries: ("US" | "CA")[];
  defaultStore: string;
  /** The number of days in which damage can be claimed. */
  claimDays: number;
  /** The number of days after introduction that a product counts as new. */
  newForDays: number;
  /** Overrides of the limits per order, buyer and client. */
  limits?: Partial<OrderLimits>;
  /** The origins that tags may load scripts and pictures from, such as `https://tags.example.com`. */
  tagHosts?: string[];
}

export interface Storefront {
  id: number;
  publicKey: string;
  siteKey: string;
  name: string;
  /** The IANA time zone. Days of prices and promises start at its midnight. */
  timezone: string;
  settings: StorefrontSettings;
}
