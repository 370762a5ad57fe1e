import type { Price, suggestions, ValueOf } from "@azulejo/contract";
import type { Picture } from "@azulejo/contract/fields.ts";
import { money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { stockWords } from "../../i18n/stock-words.ts";
import { text, textOr } from "../../i18n/text.ts";
import { productPath } from "../../routing/product-path.ts";
import { withUnderstood } from "./understood-address.ts";

export interface SuggestOption {
  key: string;
  kind: "words" | "filter" | "listing" | "series" | "product" | "story" | "store";
  text: string;
  /** The size and price of a product, or the number of products. */
  detail?: string | undefined;
  /** The path it leads to, without the language. */
  path: string;
  picture: Picture | null;
}

type Found = ValueOf<typeof suggestions.list>;

function priceText({ perSqFtCents, cents, currency }: Price, sellUnit: string, language: Language): string {
  if (perSqFtCents !== null) return text(language, "price.perSqFt", { price: money(perSqFtCents, language, currency) });
  const unit = textOr(language, `unit.${sellUnit}`, sellUnit, { count: 1 });
  return text(language, "price.perUnit", { price: money(cents, language, currency), unit });
}

/** Combines the suggestions in one list: filters, search terms, departments, series, products, stores, pages. */
export function optionsOf(found: Found, language: Language): SuggestOption[] {
  return [
    ...found.filters.map(
      ({ label, understood, count }): SuggestOption => ({
        key: `f-${label}`,
        kind: "filter",
        text: label,
        detail: text(language, "search.products", { count }),
        path: `search?${withUnderstood(new URLSearchParams(), understood)}`,
        picture: null,
      }),
    ),
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
    ...found.products.map(
      ({ code, itemNo, name, slug, picture, label, sellUnit, price, inStock, expectedOn }): SuggestOption => ({
        key: `p-${code}`,
        kind: "product",
        text: name,
        detail: [label, price && priceText(price, sellUnit, language), stockWords({ inStock, expectedOn }, language)]
          .filter(Boolean)
          .join(", "),
        path: productPath(slug, itemNo),
        picture,
      }),
    ),
    ...found.stores.map(({ title, path }): SuggestOption => ({ key: `t-${path}`, kind: "store", text: title, path, picture: null })),
    ...found.stories.map(({ title, path }): SuggestOption => ({ key: `s-${path}`, kind: "story", text: title, path, picture: null })),
  ];
}
