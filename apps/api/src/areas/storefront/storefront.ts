import type { Language } from "@azulejo/contract";
import type { OrderLimits } from "../checkout/limits.rules.ts";

/** A locale that a storefront serves. */
export interface Locale {
  code: Language;
  language: string;
  name: string;
  direction: "ltr" | "rtl";
  domain: string | null;
}

/** What an engineer or the staff sets per storefront; nothing in the code knows a supplier. */
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
  /** Days within which damage can be claimed. */
  claimDays: number;
  /** Days after introduction during which a product counts as new. */
  newForDays: number;
  /** What one order, buyer and client may take, where it differs from the usual. */
  limits?: Partial<OrderLimits>;
  /** Origins from which tags may load scripts and pictures: `https://tags.example.com`. */
  tagHosts?: string[];
}

export interface Storefront {
  id: number;
  publicKey: string;
  siteKey: string;
  name: string;
  /** IANA name; the days of prices and promises begin at its midnight. */
  timezone: string;
  settings: StorefrontSettings;
}
