import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { expand } from "../expansion.ts";
import { StripeFailure } from "../failure.ts";
import type { Form } from "../form.ts";
import { decodeForm, listOf, textOf } from "../form.ts";
import { newId } from "../ids.ts";
import type { StripeCall, StripeWorld } from "../world.ts";
import { callerOf, requireSecret } from "./authorization.ts";
import { answerUnder, fingerprintOf, isKept } from "./idempotency.ts";

export type StripeEnv = { Bindings: Partial<HttpBindings> };
type StripeContext = Context<StripeEnv>;

/** One API operation: its route, its allowed callers, its handler. */
export interface StripeRoute {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** Whether browsers may call it with the publishable key. */
  browser?: boolean;
  run(call: StripeCall): object | Promise<object>;
}

const DEFAULT_VERSION = "2026-10-28.endive";

interface Decided {
  status: number;
  body: string;
  requestId: string;
  replayed?: boolean;
}

function queryOf(address: string): string {
  const mark = address.indexOf("?");
  return mark < 0 ? "" : address.slice(mark + 1);
}

function callOf(c: StripeContext, form: Form): StripeCall {
  return {
    id: newId("req"),
    form,
    target: c.req.param("id") ?? "",
    caller: "publishable",
    apiVersion: c.req.header("stripe-version") ?? DEFAULT_VERSION,
    idempotencyKey: c.req.header("idempotency-key") ?? null,
    effects: { waitMs: 0, dropConnection: false, onReplayToo: false },
  };
}

/** The browser script sends its key in the form, as the vendor's does, or as a bearer token. */
function authorise(c: StripeContext, world: StripeWorld, call: StripeCall, route: StripeRoute): void {
  const inForm = textOf(call.form, "key");
  const header = c.req.header("authorization") ?? (inForm === undefined ? undefined : `Bearer ${inForm}`);
  call.caller = callerOf(header, world.settings.stripe);
  if (route.browser !== true) requireSecret(call.caller);
}

function accepted(world: StripeWorld, call: StripeCall, value: object): Decided {
  const body = JSON.stringify(expand(world.store, value, listOf(call.form, "expand")), null, 2);
  return { status: 200, body, requestId: call.id };
}

type Keep = (decided: Decided) => void;

/** Stores the response in the same tick as the effects, so that no second call can run in between. */
async function decide(world: StripeWorld, route: StripeRoute, call: StripeCall, keep: Keep): Promise<Decided> {
  let decided: Decided;
  try {
    const value = route.run(call);
    decided = accepted(world, call, value instanceof Promise ? await value : value);
  } catch (error) {
    decided = refusal(world, call, error);
  }
  keep(decided);
  return decided;
}

function refusal(world: StripeWorld, call: StripeCall, error: unknown): Decided {
  if (error instanceof StripeFailure) {
    const body = { error: { ...error.body, request_log_url: null } };
    return { status: error.status, body: JSON.stringify(body, null, 2), requestId: call.id };
  }
  world.settings.logger.warn({ error: String(error) }, "Stripe sandbox failed");
  const body = { error: { type: "api_error", message: "An unknown error occurred" } };
  return { status: 500, body: JSON.stringify(body), requestId: call.id };
}

/** Executes once per idempotency key; a repeat returns the stored response without its effects. */
async function decideOnce(world: StripeWorld, route: StripeRoute, call: StripeCall, fingerprint: string): Promise<Decided> {
  if (call.idempotencyKey === null || route.method === "GET") return decide(world, route, call, () => undefined);
  const id = `${call.caller}:${call.idempotencyKey}`;
  const stored = answerUnder(world.store, id, fingerprint);
  if (stored !== undefined) {
    call.effects.dropConnection = stored.dropsReplays;
    return { ...stored, replayed: true };
  }
  return decide(world, route, call, (decided) => {
    if (isKept(decided.status)) world.store.answers.put({ id, fingerprint, dropsReplays: call.effects.onReplayToo, ...decided });
  });
}

function respond(c: StripeContext, decided: Decided, call: StripeCall): Response {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "cache-control": "no-cache, no-store",
    "request-id": decided.requestId,
    "stripe-version": call.apiVersion,
  };
  if (call.idempotencyKey !== null) headers["idempotency-key"] = call.idempotencyKey;
  if (decided.replayed) {
    headers["idempotent-replayed"] = "true";
    headers["original-request"] = decided.requestId;
  }
  return c.body(decided.body, decided.status as ContentfulStatusCode, headers);
}

/** Delays the response, or drops the connection after the call has taken effect. */
async function leave(c: StripeContext, world: StripeWorld, call: StripeCall): Promise<Response | undefined> {
  if (call.effects.waitMs > 0) await world.settings.clock.wait(call.effects.waitMs);
  if (!call.effects.dropConnection) return undefined;
  const socket = c.env?.incoming?.socket;
  if (socket === undefined) throw new Error("connection dropped (no socket to destroy)");
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

const MAX_BODY = 256 * 1024;

/** Reads the body up to a limit that no valid call exceeds. */
async function readBody(c: StripeContext): Promise<string> {
  const announced = Number(c.req.header("content-length") ?? 0);
  return announced > MAX_BODY ? "" : (await c.req.text()).slice(0, MAX_BODY);
}

/** Answers one API call by its operation. */
export async function answer(c: StripeContext, world: StripeWorld, route: StripeRoute): Promise<Response> {
  const body = route.method === "GET" ? "" : await readBody(c);
  const call = callOf(c, decodeForm(body === "" ? queryOf(c.req.url) : body));
  let decided: Decided;
  try {
    authorise(c, world, call, route);
    const salt = world.settings.stripe.secretKey;
    decided = await decideOnce(world, route, call, fingerprintOf(route.method, c.req.path, body, salt));
  } catch (error) {
    decided = refusal(world, call, error);
  }
  return (await leave(c, world, call)) ?? respond(c, decided, call);
}
