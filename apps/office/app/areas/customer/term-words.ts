import type { Text } from "../../i18n/text.ts";

/** Returns a payment term in words: `CASH` means with the order, `NET30` within thirty days. */
export const termWords = (term: string, t: Text): string =>
  term === "CASH" ? t("customers.cash") : t("customers.net", { days: Number(term.slice("NET".length)) });

/** The payment terms offered in a list. */
export const usualTerms = ["CASH", "NET10", "NET15", "NET30", "NET45", "NET60", "NET90"];
