import type { CardFrames as Frames } from "@azulejo/ui/card/use-card-frames.ts";
import { Notice } from "@azulejo/ui/notice.tsx";
import type { RefObject } from "react";
import { useText } from "../../i18n/text.ts";
import "./card.css";

/** The provider's three frames, in which the card details are typed. */
export function CardFrames({ card }: { card: Frames }) {
  const t = useText();
  return (
    <>
      {card.failed && <Notice kind="alert">{t("card.scriptFailed")}</Notice>}
      <Place id="card-number" label={t("card.number")} mount={card.number} error={card.faults.cardNumber} />
      <div className="grid grid-cols-2 gap-4">
        <Place id="card-expiry" label={t("card.expiry")} mount={card.expiry} error={card.faults.cardExpiry} />
        <Place id="card-cvc" label={t("card.cvc")} mount={card.cvc} error={card.faults.cardCvc} />
      </div>
    </>
  );
}

interface PlaceProps {
  id: string;
  label: string;
  mount: RefObject<HTMLDivElement | null>;
  error: string | undefined;
}

/** The place for one of the provider's frames. The frame has its own accessible name and announces the error shown here. */
function Place({ id, label, mount, error }: PlaceProps) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-small">
        {label}
      </p>
      <div id={id} ref={mount} data-wrong={error ? "" : undefined} className="card-place" />
      {error && (
        <p aria-hidden="true" className="warn pt-1.5 text-small">
          {error}
        </p>
      )}
    </div>
  );
}
