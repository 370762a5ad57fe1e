import { type Envelope, type Language, type PlainErrorCode, ShopError } from "@azulejo/contract";
import { isOverLimit, isStorageFull, isUnavailable } from "@azulejo/database";
import type { Log } from "../context.ts";
import { sentences } from "../messages/index.ts";

export interface Answer {
  status: number;
  body: Envelope<unknown>;
  /** Seconds after which the same request may be sent again. */
  retryAfter?: number;
}

export const answerValue = (value: unknown): Answer => ({ status: 200, body: { success: true, value } });

/** Converts any error to an envelope. Internal errors are logged with their cause, which is not returned. */
export function answerError(error: unknown, language: Language, requestId: string, log: Log): Answer {
  const known = error instanceof ShopError ? error : new ShopError(codeOf(error));
  if (known.status >= 500) log.error({ requestId, code: known.code, err: error }, "unexpected error");
  const { messages, fields } = sentences(known, language);
  const body: Envelope<unknown> = { success: false, messages, code: known.code, requestId };
  if (Object.keys(fields).length > 0) body.fields = fields;
  const retryAfter = retryAfterOf(known);
  return { status: known.status, body, ...(retryAfter !== null && { retryAfter }) };
}

function codeOf(error: unknown): PlainErrorCode {
  if (isUnavailable(error) || isOverLimit(error)) return "server_unavailable";
  return isStorageFull(error) ? "server_storage_full" : "server_error";
}

/** A restarting database or an unreachable provider is usually back within seconds. */
const UNAVAILABLE_SECONDS = 5;

/** Returns the seconds to wait, which every temporary error states. */
function retryAfterOf({ status, values }: ShopError): number | null {
  if (status !== 429 && status !== 503) return null;
  return Number(values.seconds ?? UNAVAILABLE_SECONDS);
}
