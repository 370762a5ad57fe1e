import type { QuoteState } from "@azulejo/contract/areas/customer/quote-states.ts";
import { shortDay } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";

/** A quote's status in words; an open one shows until when it is valid. */
export function QuoteStateWord({ state, validUntil }: { state: QuoteState; validUntil: string | null }) {
  const t = useText();
  const language = useLanguage();
  if (state !== "open" || !validUntil) return <span className={`quote-state is-${state}`}>{t(`quotes.state.${state}`)}</span>;
  return <span className="quote-state is-open">{t("quotes.openUntil", { day: shortDay(validUntil, language) })}</span>;
}
