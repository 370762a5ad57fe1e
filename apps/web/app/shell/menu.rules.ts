import type { Language } from "@azulejo/contract";

export interface Listing {
  path: string;
  parent: string | null;
  slugs: Partial<Record<Language, string>>;
  name: string;
  inMenu: boolean;
}

export interface MenuEntry {
  name: string;
  /** Below the language prefix. */
  path: string;
  children: { name: string; path: string }[];
}

/** The address of a listing below the language prefix. */
export const listingPath = (slug: string): string => `product/list/${slug}/`;

/** The department menu: the listings that are in the menu, two levels deep. */
export function menuOf(listings: Listing[], language: Language): MenuEntry[] {
  const shown = listings.filter(({ inMenu }) => inMenu);
  const entry = ({ name, slugs, path }: Listing) => ({ name, path: listingPath(slugs[language] ?? path) });
  return shown
    .filter(({ parent }) => !shown.some(({ path }) => path === parent))
    .map((top) => ({ ...entry(top), children: shown.filter(({ parent }) => parent === top.path).map(entry) }));
}
