import type { customer, ValueOf } from "@azulejo/contract";
import type { useText } from "../../../i18n/text.ts";

type Model = ValueOf<typeof customer.model>;
type Say = ReturnType<typeof useText>;

/** Returns a business account's number, payment terms and the user's roles, in one line. */
export const standingOf = ({ id, paymentTerm }: NonNullable<Model["customer"]>, roles: Model["roles"], t: Say): string =>
  [t("customer.numbered", { number: String(id) }), termOf(paymentTerm, t), ...roles.map((role) => t(`role.${role}`))].join(", ");

/** Returns payment terms in words: `NET30` is thirty days; unknown terms are shown unchanged. */
function termOf(term: string, t: Say): string {
  const days = /^NET(\d+)$/.exec(term)?.[1];
  if (days) return t("customer.termNet", { days });
  return term === "CASH" ? t("customer.termCash") : term;
}
