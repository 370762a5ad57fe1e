import type { OfficeRefundAmounts } from "@azulejo/contract/areas/office/returns.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

interface Props {
  amounts: OfficeRefundAmounts | null;
  refusal: string | null;
  currency: string;
  /** Whether a gift card paid, which gets its part back. */
  isGift: boolean;
}

/** The parts of a refund, to the cent. */
export function RefundSums({ amounts, refusal, currency, isGift }: Props) {
  const t = useText();
  const { money } = useFormats();
  if (!amounts) return <p className={refusal ? "warn" : "soft"}>{refusal ?? t("refund.working")}</p>;
  const { goodsCents, taxCents, deliveryCents, withheldCents, amountCents, creditCents } = amounts;
  const rows: [string, number][] = [
    [t("refund.goods"), goodsCents],
    [t("refund.tax"), taxCents],
    ...(deliveryCents > 0 ? [[t("refund.delivery"), deliveryCents] as [string, number]] : []),
    [t("refund.sum"), amountCents],
  ];
  return (
    <>
      <dl className="amounts">
        {rows.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(cents, currency)}</dd>
          </div>
        ))}
      </dl>
      {withheldCents > 0 && <p>{t("refund.withheld", { amount: money(withheldCents, currency) })}</p>}
      {creditCents > 0 && <p>{t(isGift ? "refund.gift" : "refund.credit", { amount: money(creditCents, currency) })}</p>}
    </>
  );
}
