import { requireCharge } from "../charges.ts";
import { confirmByCall, confirmIntent } from "../confirmation.ts";
import { createCustomer, deleteCustomer, requireCustomer, updateCustomer } from "../customers.ts";
import { requireDispute } from "../disputes.ts";
import { missingResource } from "../failure.ts";
import type { Form } from "../form.ts";
import { listOf, textOf } from "../form.ts";
import { createIntent, intentOfCall, updateIntent } from "../intents.ts";
import { listPage, searchPage } from "../listing.ts";
import type { PaymentIntent, SetupIntent } from "../objects.ts";
import { attachMethod, createMethod, detachAllOf, detachMethod, requireMethod, updateMethod } from "../payment-methods.ts";
import { balanceOf, payoutsOf, requirePayout, transactionsOf } from "../payouts.ts";
import { createRefund, requireRefund } from "../refunds.ts";
import { cancelIntent, captureIntent } from "../settlement.ts";
import { cancelSetup, confirmSetup, createSetup, setupOfCall } from "../setup-intents.ts";
import type { StoredIntent, StoredSetup } from "../store.ts";
import type { StripeCall, StripeWorld } from "../world.ts";
import type { StripeRoute } from "./answer.ts";

const FOR_BROWSERS = [
  "id",
  "object",
  "amount",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "status",
] as const satisfies readonly (keyof PaymentIntent)[];

/** Returns the fields of a payment that the caller may see; a browser gets no metadata, customer or charge. */
function seenBy(call: StripeCall, stored: StoredIntent): object {
  if (call.caller === "secret") return stored.object;
  return Object.fromEntries(FOR_BROWSERS.map((key) => [key, stored.object[key]]));
}

function fits(form: Form, key: string, value: string | null): boolean {
  const wanted = textOf(form, key);
  return wanted === undefined || wanted === value;
}

function intentRoutes(world: StripeWorld): StripeRoute[] {
  const { store } = world;
  const path = "/v1/payment_intents";
  const all = () => store.intents.newestFirst().map((stored) => stored.object);
  const create = (call: StripeCall): object => {
    const stored = createIntent(world, call);
    if (textOf(call.form, "confirm") !== "true") return stored.object;
    return confirmIntent(world, { ...call, form: withoutMethod(call.form) }, stored).object;
  };
  return [
    { method: "POST", path, run: create },
    {
      method: "GET",
      path,
      run: ({ form }) => listPage(path, all(), form, (item) => fits(form, "customer", item.customer)),
    },
    { method: "GET", path: `${path}/search`, run: ({ form }) => searchPage(`${path}/search`, all(), form) },
    {
      method: "GET",
      path: `${path}/:id`,
      browser: true,
      run: (call) => seenBy(call, intentOfCall(world, call)),
    },
    { method: "POST", path: `${path}/:id`, run: (call) => updateIntent(world, call).object },
    {
      method: "POST",
      path: `${path}/:id/confirm`,
      browser: true,
      run: (call) => seenBy(call, confirmByCall(world, call)),
    },
    { method: "POST", path: `${path}/:id/capture`, run: (call) => captureIntent(world, call) },
    { method: "POST", path: `${path}/:id/cancel`, run: (call) => cancelIntent(world, call) },
  ];
}

/** Drops the method's data, which creation has already read; reading it again would create a second one. */
function withoutMethod(form: Form): Form {
  const { payment_method: _id, payment_method_data: _data, ...rest } = form;
  return rest;
}

function methodRoutes(world: StripeWorld): StripeRoute[] {
  const path = "/v1/payment_methods";
  const all = () => world.store.methods.newestFirst().map((stored) => stored.object);
  return [
    { method: "POST", path, browser: true, run: (call) => createMethod(world, call) },
    {
      method: "GET",
      path,
      run: ({ form }) =>
        listPage(path, all(), form, (item) => {
          return fits(form, "customer", item.customer) && fits(form, "type", item.type);
        }),
    },
    { method: "GET", path: `${path}/:id`, run: (call) => requireMethod(world, call.target).object },
    { method: "POST", path: `${path}/:id`, run: (call) => updateMethod(world, call) },
    { method: "POST", path: `${path}/:id/attach`, run: (call) => attachMethod(world, call) },
    { method: "POST", path: `${path}/:id/detach`, run: (call) => detachMethod(world, call) },
  ];
}

const SETUP_FOR_BROWSERS = [
  "id",
  "object",
  "client_secret",
  "created",
  "last_setup_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "status",
  "usage",
] as const satisfies readonly (keyof SetupIntent)[];

function setupRoutes(world: StripeWorld): StripeRoute[] {
  const path = "/v1/setup_intents";
  const all = () => world.store.setups.newestFirst().map((stored) => stored.object);
  const seen = (call: StripeCall, { object }: StoredSetup): object =>
    call.caller === "secret" ? object : Object.fromEntries(SETUP_FOR_BROWSERS.map((key) => [key, object[key]]));
  return [
    { method: "POST", path, run: (call) => createSetup(world, call) },
    { method: "GET", path, run: ({ form }) => listPage(path, all(), form, (item) => fits(form, "customer", item.customer)) },
    { method: "GET", path: `${path}/:id`, browser: true, run: (call) => seen(call, setupOfCall(world, call)) },
    { method: "POST", path: `${path}/:id/confirm`, browser: true, run: (call) => seen(call, confirmSetup(world, call)) },
    { method: "POST", path: `${path}/:id/cancel`, run: (call) => cancelSetup(world, call) },
  ];
}

