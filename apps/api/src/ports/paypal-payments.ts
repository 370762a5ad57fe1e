import { ShopError } from "@azulejo/contract";
import { z } from "zod";
import type { Charge, MoneyBack, PaymentEvent, PaymentState, RefundRequest } from "./payment-provider.ts";
import { createPayPalClient, type PayPalAccess, type PayPalClient, PayPalRefusal } from "./paypal-client.ts";
import { payPalEvent, subjectOf, verifyEvent, wellFormed } from "./paypal-events.ts";
import { asksFor, disputeOf, type PayPalDispute, type PayPalOrder, paidCaptureOf, refundsOf, stateOf, toMoney } from "./paypal-orders.ts";
import type { WalletPayments, WalletRequest } from "./wallet-payments.ts";

export interface PayPalOptions extends PayPalAccess {
  /** The provider's id of the shop's webhook, needed to verify its events. */
  webhookId: string;
  scriptUrl: string;
}

/** The amounts that the provider accepts in US dollars: one cent to nine digits. */
const AMOUNTS = { lowest: 1, highest: 999_999_999 };

/** Takes payments through PayPal's Orders API. Development and production differ only in addresses and keys. */
export function createPayPalPayments(options: PayPalOptions): WalletPayments {
  const client = createPayPalClient(options);
  const read = async (orderId: string): Promise<PaymentState> => {
    const order = await orderOf(client, orderId);
    return order ? stateOf(order) : { status: "cancelled" };
  };
  return {
    provider: "paypal",
    amounts: AMOUNTS,
    scriptUrl: (currency, language) => scriptUrl(options, currency, language),
    open: (request) => open(client, request),
    confirm: (orderId, expected) => confirm(client, orderId, expected),
    read,
    // Orders are captured when they are confirmed, so this only reads the state.
    capture: read,
    cancel: read,
    undo: (orderId) => undo(client, orderId),
    async abandon(orderId) {
      const state = await read(orderId);
      // Nobody else captures an approved order, and it expires, so it counts as canceled.
      return state.status === "approvalRequired" ? { status: "cancelled" } : state;
    },
    refund: (orderId, request) => refund(client, orderId, request),
    readMoneyBack: (orderId) => readMoneyBack(client, orderId),
    readMissableEvents: (since) => readEvents(client, since),
    async readEvent(body, headers) {
      const event = wellFormed(payPalEvent, parsed(body));
      await verifyEvent(client, options.webhookId, body, headers);
      return subjectOf(client, event);
    },
  };
}

const locales = { en: "en-US", es: "es-US" } as Record<string, string>;
const localeOf = (language: string): string => locales[language] ?? "en-US";

