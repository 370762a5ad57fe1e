import { money } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";

/** The promotions' discount on a line, shown below its price before discounts. */
export function Saved({ line: { discountCents }, currency }: { line: { discountCents: number | null }; currency: string }) {
  const t = useText();
  const language = useLanguage();
  if (!discountCents) return null;
  return <span className="block text-small text-clay">{t("bag.saved", { amount: money(discountCents, language, currency) })}</span>;
}
