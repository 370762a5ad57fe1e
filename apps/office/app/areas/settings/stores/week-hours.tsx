import { useText } from "../../../i18n/text.ts";
import { faultFor } from "../draft/paths.ts";
import type { Draft } from "../draft/use-draft.ts";
import { weekdays } from "./opening.ts";

const USUAL = "08:00-17:00";

/** A store's opening and closing time for each weekday. */
export function WeekHours({ draft, at }: { draft: Draft; at: number }) {
  const t = useText();
  const store = draft.typed.stores[at];
  if (!store) return null;
  return (
    <table className="week-hours text-small">
      <caption className="sr-only">{t("settings.path.stores.hours")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("settings.weekday")}</th>
          <th scope="col">{t("settings.isOpen")}</th>
          <th scope="col">{t("settings.opens")}</th>
          <th scope="col">{t("settings.closes")}</th>
        </tr>
      </thead>
      <tbody>
        {weekdays.map((day) => (
          <DayHours key={day} draft={draft} at={at} code={store.code} day={day} hours={store.hours[day]} />
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  draft: Draft;
  at: number;
  /** The code of the store. */
  code: string;
  day: (typeof weekdays)[number];
  /** Such as `08:00-17:00`; null if it is closed. */
  hours: string | null;
}

function DayHours({ draft, at, code, day, hours }: DayProps) {
  const t = useText();
  const name = t(`settings.weekday.${day}`);
  const [from = "", until = ""] = hours?.split("-") ?? [];
  const problem = faultFor(draft.faults, `stores[${code}].hours.${day}`)?.problem;
  const id = `field-stores[${code}].hours.${day}`;
  const set = (value: string | null) => draft.set(["stores", at, "hours", day], value);
  const described = problem ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {};
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            className="check-box"
            checked={hours !== null}
            aria-label={t("settings.openOn", { day: name })}
            onChange={({ currentTarget }) => set(currentTarget.checked ? USUAL : null)}
          />
          {t(hours === null ? "settings.closed" : "settings.open")}
        </label>
      </td>
      <td>
        {hours !== null && (
          <input
            id={id}
            type="time"
            aria-label={t("settings.opensOf", { day: name })}
            {...described}
            value={from}
            onChange={({ currentTarget }) => set(`${currentTarget.value}-${until}`)}
          />
        )}
      </td>
      <td>
        {hours !== null && (
          <input
            type="time"
            aria-label={t("settings.closesOf", { day: name })}
            {...described}
            value={until}
            onChange={({ currentTarget }) => set(`${from}-${currentTarget.value}`)}
          />
        )}
        {problem && (
          <small id={`${id}-error`} className="block text-clay">
            {t("settings.fault", { name, problem })}
          </small>
        )}
      </td>
    </tr>
  );
}
