import { bankFacts, checkBankAccount } from "./bank/bank-check.ts";
import { accountByToken, bankBehaviorOf, TEST_ROUTING_NUMBER } from "./bank/test-accounts.ts";
import { cardFacts, checkCard } from "./card-check.ts";
import { requireCustomer } from "./customers.ts";
import { invalidRequest, missingParameter, missingResource } from "./failure.ts";
import type { Form } from "./form.ts";
import { mapOf, mergeMetadata, textOf } from "./form.ts";
import { newId } from "./ids.ts";
import type { BillingDetails, PaymentMethod } from "./objects.ts";
import type { StoredMethod } from "./store.ts";
import { behaviorOf, cardByToken } from "./test-cards.ts";
import type { StripeCall, StripeWorld } from "./world.ts";
import { seconds } from "./world.ts";

const ADDRESS_FIELDS = ["city", "country", "line1", "line2", "postal_code", "state"];

function billingDetails(form: Form, old?: BillingDetails): BillingDetails {
  const given = mapOf(form, "billing_details") ?? {};
  const address = mapOf(given, "address") ?? {};
  const pick = (key: "email" | "name" | "phone"): string | null => textOf(given, key) ?? old?.[key] ?? null;
  const lines = ADDRESS_FIELDS.map((key) => [key, textOf(address, key) ?? old?.address[key] ?? null]);
  return {
    address: Object.fromEntries(lines),
    email: pick("email"),
    name: pick("name"),
    phone: pick("phone"),
  };
}

type TypeReader = (world: StripeWorld, form: Form) => { facts: Partial<PaymentMethod>; behavior: string };

/** One reader per payment method type. */
const TYPES: Record<string, TypeReader> = {
  card: (world, form) => {
    const card = mapOf(form, "card");
    if (card === undefined) throw missingParameter("card");
    const { clock, stripe } = world.settings;
    const checked = checkCard(card, new Date(clock.now()), stripe.secretKey);
    return { facts: { card: checked.facts }, behavior: behaviorOf(checked.number).key };
  },
  us_bank_account: (world, form) => {
    const bank = mapOf(form, "us_bank_account");
    if (bank === undefined) throw missingParameter("us_bank_account");
    if (textOf(mapOf(form, "billing_details") ?? {}, "name") === undefined) throw missingParameter("billing_details[name]");
    const checked = checkBankAccount(bank, world.settings.stripe.secretKey);
    return { facts: { us_bank_account: checked.facts }, behavior: bankBehaviorOf(checked.number).key };
  },
};

/** The types that a payment may request. */
export const METHOD_TYPES: readonly string[] = Object.keys(TYPES);

function keep(world: StripeWorld, form: Form, type: string, facts: Partial<PaymentMethod>, behavior: string): StoredMethod {
  const object: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    type,
    billing_details: billingDetails(form),
    ...facts,
    created: seconds(world),
    customer: null,
    livemode: false,
    metadata: mergeMetadata({}, form),
  };
  return world.store.methods.put({ id: object.id, object, behavior });
}

/** POST /v1/payment_methods. Reads the digits without storing them. */
export function createMethod(world: StripeWorld, call: { form: Form }): PaymentMethod {
  const type = textOf(call.form, "type");
  if (type === undefined) throw missingParameter("type");
  const read = TYPES[type];
  if (read === undefined) throw invalidRequest(`Invalid payment method type: ${type}`, { param: "type" });
  const { facts, behavior } = read(world, call.form);
  return keep(world, call.form, type, facts, behavior).object;
}

/** Creates a real method from a ready-made one such as `pm_card_visa` at its first use. */
function fromToken(world: StripeWorld, token: string): StoredMethod | undefined {
  const account = accountByToken(token);
  if (account !== undefined) {
    const bank = bankFacts(account.number, TEST_ROUTING_NUMBER, {}, world.settings.stripe.secretKey);
    return keep(world, { billing_details: { name: "Test Account" } }, "us_bank_account", { us_bank_account: bank }, account.key);
  }
  const card = cardByToken(token);
  if (card === undefined) return undefined;
  const year = new Date(world.settings.clock.now()).getFullYear() + 1;
  const facts = cardFacts(card.number, { month: 12, year }, world.settings.stripe.secretKey);
  return keep(world, {}, "card", { card: facts }, card.key);
}

/** Returns a payment method by its id. @throws 404 */
export function requireMethod(world: StripeWorld, id: string): StoredMethod {
  const stored = world.store.methods.get(id) ?? fromToken(world, id);
  if (stored === undefined) throw missingResource("PaymentMethod", id);
  return stored;
}

function change(world: StripeWorld, stored: StoredMethod, changes: Partial<PaymentMethod>): PaymentMethod {
  return world.store.methods.put({ ...stored, object: { ...stored.object, ...changes } }).object;
}

/** POST /v1/payment_methods/{id} */
export function updateMethod(world: StripeWorld, call: StripeCall): PaymentMethod {
  const stored = requireMethod(world, call.target);
  return change(world, stored, {
    billing_details: billingDetails(call.form, stored.object.billing_details),
    metadata: mergeMetadata(stored.object.metadata, call.form),
  });
}

/** Attaches a method to a customer, as a setup or a payment for later use does when it succeeds. */
export function attachTo(world: StripeWorld, stored: StoredMethod, customer: string): PaymentMethod {
  return change(world, stored, { customer });
}

const SPENT =
  "The provided PaymentMethod was detached from a Customer. It may not be used again. " +
  "To use a PaymentMethod multiple times, you must attach it to a Customer first.";

/** Returns a method that a customer's payment or setup may use. @throws 400 when it was detached or is another customer's */
export function requireUsableMethod(world: StripeWorld, id: string, customer: string | null): StoredMethod {
  const stored = requireMethod(world, id);
  if (stored.detached) throw invalidRequest(SPENT, { param: "payment_method" });
  const owner = stored.object.customer;
  if (owner === null || owner === customer) return stored;
  const message =
    "The provided PaymentMethod cannot be used because it belongs to another Customer, or to a Customer that was not provided.";
  throw invalidRequest(message, { param: "payment_method" });
}

/** POST /v1/payment_methods/{id}/attach */
export function attachMethod(world: StripeWorld, call: StripeCall): PaymentMethod {
  const customer = textOf(call.form, "customer");
  if (customer === undefined) throw missingParameter("customer");
  requireCustomer(world, customer);
  return attachTo(world, requireUsableMethod(world, call.target, customer), customer);
}

/** POST /v1/payment_methods/{id}/detach */
export function detachMethod(world: StripeWorld, call: StripeCall): PaymentMethod {
  return detach(world, requireMethod(world, call.target));
}

/** Detaches a method permanently. @throws 400 if no customer has it */
function detach(world: StripeWorld, stored: StoredMethod): PaymentMethod {
  if (stored.object.customer === null) {
    const message = "The payment method you provided is not attached to a customer so detachment is impossible.";
    throw invalidRequest(message, { param: "payment_method" });
  }
  return change(world, { ...stored, detached: true }, { customer: null });
}

/** Detaches all methods of a customer that is deleted. */
export function detachAllOf(world: StripeWorld, customer: string): void {
  for (const stored of world.store.methods.newestFirst()) if (stored.object.customer === customer) detach(world, stored);
}
