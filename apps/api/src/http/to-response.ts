import type { ServerResponse } from "node:http";
import type { Answer } from "../calls/answer.ts";

const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/** Writes an answer as JSON. */
export function toResponse(answer: Answer, extra: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers: headersOf(answer, extra) });
}

/** Writes an answer as JSON to a response of Node. */
export function writeAnswer(outgoing: ServerResponse, answer: Answer, extra: Record<string, string>): void {
  outgoing.writeHead(answer.status, headersOf(answer, extra));
  outgoing.end(JSON.stringify(answer.body));
}

function headersOf({ retryAfter }: Answer, extra: Record<string, string>): Record<string, string> {
  return retryAfter === undefined ? { ...headers, ...extra } : { ...headers, "retry-after": String(retryAfter), ...extra };
}
