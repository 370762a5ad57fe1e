import { type Envelope, type Language, ShopError } from "@azulejo/contract";
import { isUnavailable } from "@azulejo/database";
import type { Log } from "../context.ts";
import { sentences } from "../messages/index.ts";

const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

export interface Answer {
  status: number;
  body: Envelope<unknown>;
}

export const answerValue = (value: unknown): Answer => ({ status: 200, body: { success: true, value } });

/** Turns any failure into an envelope; what is not a ShopError is logged and stays inside. */
export function answerError(error: unknown, language: Language, requestId: string, log: Log): Answer {
  const known = error instanceof ShopError ? error : new ShopError(isUnavailable(error) ? "server_unavailable" : "server_error");
  if (!(error instanceof ShopError)) log.error({ requestId, err: error }, "unexpected error");
  const { messages, fields } = sentences(known, language);
  const body: Envelope<unknown> = { success: false, messages, code: known.code, requestId };
  if (Object.keys(fields).length > 0) body.fields = fields;
  return { status: known.status, body };
}

/** A database that restarts or a provider that is out of reach is back in seconds. */
const RETRY_AFTER_SECONDS = "5";

export function toResponse(answer: Answer, extra: Record<string, string> = {}): Response {
  const retry = answer.status === 503 && { "retry-after": RETRY_AFTER_SECONDS };
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers: { ...headers, ...retry, ...extra } });
}