function moneyRoutes(world: StripeWorld): StripeRoute[] {
  const { store } = world;
  const charges = () => store.charges.newestFirst().map((stored) => stored.object);
  const refunds = () => store.refunds.newestFirst().map((stored) => stored.object);
  const disputes = () => store.disputes.newestFirst().map((stored) => stored.object);
  const ofIntent = (form: Form) => (item: { payment_intent: string }) => fits(form, "payment_intent", item.payment_intent);
  return [
    {
      method: "GET",
      path: "/v1/charges",
      run: ({ form }) => listPage("/v1/charges", charges(), form, ofIntent(form)),
    },
    { method: "GET", path: "/v1/charges/:id", run: (call) => requireCharge(world, call.target) },
    { method: "POST", path: "/v1/refunds", run: (call) => createRefund(world, call) },
    {
      method: "GET",
      path: "/v1/refunds",
      run: ({ form }) =>
        listPage("/v1/refunds", refunds(), form, (item) => {
          return ofIntent(form)(item) && fits(form, "charge", item.charge);
        }),
    },
    { method: "GET", path: "/v1/refunds/:id", run: (call) => requireRefund(world, call.target) },
    {
      method: "GET",
      path: "/v1/disputes",
      run: ({ form }) =>
        listPage("/v1/disputes", disputes(), form, (item) => {
          return ofIntent(form)(item) && fits(form, "charge", item.charge);
        }),
    },
    { method: "GET", path: "/v1/disputes/:id", run: (call) => requireDispute(world, call.target) },
  ];
}

function payoutRoutes(world: StripeWorld): StripeRoute[] {
  const path = "/v1/payouts";
  return [
    { method: "GET", path, run: ({ form }) => listPage(path, payoutsOf(world), form, (item) => fits(form, "status", item.status)) },
    { method: "GET", path: `${path}/:id`, run: (call) => requirePayout(world, call.target).object },
    {
      method: "GET",
      path: "/v1/balance_transactions",
      run({ form }) {
        const payout = textOf(form, "payout");
        const items = payout === undefined ? balanceOf(world).toReversed() : transactionsOf(world, payout);
        return listPage("/v1/balance_transactions", items, form, (item) => fits(form, "type", item.type));
      },
    },
  ];
}

/** Returns whether an event type is among the requested ones. */
function isOf(form: Form, type: string): boolean {
  const wanted = listOf(form, "types");
  return wanted.length === 0 || wanted.includes(type);
}

const methodsOf = (world: StripeWorld, customer: string) =>
  world.store.methods
    .newestFirst()
    .map((stored) => stored.object)
    .filter((method) => method.customer === customer);

function customerRoutes(world: StripeWorld): StripeRoute[] {
  const path = "/v1/customers";
  const all = () => world.store.customers.newestFirst().map((stored) => stored.object);
  return [
    { method: "POST", path, run: (call) => createCustomer(world, call) },
    {
      method: "GET",
      path,
      run: ({ form }) => listPage(path, all(), form, (item) => fits(form, "email", item.email)),
    },
    { method: "GET", path: `${path}/:id`, run: (call) => requireCustomer(world, call.target) },
    {
      method: "GET",
      path: `${path}/:id/payment_methods`,
      run: ({ form, target }) =>
        listPage(`${path}/${target}/payment_methods`, methodsOf(world, target), form, (item) => fits(form, "type", item.type)),
    },
    { method: "POST", path: `${path}/:id`, run: (call) => updateCustomer(world, call) },
    {
      method: "DELETE",
      path: `${path}/:id`,
      run: (call) => {
        const deleted = deleteCustomer(world, call);
        detachAllOf(world, call.target);
        return deleted;
      },
    },
  ];
}

function eventRoutes(world: StripeWorld): StripeRoute[] {
  const path = "/v1/events";
  const all = () => world.store.events.newestFirst().map((stored) => stored.object);
  const one = (call: StripeCall): object => {
    const stored = world.store.events.get(call.target);
    if (stored === undefined) throw missingResource("event", call.target);
    return stored.object;
  };
  return [
    {
      method: "GET",
      path,
      run: ({ form }) => listPage(path, all(), form, (item) => fits(form, "type", item.type) && isOf(form, item.type)),
    },
    { method: "GET", path: `${path}/:id`, run: one },
  ];
}

/** Every API operation. */
export function stripeRoutes(world: StripeWorld): StripeRoute[] {
  return [
    ...intentRoutes(world),
    ...methodRoutes(world),
    ...setupRoutes(world),
    ...moneyRoutes(world),
    ...payoutRoutes(world),
    ...customerRoutes(world),
    ...eventRoutes(world),
  ];
}
