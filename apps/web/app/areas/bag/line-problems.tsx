import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import { money, shortDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { type MessageKey, useText } from "../../i18n/text.ts";
import { unitWord } from "../../i18n/units.ts";

interface Props {
  line: BagLine;
  language: Language;
  currency: string;
}

/** Shows the problems that prevent a line from being ordered as it is. */
export function LineProblems({ line, language, currency }: Props) {
  const t = useText();
  const problems = line.problems.filter((problem) => problem.code !== "lots_differ");
  if (problems.length === 0) return null;
  return (
    <ul className="space-y-1 text-small text-clay">
      {problems.map((problem) => {
        const { beforeCents, nowCents, on, ...values } = problem.values;
        if (on !== undefined) return <li key={problem.code}>{t("problem.expected", { day: shortDay(String(on), language) })}</li>;
        const prices =
          beforeCents === undefined
            ? {}
            : { before: money(Number(beforeCents), language, currency), now: money(Number(nowCents), language, currency) };
        return (
          <li key={problem.code}>
            {t(`problem.${problem.code}` as MessageKey, {
              ...values,
              ...prices,
              ...(values.available !== undefined && { available: Number(values.available) }),
              unit: unitWord(line, language, Number(values.available ?? 2)),
            })}
          </li>
        );
      })}
    </ul>
  );
}
