import { Button } from "@azulejo/ui/button.tsx";
import { useCardFrames } from "@azulejo/ui/card/use-card-frames.ts";
import { Notice } from "@azulejo/ui/notice.tsx";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { type FormEvent, useState } from "react";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { BASE } from "../../call/load.ts";
import type { Failure } from "../../call/use-call.ts";
import { StandalonePage } from "../../frame/pages/standalone-page.tsx";
import { SignInAgain } from "../../frame/sign-in-again.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { leaveFor } from "./card-document.ts";
import { CardFrames } from "./card-frames.tsx";

/** The card as stored by the provider, and the random id of a payment attempt. */
export interface Card {
  paymentMethodId: string;
  attempt: string;
}

interface Props {
  /** The text that names the order or invoices to pay. */
  about: string;
  customer: string;
  amountCents: number;
  currency: string;
  script: { scriptUrl: string; publishableKey: string };
  failure: Failure | null;
  /** Why nothing can be paid; null if it can. */
  refusal: string | null;
  /** Sends a card. @returns the order once it is paid, `processing` while the result is unknown, null after a failure */
  pay(card: Card): Promise<number | "processing" | null>;
  /** The page to go back to. */
  back: string;
}

const ASK_AGAIN_MS = 2_000;

/** Takes a card payment by phone. The card number is entered only in the provider's frames. */
export function CardPage({ about, customer, amountCents, currency, script, failure, refusal, pay, back }: Props) {
  const t = useText();
  const { money } = useFormats();
  const card = useCard(script);
  const [isPaying, setPaying] = useState(false);
  const [unread, setUnread] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPaying) return;
    setPaying(true);
    setUnread(null);
    const made = await card.createPaymentMethod();
    if ("failure" in made) setUnread(made.failure);
    const orderNo = "failure" in made ? null : await payWith(made.id, pay);
    if (orderNo === null) setPaying(false);
    else leaveFor(`/orders/${orderNo}`);
  };
  const amount = money(amountCents, currency);
  return (
    <>
      <StandalonePage title={t("card.title")}>
        <p className="mb-1">{t("card.of", { about, customer })}</p>
        <p className="mb-6 font-medium">{amount}</p>
        {refusal ? (
          <Notice kind="status">{refusal}</Notice>
        ) : (
          <form className="stack" noValidate onSubmit={(event) => void submit(event)} aria-busy={isPaying}>
            <CardFrames card={card} />
            <FailureNotice failure={isPaying ? null : failure} />
            {unread && <Notice kind="alert">{unread}</Notice>}
            <Button type="submit" className="w-full" disabled={isPaying}>
              {isPaying ? t("card.paying") : t("card.pay", { amount })}
            </Button>
            <p className="soft text-small">{t("card.safe")}</p>
          </form>
        )}
        <p className="mt-6">
          <a href={BASE + back}>{t("card.back")}</a>
        </p>
      </StandalonePage>
      <SignInAgain />
    </>
  );
}

function useCard(script: Props["script"]) {
  const t = useText();
  const words = {
    scriptFailed: t("card.scriptFailed"),
    failed: t("card.failed"),
    faults: {
      number: t("card.fault.number"),
      expiry: t("card.fault.expiry"),
      cvc: t("card.fault.cvc"),
      declined: t("card.fault.declined"),
    },
  };
  return useCardFrames({ ...script, language: useLanguage(), font: instrumentSans, words });
}

/** Pays with a card, and asks again as long as the result is unknown. @returns the order; null after a failure */
async function payWith(paymentMethodId: string, pay: Props["pay"]): Promise<number | null> {
  const sent = { paymentMethodId, attempt: crypto.randomUUID() };
  let answer = await pay(sent);
  while (answer === "processing") {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    answer = await pay(sent);
  }
  return answer;
}
