import { ShopError } from "@azulejo/contract";
import type Stripe from "stripe";
import { z } from "zod";
import type { CardPayments, DeclineCode, MoneyBack, PaymentEvent, PaymentRequest, PaymentState, RefundRequest } from "./card-payments.ts";
import { isStripeError, loadStripe } from "./stripe/stripe-library.ts";
import { readStripePayouts } from "./stripe/stripe-payouts.ts";
import { bankOf, debitOptions, isDebit, isReturn, isVerifying, mandateOf, returnCodes } from "./stripe-bank-debits.ts";
import { moneyBackEvents } from "./stripe-events.ts";
import { accountOf, cardOf, stripeOnFile } from "./stripe-on-file.ts";

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The API's host; by default the provider's own. */
  apiUrl?: string | undefined;
  scriptUrl: string;
}

const TIMEOUT_MS = 20_000;
/** Options of a payment by card, which is authorized first and captured when its order is placed. */
const cardOptions = {
  capture_method: "manual",
  automatic_payment_methods: { enabled: true, allow_redirects: "never" },
} as const satisfies Partial<Stripe.PaymentIntentCreateParams>;
const EXPANDED = ["latest_charge", "payment_method"];
/** The amounts that the provider accepts in US dollars: fifty cents to eight digits. */
const AMOUNTS = { lowest: 50, highest: 99_999_999 };

const providerKey = z.string().regex(/^[\w-]{1,255}$/);
const anyEvent = z.object({ id: providerKey, type: z.string(), data: z.object({ object: z.looseObject({}) }) });
const aboutItself = z.object({ id: providerKey });
const aboutMoneyBack = z.object({ payment_intent: z.union([providerKey, aboutItself]).nullish() });

/** Charges cards through the official SDK. Development and production differ only in address and key. */
export function createStripeCardPayments(options: StripeOptions): CardPayments {
  const host = { ...hostOf(options.apiUrl), timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false };
  let client: Stripe | undefined;
  const stripe = () => (client ??= new (loadStripe())(options.secretKey, host));
  return {
    provider: "stripe",
    publishableKey: options.publishableKey,
    scriptUrl: options.scriptUrl,
    amounts: AMOUNTS,
    onFile: stripeOnFile(stripe, guarded),
    open: (request) =>
      guarded(async () => {
        const intent = await opened(() =>
          stripe().paymentIntents.create(
            {
              amount: request.amountCents,
              currency: request.currency.toLowerCase(),
              ...(request.bankDebit ? debitOptions : cardOptions),
              ...(request.customerId && { customer: request.customerId }),
              ...(request.isSaved && { setup_future_usage: "off_session" as const }),
              receipt_email: request.email,
              metadata: metadataOf(request),
            },
            { idempotencyKey: `${request.key}:open` },
          ),
        );
        return intent.id;
      }),
    confirm: (providerId, paymentMethodId, key, acceptance) =>
      guarded(() =>
        confirm(stripe(), providerId, { payment_method: paymentMethodId, ...(acceptance && { mandate_data: mandateOf(acceptance) }) }, key),
      ),
    confirmOffSession: (providerId, paymentMethodId, key) =>
      guarded(async () => {
        const card = { payment_method: paymentMethodId };
        const state = await confirm(stripe(), providerId, { ...card, off_session: true }, `${key}:off-session`);
        return state.status === "unconfirmed" ? confirm(stripe(), providerId, card, key) : state;
      }),
    read: (providerId) => guarded(async () => toState(await retrieve(stripe(), providerId))),
    capture: (providerId) =>
      guarded(async () => {
        const intent = await retrieve(stripe(), providerId);
        if (intent.status !== "requires_capture") return toState(intent);
        return toState(
          await stripe().paymentIntents.capture(providerId, { expand: ["latest_charge"] }, { idempotencyKey: `${providerId}:capture` }),
        );
      }),
    undo: (providerId) => guarded(() => undo(stripe(), providerId)),
    cancel: (providerId) => guarded(() => cancel(stripe(), providerId)),
    abandon: (providerId) => guarded(() => abandon(stripe(), providerId)),
    refund: (providerId, request) => guarded(() => refund(stripe(), providerId, request)),
    readMoneyBack: (providerId) => guarded(() => readMoneyBack(stripe(), providerId)),
    readPayouts: (since) => guarded(() => readStripePayouts(stripe(), since)),
    readMissableEvents: (since) =>
      guarded(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const events = await stripe()
          .events.list({ types: [...moneyBackEvents], created, limit: 100 })
          .autoPagingToArray({ limit: 10_000 });
        return events.flatMap((event) => toEvent(wellFormed(anyEvent, event)) ?? []);
      }),
    readEvent(body, signature) {
      let sent: unknown;
      try {
        sent = stripe().webhooks.constructEvent(body, signature, options.webhookSecret);
      } catch {
        throw new ShopError("payment_signature");
      }
      // A signature proves the sender, not that the event is well formed.
      return toEvent(wellFormed(anyEvent, sent));
    },
  };
}

