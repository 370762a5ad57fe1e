import type { customer, ValueOf } from "@azulejo/contract";
import { numberFault } from "@azulejo/contract/typed/number.ts";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { useNumberWords } from "../../../form/number-words.ts";
import type { Language } from "../../../i18n/language.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { LinePicture } from "../../../media/line-picture.tsx";
import { detailAndNumber } from "../detail-and-number.ts";

type Receipt = ValueOf<typeof customer.receipt>;

/** Lets the customer choose how many units of each line to cancel. A plain form; the next page shows the refund. */
export function CancelChoice({ receipt, typed, language }: { receipt: Receipt; typed: Record<number, string>; language: Language }) {
  const t = useText();
  const isWhole = receipt.lines.every(({ quantity }, index) => {
    const { canceled, cancelable } = receipt.progress[index] ?? { canceled: 0, cancelable: 0 };
    return canceled + cancelable === quantity;
  });
  return (
    <form className="space-y-6">
      <ul className="border-t border-joint">
        {receipt.lines.map((line, index) => (
          <Line
            key={receipt.progress[index]?.lineId}
            line={line}
            progress={receipt.progress[index]}
            typed={typed[receipt.progress[index]?.lineId ?? 0] ?? "0"}
            language={language}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-4">
        <Button type="submit">{t("cancel.continue")}</Button>
        {isWhole && (
          <ButtonLink href="?all=1" look="quiet">
            {t("cancel.all")}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

interface LineProps {
  line: Receipt["lines"][number];
  progress: Receipt["progress"][number] | undefined;
  typed: string;
  language: Language;
}

function Line({ line, progress, typed, language }: LineProps) {
  const t = useText();
  const wordsOf = useNumberWords();
  if (!progress) return null;
  const { lineId, cancelable, canceled } = progress;
  const limits = { min: 0, max: cancelable, isWhole: true };
  const unit = (count: number) => textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count });
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 border-b border-joint py-4 text-small sm:grid-cols-[5.75rem_minmax(0,1fr)_14rem]">
      <LinePicture picture={line.picture} format={line.format} name={line.name} />
      <span className="min-w-0">
        <strong className="block text-base font-medium">{line.name}</strong>
        <span className="block text-ink-soft">
          <UnbrokenNumbers>{detailAndNumber(line)}</UnbrokenNumbers>
        </span>
        <span className="tabular block text-ink-soft">
          {line.quantity} {unit(line.quantity)}
        </span>
      </span>
      <div className="col-span-2 sm:col-span-1">
        {cancelable > 0 ? (
          <Field
            inputMode="numeric"
            autoComplete="off"
            id={`line-${lineId}`}
            name={`line.${lineId}`}
            defaultValue={typed}
            error={wordsOf(numberFault(typed, limits), limits) || undefined}
            label={t("cancel.units", { most: String(cancelable), unit: unit(cancelable) })}
          />
        ) : (
          <p className="text-ink-soft">{t(canceled === line.quantity ? "cancel.gone" : "cancel.started")}</p>
        )}
      </div>
    </li>
  );
}
