import type { OfficeOrder } from "@azulejo/contract";
import { PagePart } from "../../frame/pages/detail-page.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { isPaidByGift } from "./paid-by-gift.ts";
import { unitsOfLines } from "./units-of-lines.ts";

/** Refunds, pending or paid. */
export function OrderRefunds({ order }: { order: OfficeOrder }) {
  const t = useText();
  const language = useLanguage();
  const { money } = useFormats();
  if (order.refunds.length === 0) return null;
  const creditTo = isPaidByGift(order) ? "refunds.gift" : order.earlierNo === null ? "refunds.credit" : "refunds.account";
  return (
    <PagePart title={t("refunds.title")}>
      <ul className="entries">
        {order.refunds.map(({ id, state, amountCents, creditCents, paidBy, reference, reason, lines }) => (
          <li key={id}>
            <span>
              {unitsOfLines(lines, language) || t("refunds.order")}
              <small>
                <span className={state === "failed" ? "warn" : undefined}>{t(`refunds.${state}`)}</span>
                {creditCents > 0 && `, ${t(creditTo, { amount: money(creditCents, order.currency) })}`}
                {paidBy && `, ${t(`refunds.paid.${paidBy}`, { reference: reference ?? "" })}`}
                {reason && `, ${reason}`}
              </small>
            </span>
            <span className="tabular whitespace-nowrap">{money(amountCents, order.currency)}</span>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
