import type { customer, ValueOf } from "@azulejo/contract";
import type { OrderReturns } from "@azulejo/contract/areas/customer.ts";
import { numberFault } from "@azulejo/contract/typed/number.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { useNumberWords } from "../../../form/number-words.ts";
import { day } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { unitCount } from "../../../i18n/units.ts";
import { LinePicture } from "../../../media/line-picture.tsx";
import { detailAndNumber } from "../detail-and-number.ts";
import { lineOf } from "./return-list.tsx";

type Receipt = ValueOf<typeof customer.receipt>;
type Line = Receipt["lines"][number];
type Returnable = OrderReturns["lines"][number];

interface Props {
  receipt: Receipt;
  returns: OrderReturns;
  /** The entered units as text, by line. */
  typed: Record<number, string>;
  language: Language;
}

/** Lets the customer choose how many units of each line to return. A plain form; the next page shows the refund. */
export function ReturnChoice({ receipt, returns, typed, language }: Props) {
  const t = useText();
  return (
    <form className="space-y-6">
      <ul className="border-t border-joint">
        {returns.lines.map((one) => {
          const line = lineOf(receipt, one.lineId);
          return line && <ChosenLine key={one.lineId} line={line} returnable={one} typed={typed[one.lineId] ?? "0"} language={language} />;
        })}
      </ul>
      <Button type="submit">{t("return.continue")}</Button>
    </form>
  );
}

function ChosenLine({ line, returnable, typed, language }: { line: Line; returnable: Returnable; typed: string; language: Language }) {
  const t = useText();
  const { units, until, refusal } = returnable;
  const last = until && day(until, language, "long");
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 border-b border-joint py-4 text-small sm:grid-cols-[5.75rem_minmax(0,1fr)_14rem]">
      <LinePicture picture={line.picture} format={line.format} name={line.name} />
      <span className="min-w-0">
        <strong className="block text-base font-medium">{line.name}</strong>
        <span className="block text-ink-soft">
          <UnbrokenNumbers>{detailAndNumber(line)}</UnbrokenNumbers>
        </span>
        <span className="tabular block text-ink-soft">{unitCount(line.quantity, line.sellUnit, language)}</span>
      </span>
      <div className="col-span-2 sm:col-span-1">
        {units > 0 ? (
          <UnitsField line={line} returnable={returnable} typed={typed} last={last} language={language} />
        ) : (
          <p className="text-ink-soft">{t(`return.refused.${refusal ?? "returned"}`, { day: last ?? "" })}</p>
        )}
      </div>
    </li>
  );
}

interface UnitsProps {
  line: Line;
  returnable: Returnable;
  typed: string;
  /** The last day in words. */
  last: string | null;
  language: Language;
}

function UnitsField({ line, returnable: { lineId, units }, typed, last, language }: UnitsProps) {
  const t = useText();
  const wordsOf = useNumberWords();
  const limits = { min: 0, max: units, isWhole: true };
  const unit = textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count: units });
  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      id={`line-${lineId}`}
      name={`line.${lineId}`}
      defaultValue={typed}
      error={wordsOf(numberFault(typed, limits), limits) || undefined}
      hint={last ? t("return.until", { day: last }) : undefined}
      label={t("return.units", { most: String(units), unit })}
    />
  );
}
