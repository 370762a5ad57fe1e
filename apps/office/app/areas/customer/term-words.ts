import type { Text } from "../../i18n/text.ts";

/** Names a payment term: `CASH` is with the order, `NET30` within thirty days. */
export const termWords = (term: string, t: Text): string =>
  term === "CASH" ? t("customers.cash") : t("customers.net", { days: Number(term.slice("NET".length)) });

/** The terms that a list offers. */
export const usualTerms = ["CASH", "NET10", "NET15", "NET30", "NET45", "NET60", "NET90"];
