// @bundle cards

import { type RefObject, useEffect } from "react";
import { useFetcher } from "react-router";
import { useLanguage } from "../../../../i18n/language.ts";
import { textOr, useText } from "../../../../i18n/text.ts";
import type { loader } from "../../availability.resource.ts";

type Stock = Record<string, { available: number; sellUnit: string; words: string | null; isSoldOut: boolean } | undefined>;

/** Shows on each card of a grid the stock of the visitor's store. Requested after the page has loaded, because the page is shared. */
export function useStoreStock(wall: RefObject<HTMLElement | null>, store: string | null, products: unknown): void {
  const t = useText();
  const language = useLanguage();
  const { load, data } = useFetcher<typeof loader>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other products have other places
  useEffect(() => {
    const items = [...places(wall)].map((place) => place.dataset.item).join();
    if (store && items) void load(`/${language}/availability?store=${store}&items=${encodeURIComponent(items)}`);
  }, [store, language, load, products]);
  useEffect(() => {
    const stock: Stock = data ?? {};
    for (const place of places(wall)) {
      const found = stock[place.dataset.item ?? ""];
      if (!found) continue;
      const { available, sellUnit, words } = found;
      const unit = textOr(language, `unit.${sellUnit}`, sellUnit, { count: available });
      place.classList.toggle("text-moss", available > 0);
      place.textContent = available > 0 ? `${t("list.inStock", { count: available })} ${unit}` : (words ?? t("list.notInStore"));
      const add = place.closest("li")?.querySelector<HTMLButtonElement>(`button[value="${CSS.escape(place.dataset.item ?? "")}"]`);
      if (add) add.disabled = found.isSoldOut;
    }
  }, [data, language, t, wall]);
}

const places = (wall: RefObject<HTMLElement | null>) => wall.current?.querySelectorAll<HTMLElement>(".card-stock") ?? [];
