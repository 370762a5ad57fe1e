import type { OfficeOrder } from "@azulejo/contract";
import { ShortRef } from "../../frame/ledger/short-ref.tsx";
import { PagePart } from "../../frame/pages/detail-page.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePaidWith } from "../money/paid-with.ts";

/** How the total is made up, and how it was paid. */
export function OrderMoney({ order }: { order: OfficeOrder }) {
  const t = useText();
  const paidWith = usePaidWith();
  const { money, day } = useFormats();
  const amount = (cents: number): string => money(cents, order.currency);
  return (
    <PagePart title={t("money.title")}>
      <dl className="amounts">
        <Amount label={t("money.goods")} value={amount(order.goodsCents)} />
        {order.discountCents > 0 && <Amount label={t("money.discount")} value={amount(order.discountCents)} />}
        <Amount label={t("money.delivery")} value={amount(order.deliveryCents)} />
        <Amount label={t("money.tax")} value={amount(order.taxCents)} />
        <Amount label={t("money.total")} value={amount(order.totalCents)} isTotal />
        {order.moneyBackCents > 0 && <Amount label={t("money.back")} value={amount(order.moneyBackCents)} />}
      </dl>
      <ul className="entries">
        {order.payments.map(({ providerRef, method, status, amountCents, brand, last4, dueOn }, index) => (
          <li key={providerRef ?? index}>
            <span>
              {paidWith({ method, brand, last4 })}
              <small>
                {[t(`payment.${status}`), dueOn && t(status === "unpaid" ? "money.payBy" : "money.due", { day: day(dueOn) })]
                  .filter(Boolean)
                  .join(", ")}
                {providerRef && (
                  <>
                    {", "}
                    <ShortRef value={providerRef} />
                  </>
                )}
              </small>
            </span>
            <span className="tabular">{amount(amountCents)}</span>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}

function Amount({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isTotal ? "font-medium" : undefined}>{isTotal ? <span className="double-line">{value}</span> : value}</dd>
    </div>
  );
}
