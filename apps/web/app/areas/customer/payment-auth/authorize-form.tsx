import { Notice } from "@azulejo/ui/notice.tsx";
import { noWords } from "../../../form/field-words.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { useText } from "../../../i18n/text.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { type PaymentOutcome, useCardPayment } from "../../checkout/card/use-card-payment.ts";
import type { CardScript } from "../../checkout/card-fields.ts";

interface Props {
  script: CardScript;
  /** Formatted. */
  amount: string;
  attempt: string;
  result: { outcome: PaymentOutcome | null; faults: FormFaults | null } | undefined;
}

/** Confirms the charge to a saved card, with the bank's authentication if required. */
export function AuthorizeForm({ script, amount, attempt, result }: Props) {
  const t = useText();
  const { language } = useShellData();
  const payment = useCardPayment({ intent: "authorize", script, language, result, scriptFailed: t("pay.scriptFailed") });
  return (
    <ShopForm
      intent="authorize"
      words={noWords}
      faults={payment.faultsOr(result?.faults ?? null)}
      submit={t("pay.authorizeNow", { amount })}
      working={t("payment.paying")}
      isBusy={payment.isBusy}
      deliver={(sent) => payment.pay(sent, false)}
      beside={<p className="basis-full text-small text-ink-soft">{t("pay.authorizeNote")}</p>}
    >
      <input type="hidden" name="attempt" value={attempt} />
      {result?.outcome?.status === "actionRequired" && (
        <noscript>
          <Notice kind="alert">{t("payment.bankNeedsScript")}</Notice>
        </noscript>
      )}
    </ShopForm>
  );
}
