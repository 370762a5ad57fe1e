import type { suggestions, ValueOf } from "@azulejo/contract";
import type { Picture } from "@azulejo/contract/fields.ts";
import { productPath } from "../../routing/product-path.ts";

export interface SuggestOption {
  key: string;
  kind: "words" | "listing" | "series" | "product" | "story" | "store";
  text: string;
  /** Path below the language that it leads to. */
  path: string;
  picture: Picture | null;
}

/** Joins the suggestions in one list: search terms, departments, series, stores, pages, products. */
export function optionsOf(found: ValueOf<typeof suggestions.list> | null | undefined): SuggestOption[] {
  if (!found) return [];
  return [
    ...found.suggestions.map(
      ({ text }): SuggestOption => ({
        key: `w-${text}`,
        kind: "words",
        text,
        path: `search?${new URLSearchParams({ q: text })}`,
        picture: null,
      }),
    ),
    ...found.listings.map(
      ({ name, slug }): SuggestOption => ({ key: `l-${slug}`, kind: "listing", text: name, path: `product/list/${slug}/`, picture: null }),
    ),
    ...found.series.map(
      ({ code, name, picture }): SuggestOption => ({
        key: `r-${code}`,
        kind: "series",
        text: name,
        path: `product/?${new URLSearchParams({ series: code })}`,
        picture,
      }),
    ),
    ...found.stores.map(({ title, path }): SuggestOption => ({ key: `t-${path}`, kind: "store", text: title, path, picture: null })),
    ...found.stories.map(({ title, path }): SuggestOption => ({ key: `s-${path}`, kind: "story", text: title, path, picture: null })),
    ...found.products.map(
      ({ code, itemNo, name, slug, picture }): SuggestOption => ({
        key: `p-${code}`,
        kind: "product",
        text: name,
        path: productPath(slug, itemNo),
        picture,
      }),
    ),
  ];
}
