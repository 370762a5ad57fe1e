import type { ColumnType, Generated } from "kysely";

/** JSON is written as text, which both drivers accept, and read parsed. */
export type Json<T> = ColumnType<T, string, string>;

export interface StorefrontTable {
  id: number;
  public_key: string;
  site_key: string;
  name: string;
  /** The IANA time zone; days, and with them prices, start at its midnight. */
  timezone: string;
  settings: Json<Record<string, unknown>>;
}

/** Opening hours by weekday key (mon…sun): opening and closing time, or null for closed. */
export type Hours = Record<string, [string, string] | null>;

export interface PlaceTable {
  id: Generated<number>;
  storefront_id: number;
  code: string;
  number: number;
  operation_types: string[];
  street: string;
  city: string;
  state: string;
  postal_code: string;
  country: Generated<string>;
  phone: string;
  latitude: number;
  longitude: number;
  timezone: string;
  hours: Json<Hours>;
}

export interface PlaceTextTable {
  place_id: number;
  language: string;
  name: string;
  slug: string;
  description: string;
}

export interface ProvinceTable {
  country: string;
  code: string;
  name_en: string;
  name_es: string;
}

/** The postal code ranges of a state or province, by first characters; both ends are inclusive. */
export interface PostalRangeTable {
  country: string;
  province: string;
  first_prefix: string;
  last_prefix: string;
}

export interface TaxRateTable {
  id: Generated<number>;
  storefront_id: number;
  country: string;
  province: string;
  postal_prefix: Generated<string>;
  name: string;
  rate_ppm: number;
  taxes_delivery: Generated<boolean>;
  valid_from: string;
  valid_until: string | null;
}

export interface DeliveryZoneTable {
  id: Generated<number>;
  storefront_id: number;
  country: string;
  postal_prefix: string;
  zone: number;
  transit_days: number;
  valid_from: string;
  valid_until: string | null;
}

export interface DeliveryRateTable {
  id: Generated<number>;
  storefront_id: number;
  service: "parcel" | "freight";
  zone: number;
  up_to_lb: number;
  price_cents: number;
  valid_from: string;
  valid_until: string | null;
}
