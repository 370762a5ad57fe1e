import { cardFacts, checkCard } from "./card-check.ts";
import { requireCustomer } from "./customers.ts";
import { invalidRequest, missingParameter, noSuch } from "./failure.ts";
import type { Form } from "./form.ts";
import { mapOf, mergeMetadata, textOf } from "./form.ts";
import { newId } from "./ids.ts";
import type { BillingDetails, PaymentMethod } from "./objects.ts";
import type { KeptMethod } from "./store.ts";
import { behaviourOf, cardByToken } from "./test-cards.ts";
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

type TypeReader = (world: StripeWorld, form: Form) => { facts: Partial<PaymentMethod>; behaviour: string };

/** One reader per payment method type; another type (us_bank_account) is one more entry. */
const TYPES: Record<string, TypeReader> = {
  card: (world, form) => {
    const card = mapOf(form, "card");
    if (card === undefined) throw missingParameter("card");
    const { clock, stripe } = world.settings;
    const checked = checkCard(card, new Date(clock.now()), stripe.secretKey);
    return { facts: { card: checked.facts }, behaviour: behaviourOf(checked.number).key };
  },
};

/** The types a payment may ask for. */
export const METHOD_TYPES: readonly string[] = Object.keys(TYPES);

function keep(world: StripeWorld, form: Form, type: string, facts: Partial<PaymentMethod>, behaviour: string): KeptMethod {
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
  return world.store.methods.put({ id: object.id, object, behaviour });
}

/** POST /v1/payment_methods. The digits are read here and kept nowhere. */
export function createMethod(world: StripeWorld, call: { form: Form }): PaymentMethod {
  const type = textOf(call.form, "type");
  if (type === undefined) throw missingParameter("type");
  const read = TYPES[type];
  if (read === undefined) throw invalidRequest(`Invalid payment method type: ${type}`, { param: "type" });
  const { facts, behaviour } = read(world, call.form);
  return keep(world, call.form, type, facts, behaviour).object;
}

/** A ready-made method such as `pm_card_visa` becomes a real one at its first mention. */
function fromToken(world: StripeWorld, token: string): KeptMethod | undefined {
  const card = cardByToken(token);
  if (card === undefined) return undefined;
  const year = new Date(world.settings.clock.now()).getFullYear() + 1;
  const facts = cardFacts(card.number, { month: 12, year }, world.settings.stripe.secretKey);
  return keep(world, {}, "card", { card: facts }, card.key);
}

/** The method of that id, or a 404. */
export function requireMethod(world: StripeWorld, id: string): KeptMethod {
  const kept = world.store.methods.get(id) ?? fromToken(world, id);
  if (kept === undefined) throw noSuch("PaymentMethod", id);
  return kept;
}

function change(world: StripeWorld, kept: KeptMethod, changes: Partial<PaymentMethod>): PaymentMethod {
  return world.store.methods.put({ ...kept, object: { ...kept.object, ...changes } }).object;
}

/** POST /v1/payment_methods/{id} */
export function updateMethod(world: StripeWorld, call: StripeCall): PaymentMethod {
  const kept = requireMethod(world, call.target);
  return change(world, kept, {
    billing_details: billingDetails(call.form, kept.object.billing_details),
    metadata: mergeMetadata(kept.object.metadata, call.form),
  });
}

/** POST /v1/payment_methods/{id}/attach */
export function attachMethod(world: StripeWorld, call: StripeCall): PaymentMethod {
  const customer = textOf(call.form, "customer");
  if (customer === undefined) throw missingParameter("customer");
  requireCustomer(world, customer);
  return change(world, requireMethod(world, call.target), { customer });
}

/** POST /v1/payment_methods/{id}/detach */
export function detachMethod(world: StripeWorld, call: StripeCall): PaymentMethod {
  return change(world, requireMethod(world, call.target), { customer: null });
}
