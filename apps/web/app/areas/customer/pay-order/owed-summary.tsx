import type { PayOrderRequest } from "@azulejo/contract/areas/customer.ts";
import { money } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";

/** An order's total, the payments, and the open amount. */
export function OwedSummary({ request, language }: { request: PayOrderRequest; language: Language }) {
  const t = useText();
  const { totalCents, amountCents, currency } = request;
  const parts = [
    { label: t("pay.total"), cents: totalCents },
    { label: t("pay.before"), cents: totalCents - amountCents },
  ];
  const rows = amountCents < totalCents ? parts : [];
  return (
    <dl className="tabular border-y border-joint">
      {rows.map(({ label, cents }) => (
        <div key={label} className="flex justify-between gap-4 py-2">
          <dt>{label}</dt>
          <dd>{money(cents, language, currency)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 py-3 font-medium not-first:border-t not-first:border-joint">
        <dt>{t("pay.due")}</dt>
        <dd>{money(amountCents, language, currency)}</dd>
      </div>
    </dl>
  );
}
