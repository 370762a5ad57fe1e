import type { customer, ValueOf } from "@azulejo/contract";
import type { ReturnPreview } from "@azulejo/contract/areas/customer.ts";
import { returnReasons } from "@azulejo/contract/goods-return.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { labelsOf } from "../../../form/field-words.ts";
import { ChoiceField, TextField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { money } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { unitCount } from "../../../i18n/units.ts";
import { detailAndNumber } from "../detail-and-number.ts";
import { lineOf } from "./return-list.tsx";

interface Props {
  receipt: ValueOf<typeof customer.receipt>;
  review: ReturnPreview;
  /** Identifies this attempt, so that a double click creates one return. */
  attempt: string;
  language: Language;
  /** The address of the order's page. */
  back: string;
  faults: FormFaults | null;
}

const words = labelsOf({ reason: "return.reason", comment: "return.comment" });

/** Shows the units that come back and the estimated refund, and asks for the reason, before anything happens. */
export function ReturnReview({ receipt, review, attempt, language, back, faults }: Props) {
  const t = useText();
  return (
    <article className="max-w-2xl space-y-8">
      <h1 className="text-title">{t("return.review")}</h1>
      <ul className="tabular space-y-2">
        {review.lines.map(({ lineId, units }) => {
          const line = lineOf(receipt, lineId);
          return (
            line && (
              <li key={lineId}>
                {unitCount(units, line.sellUnit, language)}, {line.name}
                <span className="block text-small text-ink-soft">
                  <UnbrokenNumbers>{detailAndNumber(line)}</UnbrokenNumbers>
                </span>
              </li>
            )
          );
        })}
      </ul>
      <Estimate review={review} currency={receipt.currency} language={language} />
      <ShopForm
        intent="return"
        words={words}
        faults={faults}
        submit={t("return.confirm")}
        beside={
          <p>
            <a href={back}>{t("return.keep")}</a>
          </p>
        }
        className="max-w-md space-y-5"
      >
        <input type="hidden" name="attempt" value={attempt} />
        {review.lines.map(({ lineId, units }) => (
          <input key={lineId} type="hidden" name={`line.${lineId}`} value={units} />
        ))}
        <ChoiceField name="reason">
          <option value="">{t("return.reason.choose")}</option>
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`return.reason.${reason}`)}
            </option>
          ))}
        </ChoiceField>
        <TextField name="comment" optional maxLength={200} />
      </ShopForm>
    </article>
  );
}

/** The estimated refund, part by part, and the restocking fee. */
function Estimate({ review, currency, language }: { review: ReturnPreview; currency: string; language: Language }) {
  const t = useText();
  const amount = (cents: number | null, sign = 1) => (cents === null ? t("price.hidden") : money(cents * sign, language, currency));
  const rows = [
    [t("return.goods"), review.goodsCents, 1],
    [t("return.tax"), review.taxCents, 1],
    [t("return.restocking"), review.restockingCents, -1],
  ] as const;
  return (
    <section>
      <Rule>{t("return.money")}</Rule>
      <dl className="tabular mt-3 max-w-sm space-y-2">
        {rows
          .filter(([, cents]) => cents !== 0)
          .map(([label, cents, sign]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd>{amount(cents, sign)}</dd>
            </div>
          ))}
        <div className="flex justify-between gap-4 border-t border-joint pt-2 text-lead">
          <dt>{t("return.total")}</dt>
          <dd>{amount(review.refundCents)}</dd>
        </div>
      </dl>
      <div className="mt-4 max-w-prose space-y-2">
        <p>{t("return.afterCheck")}</p>
        {review.creditCents !== null && review.creditCents > 0 && <p>{t("return.credit", { credit: amount(review.creditCents) })}</p>}
        <p>{t("return.fault")}</p>
      </div>
    </section>
  );
}
