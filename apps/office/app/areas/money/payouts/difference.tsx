import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** The difference between the provider's amount and the shop's ledger. */
export function Difference({ cents, currency }: { cents: number; currency: string }) {
  const t = useText();
  const { money } = useFormats();
  return cents === 0 ? t("payouts.agrees") : <span className="warn">{money(cents, currency)}</span>;
}
