import { checkout } from "@azulejo/contract";
import { type RouterContextProvider, redirect } from "react-router";
import type { Language } from "../../../i18n/language.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import type { PayPalNotice } from "./paypal-notice.ts";

interface Visit {
  request: Request;
  context: Readonly<RouterContextProvider>;
  language: Language;
  address: (path: string) => string;
}

const notices: Record<string, PayPalNotice> = {
  payment_paypal_canceled: "canceled",
  payment_paypal_declined: "declined",
  payment_paypal_unknown: "canceled",
  payment_unavailable: "unanswered",
};

/** The page and bag from which a payment was started. */
interface Start {
  /** The bag being ordered; null if it is no longer known. */
  bagId: string | null;
  /** The address of the page where the buyer started, without the parameters that PayPal added. */
  page: string;
  /** Returns the headers to send after the order was placed. */
  onPlaced?: () => Promise<Headers>;
}

/**
 * Finishes the payment of a buyer who returns from PayPal's page, which is used if scripts or PayPal's script are missing. The shop stored
 * this attempt with its details when it began, and refuses unknown ones.
 * @throws the redirect that follows; returns if nobody comes back
 */
export async function returnFromPayPal({ request, context, language, address }: Visit, { bagId, page, onPlaced }: Start): Promise<void> {
  const { searchParams } = new URL(request.url);
  const [token, attempt] = [searchParams.get("token"), searchParams.get("attempt")];
  if (!token || !attempt) return;
  const success = searchParams.get("success") === "true";
  const payment = { type: "PayPal" as const, token, success, payPalOrderId: null };
  const agreed = { expectedTotalCents: 0, agreed: true, termsVersion: "" };
  const end = (notice: PayPalNotice) => redirect(`${page}${page.includes("?") ? "&" : "?"}paypal=${notice}`);
  if (!bagId) throw end(success ? "unanswered" : "canceled");
  try {
    const input = { shoppingBagQuoteId: bagId, attempt, payment, ...agreed };
    const outcome = await callApi(context, language, checkout.complete, input, { idempotencyKey: `${attempt}:complete:${success}` });
    if (outcome.status === "placed") {
      const headers = await onPlaced?.();
      throw redirect(address(`order/receipt/${outcome.receiptId}`), { ...(headers && { headers }) });
    }
    if (outcome.status === "approvalRequired" && outcome.isDeclined) throw redirect(outcome.approvalUrl);
    throw end(outcome.status === "processing" ? "unanswered" : "canceled");
  } catch (error) {
    const notice = error instanceof ApiError ? (notices[error.code] ?? (error.code === "request_invalid" ? "canceled" : null)) : null;
    if (notice) throw end(notice);
    throw error;
  }
}
