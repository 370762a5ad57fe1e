import { createHmac } from "node:crypto";
import { StripeFailure } from "../failure.ts";
import type { KeptAnswer, StripeStore } from "../store.ts";

const REUSED =
  "Keys for idempotent requests can only be used with the same parameters they were first used with. " +
  "Try using a key other than the one you sent if you meant to execute a different request.";

/** A mark of the request that does not give its body away, which may hold card digits. */
export function fingerprintOf(method: string, path: string, body: string, salt: string): string {
  return createHmac("sha256", salt).update(`${method} ${path}\n${body}`).digest("base64url");
}

/** The answer already given under this key, or nothing; another request under the same key is an error. */
export function answerUnder(store: StripeStore, key: string, fingerprint: string): KeptAnswer | undefined {
  const kept = store.answers.get(key);
  if (kept === undefined || kept.fingerprint === fingerprint) return kept;
  throw new StripeFailure(400, { type: "idempotency_error", message: REUSED });
}

/** Only what was carried out is kept: a refused request may be sent again under its key. */
export function isKept(status: number): boolean {
  return status === 200 || status === 402;
}
