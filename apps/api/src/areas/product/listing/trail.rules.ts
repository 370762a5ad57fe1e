import type { Language } from "@azulejo/contract";
import type { Listing, StoredProduct } from "../../../domain/product.ts";
import { ancestorsOf } from "./listing.rules.ts";

/** Returns the narrowest listing by material, stone or look that the product belongs to, with its ancestors; what it is made of comes before how it looks. */
export function trailOf(listings: Listing[], stored: StoredProduct, language: Language): { name: string; slug: string }[] {
  const narrow = listings.filter(({ filter }) => {
    const { material, stone, look, department, ...others } = filter;
    return (
      Object.keys(others).length === 0 &&
      Object.keys(filter).length > 0 &&
      (!material || material.includes(stored.material)) &&
      (!stone || stone.includes(stored.stone ?? "")) &&
      (!look || look.includes(stored.look ?? "")) &&
      (!department || department.includes(stored.department))
    );
  });
  const deepest = narrow.sort(
    (a, b) =>
      b.path.split("/").length - a.path.split("/").length ||
      Object.keys(b.filter).length - Object.keys(a.filter).length ||
      Number(Boolean(a.filter.look)) - Number(Boolean(b.filter.look)),
  )[0];
  if (!deepest) return [];
  return [...ancestorsOf(listings, deepest), deepest].map((one) => ({
    name: one.texts[language].name,
    slug: one.texts[language].slug,
  }));
}
