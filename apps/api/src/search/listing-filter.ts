import type { ListingFilter } from "@azulejo/database";
import type { SearchProduct } from "./search.ts";

const anyOf = (wanted: string[] | undefined, had: (string | null)[]): boolean =>
  wanted === undefined || wanted.some((value) => had.includes(value));

/** Returns whether a product belongs to a listing. Sales are checked per variant. */
export function fits(product: SearchProduct["listing"], filter: ListingFilter): boolean {
  return (
    anyOf(filter.material, [product.material]) &&
    anyOf(filter.stone, [product.stone]) &&
    anyOf(filter.look, [product.look]) &&
    anyOf(filter.department, [product.department]) &&
    anyOf(filter.listing, product.listings) &&
    anyOf(filter.season, [product.season]) &&
    anyOf(filter.series, [product.series]) &&
    anyOf(filter.tag, product.tags) &&
    anyOf(filter.colorFamily, [product.colorFamily]) &&
    anyOf(filter.use, product.uses) &&
    (filter.allUses ?? []).every((use) => product.uses.includes(use))
  );
}
