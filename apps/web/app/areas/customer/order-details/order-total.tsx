import type { customer, ValueOf } from "@azulejo/contract";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { FiguresFold } from "../figures/figures-fold.tsx";
import { ReceiptSums } from "../receipt-sums.tsx";

interface Props {
  receipt: ValueOf<typeof customer.receipt>;
  isOpen: boolean;
}

/** An order's total, and below it how each amount was calculated. */
export function OrderTotal({ receipt, isOpen }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <section className="order-total">
      <h2 className="sr-only">{t("checkout.total")}</h2>
      <ReceiptSums receipt={receipt} language={language} />
      <FiguresFold receipt={receipt} language={language} isOpen={isOpen} />
    </section>
  );
}
