import { Notice } from "@azulejo/ui/notice.tsx";
import type { RefObject } from "react";
import { useText } from "../../../i18n/text.ts";
import type { CardFields } from "../card-fields.ts";

/** The payment provider's three frames, in which the card details are typed. */
export function CardFrames({ card, failure }: { card: CardFields; failure: string }) {
  const t = useText();
  return (
    <>
      {card.failed && <Notice kind="alert">{failure}</Notice>}
      <CardField id="card-number" label={t("payment.number")} mount={card.number} error={card.faults.cardNumber} />
      <div className="grid grid-cols-2 gap-4">
        <CardField id="card-expiry" label={t("payment.expiry")} mount={card.expiry} error={card.faults.cardExpiry} />
        <CardField id="card-cvc" label={t("payment.cvc")} hint={t("payment.cvcHint")} mount={card.cvc} error={card.faults.cardCvc} />
      </div>
    </>
  );
}

interface CardFieldProps {
  id: string;
  label: string;
  hint?: string;
  mount: RefObject<HTMLDivElement | null>;
  error: string | undefined;
}

/** The place for one of the payment provider's frames. The frame has its own accessible name and announces the error shown here. */
function CardField({ id, label, hint, mount, error }: CardFieldProps) {
  return (
    <div className="@container">
      <p aria-hidden="true" className="mb-2 flex justify-between gap-2 text-small">
        <label htmlFor={id}>{label}</label>
        {hint && <span className="hidden whitespace-nowrap text-ink-soft @[15rem]:inline">{hint}</span>}
      </p>
      <div id={id} ref={mount} data-wrong={error ? "" : undefined} className="card-field" />
      {error && (
        <p aria-hidden="true" className="pt-2 text-small text-clay">
          {error}
        </p>
      )}
    </div>
  );
}
