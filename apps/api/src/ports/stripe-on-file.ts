import type Stripe from "stripe";
import type { PaymentOnFile, PaymentsOnFile, SetupState } from "./card-payments.ts";
import { isStripeError } from "./stripe/stripe-library.ts";
import { BANK_ACCOUNT, mandateOf } from "./stripe-bank-debits.ts";

type Guard = <T>(call: () => Promise<T>) => Promise<T>;
type IdOf = string | { id: string } | null;
type Card = { brand?: string | null; last4?: string | null; fingerprint?: string | null; exp_month: number; exp_year: number };

/** Cards are saved within the shop's page, so banks must not redirect the buyer. */
const NO_REDIRECTS = { enabled: true, allow_redirects: "never" } as const;
const EXPANDED = ["payment_method"];

const idOf = (value: IdOf): string | null => (typeof value === "object" ? (value?.id ?? null) : value);

/** Returns a saved card, or null if the provider doesn't store it for a customer. */
export function cardOf(customer: IdOf, method: IdOf, card: Card | null | undefined): PaymentOnFile | null {
  const [customerId, methodId] = [idOf(customer), idOf(method)];
  if (!customerId || !methodId || !card?.fingerprint) return null;
  const { fingerprint, brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { kind: "card", methodId, customerId, fingerprint, brand: brand ?? "unknown", last4: last4 ?? "", expMonth, expYear };
}

/** Returns a saved bank account, or null for any other payment method. */
export function accountOf(customer: IdOf, method: IdOf | Stripe.PaymentMethod): PaymentOnFile | null {
  const customerId = idOf(customer);
  const bank = typeof method === "object" && method && "us_bank_account" in method ? method.us_bank_account : null;
  if (!customerId || !method || !bank?.fingerprint) return null;
  const shown = { fingerprint: bank.fingerprint, brand: bank.bank_name ?? "", last4: bank.last4 ?? "" };
  return { kind: "bank", methodId: idOf(method) ?? "", customerId, ...shown, expMonth: null, expYear: null };
}

/** Stores cards and bank accounts at the provider, without names and addresses. */
export function stripeOnFile(stripe: () => Stripe, guarded: Guard): PaymentsOnFile {
  return {
    openCustomer: (key) => guarded(async () => (await stripe().customers.create({}, { idempotencyKey: `${key}:customer` })).id),
    openSetup: (customer) =>
      guarded(async () => {
        const setup = await stripe().setupIntents.create({ customer, usage: "off_session", automatic_payment_methods: NO_REDIRECTS });
        return setup.client_secret ?? "";
      }),
    setUpAccount: (customer, method, key, acceptance) =>
      guarded(() =>
        unlessRefused(async () => {
          const how = { payment_method_types: [BANK_ACCOUNT], usage: "off_session" as const, confirm: true, expand: EXPANDED };
          const account = { customer, payment_method: method, mandate_data: mandateOf(acceptance) };
          return stateOf(await stripe().setupIntents.create({ ...how, ...account }, { idempotencyKey: `${key}:setup` }));
        }),
      ),
    readSetup: (setupId) =>
      guarded(async () => {
        const setup = await unlessGone(() => stripe().setupIntents.retrieve(setupId, { expand: EXPANDED }));
        return setup ? stateOf(setup) : { status: "ended" };
      }),
    cancelSetup: (setupId) =>
      guarded(async () => {
        const setup = await unlessGone(() => stripe().setupIntents.retrieve(setupId));
        if (setup && setup.status !== "succeeded" && setup.status !== "canceled") await stripe().setupIntents.cancel(setupId);
      }),
    detach: (methodId) =>
      guarded(async () => {
        const method = await unlessGone(() => stripe().paymentMethods.retrieve(methodId));
        if (method?.customer) await stripe().paymentMethods.detach(methodId);
      }),
    deleteCustomer: (customerId) =>
      guarded(async () => {
        await unlessGone(() => stripe().customers.del(customerId));
      }),
  };
}

function stateOf(setup: Stripe.SetupIntent): SetupState {
  const method = typeof setup.payment_method === "object" ? setup.payment_method : null;
  const isReady = setup.status === "succeeded" && !!method?.customer;
  const payment = cardOf(setup.customer, method, method?.card) ?? accountOf(setup.customer, method);
  if (isReady && payment) return { status: "ready", payment };
  return setup.status === "requires_action" ? { status: "waiting", setupId: setup.id, payment } : { status: "ended" };
}

/** Returns null if the provider refuses or doesn't know the account, which is then not saved. */
async function unlessRefused(call: () => Promise<SetupState>): Promise<SetupState> {
  try {
    return await call();
  } catch (error) {
    const isUnfit =
      isStripeError(error, "StripeInvalidRequestError") && (error.code === "resource_missing" || error.param === "payment_method");
    if (isUnfit || isStripeError(error, "StripeCardError")) return { status: "ended" };
    throw error;
  }
}

/** Returns null if the provider doesn't have the object. */
async function unlessGone<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (isStripeError(error, "StripeInvalidRequestError") && error.code === "resource_missing") return null;
    throw error;
  }
}
