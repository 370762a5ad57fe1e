import type { PayPal } from "@azulejo/contract/areas/checkout.ts";
import { Notice } from "@azulejo/ui/notice.tsx";
import { lazy, Suspense } from "react";
import { useText } from "../../../i18n/text.ts";
import type { PayPalFlow } from "./use-paypal.ts";

/** Loads when PayPal is chosen. */
const PayPalButton = lazy(() => import("./paypal-buttons.tsx"));

interface Props {
  payPal: PayPal | null;
  isChosen: boolean;
  isBusy: boolean;
  flow: PayPalFlow;
  report: (payPalOrderId: string | null, isApproved: boolean) => Promise<void>;
}

/**
 * The part of the payment form for PayPal: what happens next, and PayPal's button. If its script is missing, the form's own button leads to
 * PayPal's page.
 */
export function PayPalPart({ payPal, isChosen, isBusy, flow, report }: Props) {
  const t = useText();
  return (
    <div className="paypal-part space-y-4 sm:col-span-2">
      {flow.state === "failed" ? (
        <Notice kind="alert">{t("payPal.scriptFailed")}</Notice>
      ) : (
        <p className="text-small text-ink-soft">{t("payPal.next")}</p>
      )}
      {payPal && isChosen && flow.state !== "failed" && (
        <Suspense fallback={<p role="status">{t("checkout.working")}</p>}>
          <PayPalButton scriptUrl={payPal.scriptUrl} flow={flow} report={report} />
        </Suspense>
      )}
      <p role="status">{isChosen && isBusy && flow.state === "ready" ? t("payPal.waiting") : ""}</p>
    </div>
  );
}
