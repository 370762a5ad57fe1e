import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** The day on which planned list prices take effect. */
export function PlanStart({ day: startsOn }: { day: string }) {
  const t = useText();
  const { day, weekday } = useFormats();
  return <p className="page-text pt-3">{t("plan.begins", { weekday: weekday(startsOn), day: day(startsOn) })}</p>;
}
