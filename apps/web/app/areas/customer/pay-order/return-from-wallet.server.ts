import { customer } from "@azulejo/contract";
import { redirect } from "react-router";
import { ApiError, callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import type { PayPalNotice } from "../../checkout/paypal/paypal-notice.ts";

const notices: Record<string, PayPalNotice> = {
  payment_paypal_canceled: "canceled",
  payment_paypal_declined: "declined",
  payment_unavailable: "unanswered",
};

/**
 * Finishes the payment of a payer who returns from PayPal's page to a payment link. The shop stored this attempt when it began, and refuses
 * unknown ones.
 * @throws the redirect that follows; returns if nobody comes back
 */
export async function returnFromWallet({ request, context, language, address }: Visit, slug: string): Promise<void> {
  const { searchParams } = new URL(request.url);
  const attempt = searchParams.get("attempt");
  if (!attempt || !searchParams.has("success")) return;
  const success = searchParams.get("success") === "true";
  const end = (notice?: PayPalNotice) => redirect(`${address(`payorder/confirm/${slug}`)}${notice ? `?paypal=${notice}` : ""}`);
  try {
    const input = { slug, attempt, expectedCents: 0, payment: { type: "PayPal" as const, success } };
    const outcome = await callApi(context, language, customer.confirmPayOrderRequest, input, {
      idempotencyKey: `${attempt}:pay:${success}`,
    });
    if (outcome.status === "approvalRequired") throw success ? redirect(outcome.approvalUrl) : end("canceled");
    throw end(outcome.status === "paid" || outcome.status === "pending" ? undefined : "unanswered");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw end(notices[error.code] ?? "canceled");
  }
}
