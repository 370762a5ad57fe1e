import "virtual:words/list";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { shortDay } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useZip } from "../../delivery/use-zip.ts";
import type { loader } from "../arrivals.resource.ts";
import { keepArea } from "../detail/buy/quantity.ts";

const places = () => document.querySelectorAll<HTMLElement>(".card-door");

/** Shows on each card when its units for the area could be delivered. Requested after the page has loaded, because the page is shared. */
export default function DoorDates({ area, products }: { area: number; products: unknown }) {
  const t = useText();
  const language = useLanguage();
  const [zip] = useZip(null);
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => keepArea(area), [area]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other products have other places
  useEffect(() => {
    const items = [...places()].map(({ dataset }) => `${dataset.item}:${dataset.units}`).join();
    if (items) void load(`/${language}/arrivals?${new URLSearchParams({ items, ...(zip && { zip }) })}`);
  }, [zip, language, load, products]);
  useEffect(() => {
    for (const place of data ? places() : []) {
      const found = data?.[place.dataset.item ?? ""];
      place.classList.toggle("text-moss", Boolean(found?.until));
      const day = found?.until && shortDay(found.until, language);
      const unknown = found?.words ?? t("list.doorUnknown");
      place.textContent = day ? (zip ? t("list.doorAt", { day, zip }) : t("list.door", { day })) : unknown;
    }
  }, [data, zip, language, t]);
  return null;
}
