import type { StorefrontSettings } from "@azulejo/contract/settings/storefront-settings.ts";

export type { Locale, OperationType, StorefrontSettings } from "@azulejo/contract/settings/storefront-settings.ts";

/** Limits per order, buyer and client. */
export type OrderLimits = StorefrontSettings["limits"];

/** A picture of the storefront; its hash identifies its bytes. */
export interface StorefrontPicture {
  kind: "logo" | "favicon";
  type: "image/svg+xml" | "image/png";
  width: number;
  height: number;
  hash: string;
}

export interface Storefront {
  id: number;
  publicKey: string;
  siteKey: string;
  name: string;
  /** The IANA time zone. Days of prices and promises start at its midnight. */
  timezone: string;
  settings: StorefrontSettings;
  pictures: StorefrontPicture[];
  /** Its space in the content system; null for the space in the configuration, if any. */
  contentSpaceId: number | null;
}
