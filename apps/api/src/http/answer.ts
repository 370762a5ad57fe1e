import { type Envelope, type Language, ShopError } from "@azulejo/contract";
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
  const known = error instanceof ShopError ? error : new ShopError("server_error");
  if (!(error instanceof ShopError)) log.error({ requestId, err: error }, "unexpected error");
  const { messages, fields } = sentences(known, language);
  const body: Envelope<unknown> = { success: false, messages, code: known.code, requestId };
  if (Object.keys(fields).length > 0) body.fields = fields;
  return { status: known.status, body };
}

export function toResponse(answer: Answer, extra: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers: { ...headers, ...extra } });
}
