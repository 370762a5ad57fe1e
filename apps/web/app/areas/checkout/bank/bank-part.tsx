import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { Notice } from "@azulejo/ui/notice.tsx";
import { lazy, type Ref, Suspense } from "react";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import type { BankHandle } from "./bank-fields.tsx";

/** Loads when this payment method is chosen; without its code, the page offers the other methods. */
const BankFields = lazy(() => import("./bank-fields.tsx").catch(() => ({ default: Unloaded as never })));

interface Props {
  payment: Pick<Quote["payment"], "bankDebit" | "scriptUrl" | "publishableKey" | "saved">;
  isChosen: boolean;
  language: Language;
  ref: Ref<BankHandle>;
}

/** The part of the payment form for an e-check. */
export function BankPart({ payment, isChosen, language, ref }: Props) {
  const t = useText();
  const { bankDebit } = payment;
  return (
    <div className="bank-part sm:col-span-2">
      {bankDebit && isChosen && (
        <Suspense fallback={<p role="status">{t("checkout.working")}</p>}>
          <BankFields bankDebit={bankDebit} payment={payment} language={language} ref={ref} />
        </Suspense>
      )}
      <noscript>
        <Notice kind="alert">{t("payment.bankAccountNeedsScript")}</Notice>
      </noscript>
    </div>
  );
}

function Unloaded() {
  const t = useText();
  return <Notice kind="alert">{t("payment.scriptFailed")}</Notice>;
}
