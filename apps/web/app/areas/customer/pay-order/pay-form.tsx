import type { PayOrderRequest } from "@azulejo/contract/areas/customer.ts";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { Icon, Lock } from "@azulejo/ui/icon.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useState } from "react";
import { noWords } from "../../../form/field-words.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { money } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/text.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { CardFrames } from "../../checkout/card/card-frames.tsx";
import { firstOf, SavedCardChoice } from "../../checkout/card/saved-card-choice.tsx";
import { type PaymentOutcome, useCardPayment } from "../../checkout/card/use-card-payment.ts";

interface Props {
  request: PayOrderRequest;
  attempt: string;
  result: { outcome: PaymentOutcome | null; faults: FormFaults | null } | undefined;
}

/** Takes a saved card or a new one, and pays what is owed. */
export function PayForm({ request, attempt, result }: Props) {
  const t = useText();
  const { session, language } = useShellData();
  const { saved } = request.payment;
  const [chosen, setChosen] = useState(() => firstOf(saved));
  const scriptFailed = t("pay.scriptFailed");
  const payment = useCardPayment({ intent: "pay", script: request.payment, language, result, scriptFailed });
  const { card } = payment;
  return (
    <ShopForm
      intent="pay"
      words={noWords}
      faults={payment.faultsOr(result?.faults ?? null)}
      submit={t("pay.pay", { amount: money(request.amountCents, language, request.currency) })}
      working={t("payment.paying")}
      isBusy={payment.isBusy}
      isClosed={card.failed && chosen === ""}
      deliver={(sent) => payment.pay(sent, !sent.get("payment.savedPaymentId"))}
      beside={
        <p className="flex basis-full gap-2 text-small text-ink-soft">
          <Icon of={Lock} />
          {t("payment.safe")}
        </p>
      }
      className="payment-step space-y-4"
    >
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="expectedCents" value={request.amountCents} />
      {saved.length > 0 ? (
        <SavedCardChoice saved={saved} chosen={chosen} onChoose={setChosen} />
      ) : (
        <h2 className="font-sans text-base font-medium">{t("payment.card")}</h2>
      )}
      <div className="by-new-card space-y-4">
        <CardFrames card={card} failure={scriptFailed} />
        {session && <Checkbox label={t("payment.saveCard")} name="payment.saveCard" />}
        <noscript>
          <Notice kind="alert">{t("pay.needsScript")}</Notice>
        </noscript>
      </div>
      {result?.outcome?.status === "actionRequired" && (
        <noscript>
          <Notice kind="alert">{t("payment.bankNeedsScript")}</Notice>
        </noscript>
      )}
    </ShopForm>
  );
}
