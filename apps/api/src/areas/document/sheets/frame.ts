import type { Language } from "@azulejo/contract";
import type { Storefront } from "../../../domain/storefront.ts";
import { money } from "../../../mail/formats.ts";
import { text } from "../../../messages/index.ts";

export type Shop = Pick<Storefront, "name" | "settings" | "timezone">;

export interface ShopOnline extends Shop {
  /** Without a trailing slash. */
  publicUrl: string;
}

export const moneyIn = (currency: string, language: Language) => (cents: number) => money(cents, currency, language);

/** Leaves out the shop's name at the start of an address, because the name is printed above it. */
const withoutName = (address: string, name: string): string => (address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address);

/** The shop's name, address and contacts, which every sheet shows. */
export const frame = ({ name, settings }: Pick<Shop, "name" | "settings">, language: Language) => ({
  language,
  shop: name,
  from: [withoutName(settings.postalAddress, name), settings.phone],
  foot: text(language, "document.foot", { shop: name, phone: settings.phone }),
  page: { before: text(language, "document.page"), between: text(language, "document.of") },
});

/** Returns a code that opens a page of the shop. @param path without the language */
export const scanTo = ({ publicUrl }: ShopOnline, language: Language, kind: "invoice" | "statement" | "quote", path: string) => ({
  address: `${publicUrl}/${language}/${path}`,
  label: text(language, `document.${kind}.scan`),
});

/** Returns a line's goods, with "12 × 24 in" on one line. */
export const goodsOf = ({ name, detail }: { name: string; detail: string }): string => `${name}, ${unbroken(detail)}`;

/** Keeps "12 × 24" on one line. */
export const unbroken = (size: string): string => size.replaceAll(" × ", "\u00a0×\u00a0").replace(/(?<=\d) (?=in\b|mm\b|cm\b)/g, "\u00a0");

/** Leaves out facts without a value. */
export const present = (facts: { label: string; value: string | null }[]) =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
