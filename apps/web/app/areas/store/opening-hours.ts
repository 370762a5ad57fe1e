import type { Store } from "@azulejo/contract/areas/store.ts";
import { shortClock, weekday } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import type { useText } from "../../i18n/text.ts";

const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Returns a week's opening hours in one line, grouping equal days: `Mon–Fri 6:30 AM–5 PM, Sat …`. */
export function openingHours(store: Pick<Store, "hours">, language: Language, t: ReturnType<typeof useText>): string {
  const groups: { from: number; to: number; hours: [string, string] | null }[] = [];
  for (const [index, day] of days.entries()) {
    const hours = store.hours[day] ?? null;
    const last = groups.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.to = index;
    else groups.push({ from: index, to: index, hours });
  }
  return groups
    .map(({ from, to, hours }) => {
      const span = from === to ? weekday(from, language) : `${weekday(from, language)}–${weekday(to, language)}`;
      // Non-breaking spaces, so that no line breaks within a time.
      const text = `${span} ${hours ? `${shortClock(hours[0], language)}–${shortClock(hours[1], language)}` : t("content.closed")}`;
      return text.replaceAll(" ", "\u00a0");
    })
    .join(", ");
}
