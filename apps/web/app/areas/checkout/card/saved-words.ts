import type { SavedPayment } from "@azulejo/contract/areas/customer.ts";
import { useText } from "../../../i18n/text.ts";
import { cardBrand } from "../card-brand.ts";

/**
 * Returns functions that name a saved payment method by brand or bank and last four digits, and say from when or until when it can be used.
 */
export function useSavedWords() {
  const t = useText();
  return {
    label: ({ kind, brand, last4 }: SavedPayment): string =>
      kind === "card" ? t("payment.savedCard", { brand: cardBrand(brand), last4 }) : t("payment.savedAccount", { bank: brand, last4 }),
    note({ verifying, expMonth, expYear, expired }: SavedPayment): string {
      if (verifying) return t("payment.verifying");
      const isDated = expMonth !== null && expYear !== null;
      return isDated ? t(expired ? "payment.expired" : "payment.expires", { month: expMonth, year: expYear }) : "";
    },
  };
}
