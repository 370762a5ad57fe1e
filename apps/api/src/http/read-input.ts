import type { Call } from "@azulejo/contract";
import type { Context as Http } from "hono";
import { readBody } from "./read-body.ts";

/** Reads the call's raw input from path, query or body. */
export async function readInput(http: Http, call: Call): Promise<unknown> {
  return call.method === "GET" ? { ...http.req.query(), ...http.req.param() } : withPath(await readBody(http, call), http.req.param());
}

/** Path parameters override the body. */
function withPath(body: unknown, path: Record<string, string>): unknown {
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return isObject ? { ...body, ...path } : body;
}
