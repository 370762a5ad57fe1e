import type { customer, ValueOf } from "@azulejo/contract";
import type { useText } from "../../../i18n/text.ts";

type Model = ValueOf<typeof customer.model>;
type Say = ReturnType<typeof useText>;

/** Returns a business account's number, its terms of payment and the reader's roles, in one line. */
export const standingOf = ({ id, paymentTerm }: NonNullable<Model["customer"]>, roles: Model["roles"], t: Say): string =>
  [t("customer.numbered", { number: String(id) }), termOf(paymentTerm, t), ...roles.map((role) => t(`role.${role}`))].join(", ");

/** `NET30` is thirty days; terms that aren't known are shown unchanged. */
function termOf(term: string, t: Say): string {
  const days = /^NET(\d+)$/.exec(term)?.[1];
  if (days) return t("customer.termNet", { days });
  return term === "CASH" ? t("customer.termCash") : term;
}
