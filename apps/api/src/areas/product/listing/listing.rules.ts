import type { Language } from "@azulejo/contract";
import type { Listing } from "../../../domain/product.ts";

/** Returns a listing by its slug in the language, or by its path. */
export function findListing(listings: Listing[], slug: string, language: Language): Listing | null {
  const wanted = slug.replace(/^\/+|\/+$/g, "").toLowerCase();
  return listings.find((one) => one.texts[language]?.slug === wanted) ?? listings.find((one) => one.path === wanted) ?? null;
}

/** Returns a listing with its place in the tree, in wire format. */
export function describeListing(listings: Listing[], listing: Listing, language: Language) {
  const text = listing.texts[language] ?? listing.texts.en;
  const crumb = (one: Listing) => ({ name: one.texts[language].name, slug: one.texts[language].slug });
  return {
    path: listing.path,
    slugs: { en: listing.texts.en.slug, es: listing.texts.es.slug },
    name: text.name,
    title: text.title,
    intro: text.intro,
    ancestors: ancestorsOf(listings, listing).map(crumb),
    children: listings.filter((one) => one.parent === listing.path && one.inMenu).map(crumb),
  };
}

/** Returns the ancestors from the root down to the parent. Stops at a parent that is its own ancestor. */
export function ancestorsOf(listings: Listing[], listing: Listing): Listing[] {
  const found: Listing[] = [];
  let parent = listing.parent;
  while (parent !== null) {
    const next = listings.find((one) => one.path === parent);
    if (!next || found.includes(next)) break;
    found.unshift(next);
    parent = next.parent;
  }
  return found;
}
