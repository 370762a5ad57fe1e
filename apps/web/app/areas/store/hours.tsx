import type { Store } from "@azulejo/contract/areas/store.ts";
import { shortClock, shortDay } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { weekdayName, weekFrom } from "./week.rules.ts";

/** The hours of the next seven days as a table, with holidays. */
export function Hours({ store, today }: { store: Pick<Store, "hours" | "closedOn">; today: string }) {
  const t = useText();
  const language = useLanguage();
  return (
    <table className="mt-3 w-full border-ink border-t text-small tabular-nums">
      <tbody>
        {weekFrom(store, today).map(({ day, hours, closure }, ahead) => (
          <tr key={day} className={`border-joint border-b ${ahead === 0 ? "font-medium" : ""}`}>
            <th scope="row" title={shortDay(day, language)} className="py-1.5 text-left font-normal first-letter:uppercase">
              {ahead === 0 ? t("stores.today") : weekdayName(day, language)}
            </th>
            <td className="py-1.5 text-right">
              {hours ? `${shortClock(hours[0], language)}–${shortClock(hours[1], language)}` : t("stores.closedDay")}
              {closure?.name && <span className="block text-clay">{closure.name}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
