import type { Log } from "../log.ts";
import { Failure } from "./failure.ts";

const type = { "content-type": "application/json; charset=utf-8" };
export const notStored = { "cache-control": "no-store" };

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return bytesResponse(status, encodeText(JSON.stringify(body)), headers);
}

export function bytesResponse(status: number, body: Uint8Array, headers: Record<string, string>): Response {
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers: { ...type, ...headers } });
}

const encoder = new TextEncoder();
export const encodeText = (text: string): Uint8Array => encoder.encode(text);

/** Returns any failure as JSON; logs an unexpected error without disclosing it. */
export function failureResponse(error: unknown, log: Log, headers: Record<string, string> = {}): Response {
  if (error instanceof Failure) return jsonResponse(error.status, error.body, { ...notStored, ...error.headers, ...headers });
  log.error({ err: error }, "unexpected error in the content system");
  return jsonResponse(500, { error: "Internal server error" }, { ...notStored, ...headers });
}
