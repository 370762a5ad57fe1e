import type Stripe from "stripe";
import type { CardOnFile, SavedCards } from "./card-payments.ts";
import { isStripeError } from "./stripe/stripe-library.ts";

type Guard = <T>(call: () => Promise<T>) => Promise<T>;
type IdOf = string | { id: string } | null;
type Card = { brand?: string | null; last4?: string | null; fingerprint?: string | null; exp_month: number; exp_year: number };

/** The card is saved within our page, so that no bank sends the buyer elsewhere. */
const NO_REDIRECTS = { enabled: true, allow_redirects: "never" } as const;

const idOf = (value: IdOf): string | null => (typeof value === "object" ? (value?.id ?? null) : value);

/** Returns a card as it is kept, or null when the provider does not keep it for a customer. */
export function cardOf(customer: IdOf, method: IdOf, card: Card | null | undefined): CardOnFile | null {
  const [customerId, methodId] = [idOf(customer), idOf(method)];
  if (!customerId || !methodId || !card?.fingerprint) return null;
  const { fingerprint, brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { methodId, customerId, fingerprint, brand: brand ?? "unknown", last4: last4 ?? "", expMonth, expYear };
}

/** Keeps cards with the provider, which is told no name and no address. */
export function stripeSavedCards(stripe: () => Stripe, guarded: Guard): SavedCards {
  return {
    openCustomer: (key) => guarded(async () => (await stripe().customers.create({}, { idempotencyKey: `${key}:customer` })).id),
    openSetup: (customer) =>
      guarded(async () => {
        const setup = await stripe().setupIntents.create({ customer, usage: "off_session", automatic_payment_methods: NO_REDIRECTS });
        return setup.client_secret ?? "";
      }),
    readSetup: (setupId) =>
      guarded(() =>
        unlessGone(async () => {
          const setup = await stripe().setupIntents.retrieve(setupId, { expand: ["payment_method"] });
          const method = typeof setup.payment_method === "object" ? setup.payment_method : null;
          return setup.status === "succeeded" && method?.customer ? cardOf(setup.customer, method, method.card) : null;
        }),
      ),
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

/** Returns null when the provider does not know the object, or no longer. */
async function unlessGone<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (isStripeError(error, "StripeInvalidRequestError") && error.code === "resource_missing") return null;
    throw error;
  }
}
