import { ShopError } from "@azulejo/contract";
import { z } from "zod";
import type { PaymentEvent } from "./payment-provider.ts";
import { type PayPalClient, PayPalRefusal } from "./paypal-client.ts";

/** The events to subscribe the shop's webhook at PayPal to. */
export const payPalWebhookEvents = [
  "CHECKOUT.ORDER.APPROVED",
  "CHECKOUT.PAYMENT-APPROVAL.REVERSED",
  "PAYMENT.CAPTURE.COMPLETED",
  "PAYMENT.CAPTURE.DECLINED",
  "PAYMENT.CAPTURE.DENIED",
  "PAYMENT.CAPTURE.PENDING",
  "PAYMENT.CAPTURE.REFUNDED",
  "PAYMENT.CAPTURE.REVERSED",
  "CUSTOMER.DISPUTE.CREATED",
  "CUSTOMER.DISPUTE.UPDATED",
  "CUSTOMER.DISPUTE.RESOLVED",
] as const;

const followed: readonly string[] = payPalWebhookEvents;
const id = z.string().regex(/^[\w-]{1,64}$/);
const link = z.object({ rel: z.string(), href: z.string() });
export const payPalEvent = z.object({ id, event_type: z.string(), resource: z.looseObject({}) });
export type PayPalEvent = z.infer<typeof payPalEvent>;

const order = z.object({ id });
const ofOrder = z.object({ supplementary_data: z.object({ related_ids: z.object({ order_id: id }) }) });
const refund = z.object({ links: z.array(link) });
const dispute = z.object({ disputed_transactions: z.array(z.object({ seller_transaction_id: id })).min(1) });
const approvalReversed = z.object({ order_id: id });

/** Parses an event. @throws request_malformed */
export function wellFormed<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (!read.success) throw new ShopError("request_malformed");
  return read.data;
}

/** Returns what an event is about; null for an event that the shop ignores, or about an unknown object. */
export async function subjectOf(
  client: PayPalClient,
  { id: eventId, event_type: type, resource }: PayPalEvent,
): Promise<PaymentEvent | null> {
  if (!followed.includes(type)) return null;
  if (type === "CHECKOUT.ORDER.APPROVED") return { id: eventId, providerId: wellFormed(order, resource).id, about: "payment" };
  if (type === "CHECKOUT.PAYMENT-APPROVAL.REVERSED")
    return { id: eventId, providerId: wellFormed(approvalReversed, resource).order_id, about: "payment" };
  const isMoneyBack = type.startsWith("CUSTOMER.DISPUTE.") || type === "PAYMENT.CAPTURE.REFUNDED" || type === "PAYMENT.CAPTURE.REVERSED";
  const known = ofOrder.safeParse(resource);
  const providerId = known.success ? known.data.supplementary_data.related_ids.order_id : await orderOf(client, captureIn(type, resource));
  return providerId === null ? null : { id: eventId, providerId, about: isMoneyBack ? "moneyBack" : "payment" };
}

/** Returns the capture that a refund or dispute is about. @throws request_malformed */
function captureIn(type: string, resource: unknown): string {
  if (type.startsWith("CUSTOMER.DISPUTE.")) return wellFormed(dispute, resource).disputed_transactions[0]?.seller_transaction_id ?? "";
  const up = wellFormed(refund, resource).links.find(({ rel, href }) => rel === "up" && href.includes("/captures/"));
  return wellFormed(id, up?.href.split("/").at(-1));
}

async function orderOf(client: PayPalClient, captureId: string): Promise<string | null> {
  try {
    const capture = ofOrder.safeParse(await client.get(`/v2/payments/captures/${captureId}`));
    return capture.success ? capture.data.supplementary_data.related_ids.order_id : null;
  } catch (error) {
    if (error instanceof PayPalRefusal && error.status === 404) return null;
    throw error;
  }
}

const signed = ["auth-algo", "cert-url", "transmission-id", "transmission-sig", "transmission-time"] as const;

/** Has PayPal verify the sender of an event. @throws payment_signature */
export async function verifyEvent(client: PayPalClient, webhookId: string, body: string, headers: Headers): Promise<void> {
  const fields = signed.map((name) => [name.replace("-", "_"), headers.get(`paypal-${name}`) ?? ""] as const);
  if (fields.some(([, value]) => value === "" || value.length > 500)) throw new ShopError("payment_signature");
  const rest = JSON.stringify({ ...Object.fromEntries(fields), webhook_id: webhookId });
  // The signature covers the event's bytes, so they are passed on unchanged.
  const sent = `${rest.slice(0, -1)},"webhook_event":${body}}`;
  const answer = await client
    .post<{ verification_status: string }>("/v1/notifications/verify-webhook-signature", { body: sent })
    .catch((error: unknown) => {
      if (error instanceof PayPalRefusal) return { verification_status: "FAILURE" };
      throw error;
    });
  if (answer.verification_status !== "SUCCESS") throw new ShopError("payment_signature");
}
