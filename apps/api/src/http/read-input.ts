import type { Call } from "@azulejo/contract";
import type { Context as Http } from "hono";
import { readBody } from "./read-body.ts";

/** Reads the call's raw input from path, query or body. */
export async function readInput(http: Http, call: Call): Promise<unknown> {
  if (call.method === "GET") return { ...http.req.query(), ...http.req.param() };
  const body = await readBody(http, call);
  return withPath(call.readsQuery ? withQuery(body, http.req.query()) : body, http.req.param());
}

/** Body fields override query parameters. */
function withQuery(body: unknown, query: Record<string, string>): unknown {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject ? { ...query, ...body } : body;
}

/** Path parameters override the body. */
function withPath(body: unknown, path: Record<string, string>): unknown {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject ? { ...body, ...path } : body;
}
