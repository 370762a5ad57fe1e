import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { dayAfter, type Holiday, hoursOn, localTime, type Store } from "./opening.ts";
import { useClockWords } from "./use-clock-words.ts";

const DAYS = 14;

const OpenHours = ({ hours: [from, until] }: { hours: string[] }) => (
  <>
    <span className="whitespace-nowrap">{from}–</span>
    <wbr />
    <span className="whitespace-nowrap">{until}</span>
  </>
);

/** The hours of the next two weeks, with the days on which the store is closed. */
export function ComingDays({ store, holidays }: { store: Store; holidays: readonly Holiday[] }) {
  const t = useText();
  const language = useLanguage();
  const { shortDay } = useFormats();
  const clock = useClockWords();
  const today = localTime(new Date(), store.timezone)?.day;
  if (!today) return null;
  const days = Array.from({ length: DAYS }, (_, ahead) => dayAfter(today, ahead));
  return (
    <ol className="coming-days" aria-label={t("settings.comingDays")}>
      {days.map((day) => {
        const hours = hoursOn(store, holidays, day);
        const holiday = holidays.find(({ date }) => date === day);
        return (
          <li key={day} className={hours ? undefined : "closed"}>
            <div className="soft">{shortDay(day)}</div>
            {hours ? <OpenHours hours={hours.map(clock)} /> : (holiday?.name[language] ?? t("settings.closed"))}
          </li>
        );
      })}
    </ol>
  );
}
