import type { customer, ValueOf } from "@azulejo/contract";
import type { OrderReturns } from "@azulejo/contract/areas/customer.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import type { ReactNode } from "react";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { unitCount } from "../../../i18n/units.ts";

type Receipt = ValueOf<typeof customer.receipt>;
type Return = OrderReturns["returns"][number];

interface Props {
  receipt: Pick<Receipt, "lines" | "progress">;
  returns: Return[];
  /** What can be done about a return. */
  action?(one: Return): ReactNode;
}

/** An order's returns with their states, newest first. */
export function ReturnList({ receipt, returns, action }: Props) {
  const t = useText();
  const language = useLanguage();
  if (returns.length === 0) return null;
  return (
    <section>
      <Rule>{t("return.list")}</Rule>
      <ul className="mt-2 space-y-4">
        {returns.map((one) => (
          <li key={one.returnNo}>
            {t("return.row", { number: String(one.returnNo), day: day(one.announcedOn, language, "long") })}
            <strong className="block font-medium">{t(`return.state.${one.state}`)}</strong>
            <ul className="tabular text-small text-ink-soft">
              {one.lines.map(({ lineId, itemNo, units }) => {
                const line = lineOf(receipt, lineId);
                return (
                  <li key={lineId}>
                    <UnbrokenNumbers>{`${unitCount(units, line?.sellUnit ?? "each", language)}, ${line?.name}, ${itemNo}`}</UnbrokenNumbers>
                  </li>
                );
              })}
            </ul>
            {action?.(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns a receipt's line by its id. */
export const lineOf = ({ lines, progress }: Props["receipt"], lineId: number): Receipt["lines"][number] | undefined =>
  lines[progress.findIndex((one) => one.lineId === lineId)];
