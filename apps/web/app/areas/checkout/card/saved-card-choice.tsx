import type { SavedPayment } from "@azulejo/contract/areas/customer.ts";
import { ChoiceRadio } from "../../../form/choice-radio.tsx";
import { useText } from "../../../i18n/text.ts";
import { cardBrand } from "../card-brand.ts";

interface Props {
  saved: SavedPayment[];
  /** The chosen card's id; empty for another card. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The saved card that checkout offers first; empty without one that is still valid. */
export const firstOf = (saved: SavedPayment[]): string => String(saved.find((one) => !one.expired)?.id ?? "");

/** The saved cards, then another card. Without scripts a choice shows and hides the card's fields all the same. */
export function SavedCardChoice({ saved, chosen, onChoose }: Props) {
  const t = useText();
  const option = (id: string, label: string, note: string, isExpired = false) => (
    <label key={id} className="flex gap-4 border-b border-joint py-3">
      <ChoiceRadio
        name="payment.savedPaymentId"
        value={id}
        isChosen={chosen === id}
        disabled={isExpired}
        onChoose={() => onChoose(id)}
        className="mt-1 size-5 shrink-0"
      />
      <span className={isExpired ? "min-w-0 text-ink-soft" : "min-w-0"}>
        <span className="block [overflow-wrap:anywhere]">{label}</span>
        {note && <span className="block text-small text-ink-soft">{note}</span>}
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend className="text-base font-medium">{t("payment.card")}</legend>
      {saved.map((one) => {
        const { id, name, brand, last4, expMonth, expYear, expired } = one;
        const expiry = t(expired ? "payment.expired" : "payment.expires", { month: expMonth, year: expYear });
        const note = name ? `${name} · ${expiry}` : expiry;
        return option(String(id), t("payment.savedCard", { brand: cardBrand(brand), last4 }), note, expired);
      })}
      {option("", t("payment.otherCard"), "")}
    </fieldset>
  );
}
