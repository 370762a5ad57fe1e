import { passDays } from "../bank/debits.ts";
import { finishAuthentication } from "../confirmation.ts";
import { closeDispute, openDispute } from "../disputes.ts";
import { invalidRequest, missingResource } from "../failure.ts";
import { textOf } from "../form.ts";
import { payOut } from "../payouts.ts";
import { failRefund } from "../refunds.ts";
import { finishSetup } from "../setup-intents.ts";
import type { StripeCall, StripeWorld } from "../world.ts";
import type { StripeRoute } from "./answer.ts";

function setDeliveries(world: StripeWorld, { form }: StripeCall): object {
  const { deliveries } = world;
  const mode = textOf(form, "mode");
  if (mode !== undefined && mode !== "on" && mode !== "off") throw invalidRequest("mode is on or off");
  const delay = Number(textOf(form, "delay_ms") ?? deliveries.delayMs);
  if (!Number.isInteger(delay) || delay < 0) throw invalidRequest("delay_ms is a whole number");
  deliveries.delayMs = delay;
  const turnedOn = mode === "on" && deliveries.mode === "off";
  if (mode !== undefined) deliveries.mode = mode;
  if (turnedOn) deliveries.resumePending();
  return { mode: deliveries.mode, delay_ms: deliveries.delayMs };
}

async function deliver(world: StripeWorld, call: StripeCall): Promise<object> {
  if (world.store.events.get(call.target) === undefined) throw missingResource("event", call.target);
  return world.deliveries.deliverOnce(call.target);
}

function authenticate(world: StripeWorld, call: StripeCall, finish: typeof finishAuthentication | typeof finishSetup): object {
  const outcome = textOf(call.form, "outcome");
  if (outcome === "complete" || outcome === "fail") return finish(world, call, outcome).object;
  throw invalidRequest("outcome is complete or fail", { param: "outcome" });
}

async function settle(world: StripeWorld): Promise<object> {
  await world.deliveries.settled();
  return { settled: true };
}

function reset(world: StripeWorld): object {
  world.store.clear();
  return { reset: true };
}

function letDaysPass(world: StripeWorld, { form }: StripeCall): object {
  const days = Number(textOf(form, "days") ?? 1);
  if (!Number.isInteger(days) || days < 1 || days > 365) throw invalidRequest("days is a whole number", { param: "days" });
  passDays(world, days);
  return { days };
}

/** Forgets the responses under idempotency keys, as the vendor does after a day. */
function forgetKeys(world: StripeWorld): object {
  world.store.answers.records.clear();
  return { forgotten: true };
}

/** Calls that the vendor does not have, for tests and manual use; they require the secret key. */
export function controlRoutes(world: StripeWorld): StripeRoute[] {
  const path = "/stripe/control";
  const listed = () =>
    world.store.events.newestFirst().map(({ id, object }) => {
      return { ...world.deliveries.state(id), type: object.type, created: object.created };
    });
  return [
    { method: "GET", path: `${path}/events`, run: () => ({ object: "list", data: listed() }) },
    { method: "POST", path: `${path}/events/:id/deliver`, run: (call) => deliver(world, call) },
    { method: "POST", path: `${path}/deliveries`, run: (call) => setDeliveries(world, call) },
    { method: "POST", path: `${path}/deliveries/settle`, run: () => settle(world) },
    {
      method: "POST",
      path: `${path}/payment_intents/:id/authenticate`,
      run: (call) => authenticate(world, call, finishAuthentication),
    },
    {
      method: "POST",
      path: `${path}/setup_intents/:id/authenticate`,
      run: (call) => authenticate(world, call, finishSetup),
    },
    { method: "POST", path: `${path}/refunds/:id/fail`, run: (call) => failRefund(world, call) },
    { method: "POST", path: `${path}/charges/:id/dispute`, run: (call) => openDispute(world, call) },
    { method: "POST", path: `${path}/disputes/:id/close`, run: (call) => closeDispute(world, call) },
    { method: "POST", path: `${path}/days`, run: (call) => letDaysPass(world, call) },
    { method: "POST", path: `${path}/payouts`, run: () => payOut(world, Number.POSITIVE_INFINITY)?.object ?? { paid: false } },
    { method: "POST", path: `${path}/keys/forget`, run: () => forgetKeys(world) },
    { method: "POST", path: `${path}/reset`, run: () => reset(world) },
  ];
}
