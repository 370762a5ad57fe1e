import { createHash } from "node:crypto";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { StripeEnv } from "../../stripe/http/answer.ts";
import { malformed, PayPalFailure } from "../failure.ts";
import type { Effects, PayPalCall, PayPalWorld } from "../world.ts";
import { newId } from "../world.ts";
import { requireToken } from "./token.ts";

type PayPalContext = Context<StripeEnv>;

/** One API operation: its route, the status of its success, its handler. */
export interface PayPalRoute {
  method: "GET" | "POST" | "PATCH";
  path: string;
  status?: number;
  run(call: PayPalCall): object | Promise<object>;
}

interface Decided {
  status: number;
  body: string;
}

const MAX_BODY = 256 * 1024;

async function readBody(c: PayPalContext): Promise<string> {
  const announced = Number(c.req.header("content-length") ?? 0);
  return c.req.method === "GET" || announced > MAX_BODY ? "" : (await c.req.text()).slice(0, MAX_BODY);
}

/** Parses a body; an array is returned under `operations`. @throws INVALID_REQUEST */
function decode(text: string): Record<string, unknown> {
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? { operations: value } : (value as Record<string, unknown>);
  } catch {
    throw malformed("The body is not JSON");
  }
}

const refusal = (world: PayPalWorld, error: unknown): Decided => {
  const debug = { debug_id: newId(13).toLowerCase() };
  if (error instanceof PayPalFailure) return { status: error.status, body: JSON.stringify({ ...error.body, ...debug }) };
  world.settings.logger.warn({ error: String(error) }, "PayPal sandbox failed");
  return {
    status: 500,
    body: JSON.stringify({ name: "INTERNAL_SERVER_ERROR", message: "An internal server error has occurred.", ...debug }),
  };
};

/** Stores the answer in the same tick as the effects, so that no second call can run in between. */
async function decide(world: PayPalWorld, route: PayPalRoute, call: PayPalCall, keep: (decided: Decided) => void): Promise<Decided> {
  let decided: Decided;
  try {
    const made = route.run(call);
    decided = { status: route.status ?? 200, body: JSON.stringify(made instanceof Promise ? await made : made) };
  } catch (error) {
    decided = refusal(world, error);
  }
  keep(decided);
  return decided;
}

/** Delays the answer, or drops the connection after the call has taken effect. */
async function leave(c: PayPalContext, world: PayPalWorld, { waitMs, drops }: Effects): Promise<Response | undefined> {
  if (waitMs > 0) await world.settings.clock.wait(waitMs);
  if (drops === null) return undefined;
  const socket = c.env?.incoming?.socket;
  if (socket === undefined) throw new Error("connection dropped (no socket to destroy)");
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Answers one API call; a repeated request id gets the stored answer, without its effects. */
export async function answer(c: PayPalContext, world: PayPalWorld, route: PayPalRoute): Promise<Response> {
  const effects: Effects = { waitMs: 0, drops: null };
  const respond = ({ status, body }: Decided): Response => {
    const headers = { "content-type": "application/json", "cache-control": "no-store", "paypal-debug-id": newId(13).toLowerCase() };
    return status === 204 ? c.body(null, 204, headers) : c.body(body, status as ContentfulStatusCode, headers);
  };
  try {
    requireToken(world, c.req.header("authorization"));
    const text = await readBody(c);
    const call: PayPalCall = { target: c.req.param("id") ?? "", query: c.req.query(), body: decode(text), effects };
    const requestId = c.req.header("paypal-request-id");
    if (requestId === undefined || route.method === "GET") {
      const decided = await decide(world, route, call, () => undefined);
      return (await leave(c, world, effects)) ?? respond(decided);
    }
    const fingerprint = createHash("sha256").update(`${route.method} ${c.req.path} ${text}`).digest("base64url");
    const stored = world.store.answers.get(requestId);
    if (stored) {
      if (stored.fingerprint !== fingerprint) throw malformed("The PayPal-Request-Id was used for another request");
      effects.drops = stored.dropsReplays ? "always" : null;
      return (await leave(c, world, effects)) ?? respond(stored);
    }
    const decided = await decide(world, route, call, (made) => {
      if (made.status < 500) world.store.answers.put({ id: requestId, fingerprint, dropsReplays: effects.drops === "always", ...made });
    });
    return (await leave(c, world, effects)) ?? respond(decided);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("connection dropped")) throw error;
    return respond(refusal(world, error));
  }
}
