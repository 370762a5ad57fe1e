import type { Store } from "@azulejo/contract/areas/store.ts";
import { shortClock, shortDay, weekday } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { weekFrom } from "./week.rules.ts";

/** The hours of the next seven days in one row of the list of stores; a store's page has `Hours`. */
export function Week({ store, today }: { store: Pick<Store, "hours" | "closedOn">; today: string }) {
  const t = useText();
  const language = useLanguage();
  return (
    <dl className="week text-small tabular-nums">
      {weekFrom(store, today).map(({ day, weekday: index, hours, closure }, ahead) => (
        <div key={day}>
          <dt className={ahead === 0 ? "font-medium" : ""} title={shortDay(day, language)}>
            {ahead === 0 ? t("stores.today") : weekday(index, language)}
          </dt>
          <dd className={ahead === 0 ? "" : "text-ink-soft"}>
            {hours ? (
              <>
                <span aria-hidden="true">{`${short(hours[0])}–${short(hours[1])}`}</span>
                <span className="sr-only">{`${shortClock(hours[0], language)}–${shortClock(hours[1], language)}`}</span>
              </>
            ) : (
              <>
                {t("stores.closedDay")}
                {closure?.name && <span className="block text-clay">{closure.name}</span>}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns a time such as `6:30` or `5` in twelve-hour format, without AM or PM, which are clear here. */
function short(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return minutes === 0 ? String(hour) : `${hour}:${String(minutes).padStart(2, "0")}`;
}
