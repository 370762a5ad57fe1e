import type { Answer } from "../calls/answer.ts";

const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/** Writes an answer as JSON. */
export function toResponse({ status, body, retryAfter }: Answer, extra: Record<string, string> = {}): Response {
  const again = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...again, ...extra } });
}