function scriptUrl({ scriptUrl: address, clientId }: PayPalOptions, currency: string, language: string): string {
  const url = new URL(address);
  const locale = localeOf(language).replace("-", "_");
  const query = { "client-id": clientId, currency, locale, intent: "capture", components: "buttons", commit: "true" };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

async function open(client: PayPalClient, { key, orderNo, language, shopName, returnUrl, cancelUrl, ...charge }: WalletRequest) {
  const context = {
    brand_name: shopName.slice(0, 127),
    locale: localeOf(language),
    // The shop has the address already, and the total includes delivery to it.
    shipping_preference: "NO_SHIPPING",
    user_action: "PAY_NOW",
    return_url: returnUrl,
    cancel_url: cancelUrl,
  };
  const body = {
    intent: "CAPTURE",
    purchase_units: [{ custom_id: String(orderNo), amount: toMoney(charge) }],
    payment_source: { paypal: { experience_context: context } },
  };
  try {
    return (await client.post<PayPalOrder>("/v2/checkout/orders", { body, requestId: `${key}:open` })).id;
  } catch (error) {
    if (isFinal(error)) throw new ShopError("payment_refused", {}, [], { cause: error });
    throw error;
  }
}

/** Returns whether the provider has understood and refused a request, so that retrying is useless. */
const isFinal = (error: unknown): error is PayPalRefusal => error instanceof PayPalRefusal && [400, 403, 404, 422].includes(error.status);

/** Returns null for an order that the provider doesn't have: it expired without approval, or never existed. */
async function orderOf(client: PayPalClient, orderId: string): Promise<PayPalOrder | null> {
  try {
    return await client.get<PayPalOrder>(`/v2/checkout/orders/${orderId}`);
  } catch (error) {
    if (error instanceof PayPalRefusal && error.status === 404) return null;
    throw error;
  }
}

/** Issues after which the buyer can choose another means of payment at PayPal. */
const mayChooseAgain = ["INSTRUMENT_DECLINED", "PAYER_ACTION_REQUIRED", "PAYER_CANNOT_PAY"];

async function confirm(client: PayPalClient, orderId: string, expected: Charge): Promise<PaymentState> {
  const order = await orderOf(client, orderId);
  if (!order) return { status: "cancelled" };
  const state = stateOf(order);
  if (state.status !== "unconfirmed") return state;
  if (!asksFor(order, expected)) return { status: "cancelled" };
  try {
    // After a decline the buyer approves the order again, which updates it and so makes another request id.
    const requestId = `${orderId}:capture:${order.update_time ?? ""}`;
    return stateOf(await client.post<PayPalOrder>(`/v2/checkout/orders/${orderId}/capture`, { body: {}, requestId }));
  } catch (error) {
    if (!(error instanceof PayPalRefusal)) throw error;
    if (mayChooseAgain.includes(error.issue)) return stateOf(order, error.links);
    const now = await orderOf(client, orderId);
    if (!now) return { status: "cancelled" };
    const after = stateOf(now);
    // Another request is capturing it, or has captured it.
    if (error.status === 409) return after.status === "unconfirmed" ? { status: "processing" } : after;
    if (after.status !== "unconfirmed") return after;
    if (isFinal(error)) return { status: "declined", code: "declined" };
    throw error;
  }
}

/** Undoes a payment. An order that wasn't captured needs nothing: only the shop captures it, and it expires. */
async function undo(client: PayPalClient, orderId: string): Promise<PaymentState> {
  const order = await orderOf(client, orderId);
  const capture = order && paidCaptureOf(order);
  if (!order) return { status: "cancelled" };
  const state = stateOf(order);
  if (state.status === "pending" || state.status === "declined") return state;
  if (!capture) return { status: "cancelled" };
  if (capture.status !== "REFUNDED") {
    const sent = { body: { custom_id: "undo" }, requestId: `${orderId}:undo` };
    await client.post(`/v2/payments/captures/${capture.id}/refund`, sent).catch(unlessRefunded);
  }
  return { status: "cancelled" };
}

function unlessRefunded(error: unknown): void {
  if (error instanceof PayPalRefusal && error.issue === "CAPTURE_FULLY_REFUNDED") return;
  throw error;
}

/** Refunds a payment. PayPal forgets request ids, so existing refunds are searched for the shop's reference first. */
async function refund(client: PayPalClient, orderId: string, { reference, amountCents }: RefundRequest): Promise<void> {
  const order = await orderOf(client, orderId);
  const capture = order && paidCaptureOf(order);
  if (!order || !capture) throw new ShopError("payment_refused");
  if (refundsOf(order).some((one) => one.reference === reference)) return;
  const amount = toMoney({ amountCents, currency: capture.amount.currency_code });
  try {
    await client.post(`/v2/payments/captures/${capture.id}/refund`, {
      body: { amount, custom_id: reference },
      requestId: `${orderId}:${reference}`,
    });
  } catch (error) {
    if (isFinal(error)) throw new ShopError("payment_refused", {}, [], { cause: error });
    throw error;
  }
}

async function readMoneyBack(client: PayPalClient, orderId: string): Promise<MoneyBack[]> {
  const order = await orderOf(client, orderId);
  const capture = order && paidCaptureOf(order);
  if (!order || !capture) return [];
  const { items = [] } = await client.get<{ items?: PayPalDispute[] }>(`/v1/customer/disputes?disputed_transaction_id=${capture.id}`);
  // Lists of disputes don't contain their outcome.
  const disputes = await Promise.all(items.map(({ dispute_id: id }) => client.get<PayPalDispute>(`/v1/customer/disputes/${id}`)));
  return [...refundsOf(order), ...disputes.flatMap(disputeOf)];
}

const MAX_PAGES = 100;
const eventPage = z.object({
  events: z.array(payPalEvent).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

/** Reads all events since a time, including those about payments whose order still waits, because any may have been lost. */
async function readEvents(client: PayPalClient, since: Date): Promise<PaymentEvent[]> {
  const found: PaymentEvent[] = [];
  const start = since.toISOString().replace(/\.\d+Z$/, "Z");
  let path: string | null = `/v1/notifications/webhooks-events?page_size=300&start_time=${start}`;
  for (let page = 0; path !== null && page < MAX_PAGES; page += 1) {
    const { events, links }: z.infer<typeof eventPage> = wellFormed(eventPage, await client.get(path));
    for (const event of events) {
      const subject = await subjectOf(client, event);
      if (subject) found.push(subject);
    }
    path = pathOf(links.find(({ rel }) => rel === "next")?.href);
  }
  return found;
}

/** Returns the path of a next page's link. Its host is always PayPal's own, which the configured address may differ from. */
function pathOf(href: string | undefined): string | null {
  return href === undefined ? null : (/\/v1\/notifications\/.*$/.exec(href)?.[0] ?? null);
}

/** @throws request_malformed */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ShopError("request_malformed");
  }
}