/** @throws request_malformed */
function wellFormed<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (!read.success) throw new ShopError("request_malformed");
  return read.data;
}

const isMoneyBack = (type: string): boolean => (moneyBackEvents as readonly string[]).includes(type);

/** Returns what an event is about, or null for an event that the shop ignores. @throws request_malformed */
function toEvent({ id, type, data }: z.infer<typeof anyEvent>): PaymentEvent | null {
  if (type.startsWith("payment_intent.")) return { id, providerId: wellFormed(aboutItself, data.object).id, about: "payment" };
  if (type.startsWith("setup_intent.")) return { id, providerId: wellFormed(aboutItself, data.object).id, about: "setup" };
  if (!isMoneyBack(type)) return null;
  const { payment_intent: intent } = wellFormed(aboutMoneyBack, data.object);
  const providerId = typeof intent === "string" ? intent : intent?.id;
  return providerId ? { id, providerId, about: "moneyBack" } : null;
}

/** Returns refunds and disputes of a payment, except inquiries (`warning_…`), which take no money. */
async function readMoneyBack(stripe: Stripe, providerId: string): Promise<MoneyBack[]> {
  const of = { payment_intent: providerId, limit: 100 };
  const [refunds, disputes] = await Promise.all([stripe.refunds.list(of), stripe.disputes.list(of)]);
  return [
    ...refunds.data.map(({ id, amount, status, metadata }): MoneyBack => {
      const state = status === "succeeded" ? "done" : status === "failed" || status === "canceled" ? "failed" : "open";
      return { ref: id, kind: "refund", state, amountCents: amount, reference: metadata?.[REFERENCE] ?? null };
    }),
    ...disputes.data
      .filter(({ status }) => !status.startsWith("warning_"))
      .map((dispute): MoneyBack => {
        const { id, amount, status } = dispute;
        if (isReturn(dispute)) return { ref: id, kind: "return", state: "done", amountCents: amount, reference: null };
        const state = status === "lost" ? "done" : status === "won" ? "failed" : "open";
        return { ref: id, kind: "dispute", state, amountCents: amount, reference: null };
      }),
  ];
}

function hostOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol.replace(":", "") as "http" | "https", host: hostname, ...(port && { port }) };
}

async function confirm(stripe: Stripe, id: string, params: Stripe.PaymentIntentConfirmParams, key: string): Promise<PaymentState> {
  try {
    return toState(await stripe.paymentIntents.confirm(id, { ...params, expand: EXPANDED }, { idempotencyKey: `${key}:confirm` }));
  } catch (error) {
    if (isStripeError(error, "StripeCardError"))
      return params.off_session && needsOwner({ code: error.code ?? null, decline_code: error.decline_code ?? null })
        ? { status: "unconfirmed" }
        : { status: "declined", code: declineOf(error.code, error.decline_code) };
    // The response was lost, so the result is read from the payment itself.
    if (isStripeError(error, "StripeConnectionError")) return toState(await retrieve(stripe, id));
    // The payment was canceled by another request.
    if (isUnexpectedState(error)) return toState(await retrieve(stripe, id));
    // A card that the provider doesn't know or has deleted counts as declined.
    if (isStripeError(error, "StripeInvalidRequestError") && (error.code === "resource_missing" || error.param === "payment_method"))
      return { status: "declined", code: "declined" };
    throw error;
  }
}

const retrieve = (stripe: Stripe, id: string) => stripe.paymentIntents.retrieve(id, { expand: EXPANDED });

async function undo(stripe: Stripe, providerId: string): Promise<PaymentState> {
  const intent = await retrieve(stripe, providerId);
  if (intent.status === "canceled") return { status: "cancelled" };
  if (intent.status === "succeeded") {
    await stripe.refunds.create({ payment_intent: providerId }, { idempotencyKey: `${providerId}:refund` });
    return { status: "cancelled" };
  }
  // A debit that is at the bank can't be canceled.
  if (isDebit(intent) && intent.status === "processing") return toState(intent);
  return toState(await stripe.paymentIntents.cancel(providerId, {}, { idempotencyKey: `${providerId}:cancel` }));
}

async function cancel(stripe: Stripe, providerId: string): Promise<PaymentState> {
  const intent = await retrieve(stripe, providerId);
  if (intent.status !== "requires_capture") return toState(intent);
  return toState(await stripe.paymentIntents.cancel(providerId, {}, { idempotencyKey: `${providerId}:cancel` }));
}

const isUnexpectedState = (error: unknown): boolean =>
  isStripeError(error, "StripeInvalidRequestError") && error.code === "payment_intent_unexpected_state";

