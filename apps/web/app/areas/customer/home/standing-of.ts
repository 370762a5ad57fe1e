import type { customer, ValueOf } from "@azulejo/contract";
import type { Language } from "../../../i18n/language.ts";
import type { useText } from "../../../i18n/text.ts";

type Model = ValueOf<typeof customer.model>;
type Say = ReturnType<typeof useText>;

/** Returns a business account's number, payment terms and the user's roles, in one line. */
export function standingOf({ id, paymentTerm }: NonNullable<Model["customer"]>, roles: Model["roles"], language: Language, t: Say): string {
  const rest = [termOf(paymentTerm, t), ...roles.map((role) => t(`role.${role}`))];
  // In English, terms and roles are written as names.
  const joinable = language === "es" ? rest.map((words) => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())) : rest;
  return [t("customer.numbered", { number: String(id) }), ...joinable].join(", ");
}

/** Returns payment terms in words: `NET30` is thirty days; unknown terms are shown unchanged. */
function termOf(term: string, t: Say): string {
  const days = /^NET(\d+)$/.exec(term)?.[1];
  if (days) return t("customer.termNet", { days });
  return term === "CASH" ? t("customer.termCash") : term;
}
