import type { ColumnType } from "kysely";

export type * from "./column-types/delivery.ts";
export type * from "./column-types/lines.ts";
export type * from "./column-types/order-derivation.ts";
export type * from "./column-types/orders.ts";
export type * from "./column-types/promotions.ts";
export type * from "./column-types/quoted-terms.ts";
export type * from "./column-types/sales-quotes.ts";
export type * from "./column-types/texts.ts";

/** JSON, written as text, which both drivers accept, and read as parsed values. */
export type Json<T> = ColumnType<T, string, string>;
/** JSON with a default in the database. */
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** An object whose keys depend on its reader. */
export type Fields = Record<string, unknown>;

/** Values of a supplier's own facts by their code: a number, a choice, yes or no, a range, or a text in each language. */
export type FactValues = Record<string, number | string | boolean | { from: number; to: number } | { en: string; es: string }>;

/** Opening hours by weekday key (mon…sun): opening and closing time, or null for closed. */
export type Hours = Record<string, [string, string] | null>;

/** An address as entered and validated; orders have their own copy. */
export interface Address {
  firstName: string;
  lastName: string;
  company?: string;
  line1: string;
  line2?: string;
  city: string;
  province: string;
  postalCode: string;
  country: "US" | "CA";
  kind?: "residential" | "commercial";
}

/** Filters of a listing's products: values of one key are alternatives, and all keys have to match. */
export interface ListingFilter {
  material?: string[];
  stone?: string[];
  look?: string[];
  department?: string[];
  listing?: string[];
  season?: string[];
  /** Codes. */
  series?: string[];
  tag?: string[];
  onSale?: boolean;
  colorFamily?: string[];
  use?: string[];
  /** Uses that all have to match, whereas `use` requires only one. */
  allUses?: string[];
}

export type StockMovementKind =
  | "received"
  | "reserved"
  | "released"
  | "shipped"
  | "returned"
  | "adjusted"
  | "counted"
  | "transferred"
  | "sold";
