import { useExpressButtons } from "@azulejo/ui/card/use-express-buttons.ts";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import type { CardFields } from "../card-fields.ts";

interface Props {
  card: CardFields;
  amountCents: number | null;
  currency: string;
  language: Language;
  /** Whether a card pays everything, which these buttons need. */
  isOffered: boolean;
  isBusy: boolean;
  /** Whether the form has terms to agree to first. */
  needsAgreement?: boolean;
  /** @param sent the form, as it was when the wallet opened */
  pay: (paymentMethodId: string, sent: FormData) => Promise<void>;
  refuse: (message: string | null, fields?: Record<string, string>) => void;
}

/** The card provider's buttons for Apple Pay and Google Pay, if the browser has one of them. */
export function ExpressPart({ card, amountCents, currency, language, isOffered, isBusy, needsAgreement = false, pay, refuse }: Props) {
  const t = useText();
  const formOf = () => new FormData(place.current?.closest("form") ?? undefined);
  const { place, isAvailable } = useExpressButtons(card, {
    amount: amountCents,
    currency,
    language,
    mayOpen() {
      const isAgreed = !needsAgreement || formOf().has("agreed");
      if (!isBusy && !isAgreed) refuse(null, { agreed: t("payment.agreeFirst") });
      return !isBusy && isAgreed;
    },
    pay: (paymentMethodId) => pay(paymentMethodId, formOf()),
    refuse,
  });
  // The buttons need a width before it is known whether there are any.
  const look = isOffered && isAvailable ? "express-part space-y-3" : "invisible absolute h-0 w-full overflow-hidden";
  return (
    <div className={look}>
      <p className="text-small text-ink-soft">{t("payment.express")}</p>
      <div ref={place} />
    </div>
  );
}
