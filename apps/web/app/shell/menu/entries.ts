// @bundle shell
import type { Showcase } from "@azulejo/contract/areas/product.ts";
import { stretchAddress } from "../../media/stretch.ts";

export interface MenuEntry {
  /** The listing's path, or the facet's value. */
  key: string;
  name: string;
  href: string;
  count: number;
  /** Address of its picture. */
  picture: string | null;
  /** The picture's mean color. */
  color: string | null;
  /** Whether it is a package or tool, which is shown whole. */
  isWhole?: boolean;
}

/** The size and scale of a picture: see `stretchAddress`. */
export type EntryPicture = Parameters<typeof stretchAddress>[1];

/** With fewer parts than this, a department's parts are less useful than the looks of its products. */
const LEAST_PARTS = 4;

type Address = (path: string) => string;

const materialOf = (
  swatch: Showcase["colors"][number]["swatch"],
  size: EntryPicture,
): Pick<MenuEntry, "picture" | "color" | "isWhole"> => ({
  picture: swatch && stretchAddress(swatch, size),
  color: swatch?.picture.color ?? null,
  ...(swatch?.picture.kind === "object" && { isWhole: true }),
});

/** Returns a listing's values of a facet, each leading to the filtered list. @param href address of the list */
export const shadesOf = (shown: Showcase, key: "look" | "color", href: string, size: EntryPicture): MenuEntry[] =>
  shown[`${key}s`].map(({ value, label, count, swatch }) => ({
    key: value,
    name: label,
    href: `${href}?${key}=${encodeURIComponent(value)}`,
    count,
    ...materialOf(swatch, size),
  }));

/** Returns a listing's parts, each leading to its own list. */
export const partsOf = ({ parts, looks }: Showcase, address: Address, size: EntryPicture): MenuEntry[] =>
  parts.map(({ path, slug, name, count, swatch }) => ({
    key: path,
    // Within its department, "Marble look porcelain" is shortened to the name of its look.
    name: looks.find(({ value }) => path.endsWith(`/${value}`))?.label ?? name,
    href: address(`product/list/${slug}/`),
    count,
    ...materialOf(swatch, size),
  }));

/** Returns the most useful links inside a department: its parts, else its looks, else its colors. */
export function entriesOf(shown: Showcase, href: string, address: Address, size: EntryPicture): MenuEntry[] {
  const parts = partsOf(shown, address, size);
  const ways = [parts, shadesOf(shown, "look", href, size), shadesOf(shown, "color", href, size)];
  return ways.find((one) => one.length >= LEAST_PARTS) ?? parts;
}

export const hrefOf = ({ listing }: Showcase, language: "en" | "es", address: Address): string =>
  address(listing ? `product/list/${listing.slugs[language]}/` : "product/");