async function abandon(stripe: Stripe, providerId: string): Promise<PaymentState> {
  const state = toState(await retrieve(stripe, providerId));
  if (state.status !== "actionRequired" && state.status !== "unconfirmed") return state;
  try {
    return toState(await stripe.paymentIntents.cancel(providerId, {}, { idempotencyKey: `${providerId}:abandon` }));
  } catch (error) {
    // The buyer has confirmed at the bank in the meantime.
    if (isUnexpectedState(error)) return toState(await retrieve(stripe, providerId));
    throw error;
  }
}

/**
 * The metadata field with the shop's refund reference. The provider forgets idempotency keys after a day, so existing refunds are searched
 * for it.
 */
const REFERENCE = "shop_refund";

async function refund(stripe: Stripe, providerId: string, { reference, amountCents }: RefundRequest): Promise<void> {
  const made = await stripe.refunds.list({ payment_intent: providerId, limit: 100 });
  if (made.data.some((one) => one.metadata?.[REFERENCE] === reference)) return;
  try {
    await stripe.refunds.create(
      { payment_intent: providerId, amount: amountCents, metadata: { [REFERENCE]: reference } },
      { idempotencyKey: `${providerId}:${reference}` },
    );
  } catch (error) {
    if (isStripeError(error, "StripeInvalidRequestError")) throw new ShopError("payment_refused", {}, [], { cause: error });
    throw error;
  }
}

function toState(intent: Stripe.PaymentIntent): PaymentState {
  switch (intent.status) {
    case "requires_capture":
    case "succeeded": {
      const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
      const card = charge?.payment_method_details?.card;
      const saved = cardSavedBy(intent, charge) ?? accountSavedBy(intent);
      return {
        status: intent.status === "succeeded" ? "captured" : "authorised",
        ...(bankOf(intent) ?? { brand: card?.brand ?? null, last4: card?.last4 ?? null }),
        ...(saved && { saved }),
      };
    }
    case "requires_action":
      if (isVerifying(intent)) return { status: "pending", ...(bankOf(intent) ?? noBank) };
      return { status: "actionRequired", clientSecret: intent.client_secret ?? "" };
    case "processing":
      if (isDebit(intent)) {
        const saved = accountSavedBy(intent);
        return { status: "pending", ...(bankOf(intent) ?? noBank), ...(saved && { saved }) };
      }
      return { status: "processing" };
    case "canceled":
      return { status: "cancelled" };
    default: {
      const failure = intent.last_payment_error;
      // The bank requires the owner to authenticate a stored card, so the payment isn't declined but waits.
      if (needsOwner(failure)) return { status: "unconfirmed" };
      if (!failure) return { status: "unconfirmed" };
      const account = accountOf(failure.payment_method?.customer ?? null, failure.payment_method ?? null);
      return { status: "declined", code: declineOf(failure.code, failure.decline_code), ...(account && { account }) };
    }
  }
}

const cardSavedBy = ({ setup_future_usage: laterUse, customer }: Stripe.PaymentIntent, charge: Stripe.Charge | null) =>
  laterUse ? cardOf(customer, charge?.payment_method ?? null, charge?.payment_method_details?.card) : null;

/** Returns the account that a payment saves. An account removed since then has no customer, so its settled debit doesn't save it again. */
const accountSavedBy = ({ setup_future_usage: laterUse, payment_method: method }: Stripe.PaymentIntent) =>
  laterUse && typeof method === "object" ? accountOf(method?.customer ?? null, method) : null;

const noBank = { brand: null, last4: null };

const needsOwner = (failure: { code?: string | null; decline_code?: string | null } | null): boolean =>
  failure?.code === "authentication_required" || failure?.decline_code === "authentication_required";

const declines: Record<string, DeclineCode> = {
  ...returnCodes,
  expired_card: "expired_card",
  insufficient_funds: "insufficient_funds",
  incorrect_cvc: "incorrect_cvc",
  invalid_cvc: "incorrect_cvc",
  payment_intent_authentication_failure: "authentication_failed",
  authentication_required: "authentication_failed",
};

const declineOf = (code: string | null | undefined, declineCode: string | null | undefined): DeclineCode =>
  declines[declineCode ?? ""] ?? declines[code ?? ""] ?? "declined";

/** @throws payment_refused if the provider understood the request and refuses it */
async function opened(create: () => Promise<Stripe.PaymentIntent>): Promise<Stripe.PaymentIntent> {
  try {
    return await create();
  } catch (error) {
    if (isStripeError(error, "StripeInvalidRequestError")) throw new ShopError("payment_refused");
    throw error;
  }
}

async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isStripeError(error, "StripeConnectionError") || isStripeError(error, "StripeAPIError")) {
      throw new ShopError("payment_unavailable", {}, [], { cause: error });
    }
    throw error;
  }
}

const MAX_METADATA = 500;

/** Returns data of a payment for display at the provider. */
const metadataOf = ({ orderNo, invoiceNos }: PaymentRequest): Record<string, string> =>
  invoiceNos ? { invoice_nos: invoiceNos.join(", ").slice(0, MAX_METADATA) } : { order_no: String(orderNo) };
