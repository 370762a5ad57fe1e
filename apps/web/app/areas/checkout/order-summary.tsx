import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { taxName } from "./tax-name.ts";

/** The order as it stands: lines, delivery, taxes by name, total. */
export function OrderSummary({ quote, language }: { quote: Quote; language: Language }) {
  const t = useText();
  const { bag, totals } = quote;
  const amount = (cents: number | null) => (cents === null ? t("checkout.notYet") : money(cents, language, totals.currency));
  return (
    <div className="border-t border-joint pt-5">
      <ul className="space-y-3 text-small">
        {bag.lines.map((line) => (
          <li key={line.lineId} className="flex justify-between gap-4">
            <span>
              {line.name}
              <span className="block text-ink-soft">
                {line.quantity} {textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count: line.quantity })} ·{" "}
                {textOr(language, `fulfilment.${line.fulfilment}`, "")}
              </span>
            </span>
            <span className="tabular shrink-0">{line.goodsCents === null ? "" : money(line.goodsCents, language, totals.currency)}</span>
          </li>
        ))}
      </ul>
      <dl className="tabular mt-5 space-y-2 border-t border-joint pt-5">
        <Row label={t("bag.goods")} value={amount(totals.goodsCents)} />
        {quote.needsDelivery && <Row label={t("checkout.delivery")} value={amount(totals.deliveryCents)} />}
        {totals.taxes.map((tax) => (
          <Row key={tax.name} label={taxName(tax.name, language)} value={amount(tax.cents)} />
        ))}
        {totals.taxCents === null && <Row label={t("checkout.tax")} value={t("checkout.notYet")} />}
        <div className="flex justify-between gap-4 border-t border-joint pt-3 text-lead">
          <dt>{t("checkout.total")}</dt>
          <dd>{amount(totals.totalCents)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
