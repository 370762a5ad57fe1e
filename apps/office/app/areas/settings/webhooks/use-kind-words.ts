import type { CallValue } from "../../../call/calls.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";

export type Kind = CallValue<"webhooks">["webhooks"][number]["kinds"][number];

/** Every kind, in the order of the form; the type ensures that none is missing. */
const all: Record<Kind, true> = {
  order: true,
  invoice: true,
  customer: true,
  contract: true,
  priceLevel: true,
  product: true,
  price: true,
  stock: true,
  content: true,
};
export const kinds = Object.keys(all) as Kind[];

/** Returns a function that names kinds of records. */
export function useKindWords(): (kinds: readonly Kind[]) => string {
  const t = useText();
  const language = useLanguage();
  return (own) => new Intl.ListFormat(language, { type: "unit" }).format(own.map((kind) => t(`webhooks.kind.${kind}`)));
}
