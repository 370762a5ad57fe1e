import type { OfficeContentComponent } from "@azulejo/contract/areas/office.ts";

/** A block of a story, or the story's content itself: a component's name and its fields. */
export interface Blok {
  _uid?: string;
  component: string;
  [field: string]: unknown;
}

export type ComponentField = OfficeContentComponent["fields"][number];

/** Components by their names. */
export type Components = ReadonlyMap<string, OfficeContentComponent>;

/** The languages of the content, the default first. */
export type Languages = readonly string[];

export const isBlok = (value: unknown): value is Blok =>
  typeof value === "object" && value !== null && typeof (value as Blok).component === "string";

export const bloksOf = (value: unknown): Blok[] => (Array.isArray(value) ? value.filter(isBlok) : []);

const SUFFIX = "__i18n__";

/** Returns the key of a field's value in a language: `headline`, `headline__i18n__es`. */
export const keyIn = (name: string, language: string, languages: Languages): string =>
  language === languages[0] ? name : `${name}${SUFFIX}${language.replaceAll("-", "_")}`;

/** Returns the field and language of a key; null for the default language. */
export function fieldOfKey(key: string): { name: string; language: string | null } {
  const at = key.indexOf(SUFFIX);
  return at > 0 ? { name: key.slice(0, at), language: key.slice(at + SUFFIX.length) } : { name: key, language: null };
}
