import { createHmac } from "node:crypto";
import { StripeFailure } from "../failure.ts";
import type { StoredResponse, StripeStore } from "../store.ts";

const REUSED =
  "Keys for idempotent requests can only be used with the same parameters they were first used with. " +
  "Try using a key other than the one you sent if you meant to execute a different request.";

/** Hashes the request, because its body may contain card digits. */
export function fingerprintOf(method: string, path: string, body: string, salt: string): string {
  return createHmac("sha256", salt).update(`${method} ${path}\n${body}`).digest("base64url");
}

/** Returns the response stored under this key, if any. @throws if the key was used for a different request */
export function answerUnder(store: StripeStore, key: string, fingerprint: string): StoredResponse | undefined {
  const stored = store.answers.get(key);
  if (stored === undefined || stored.fingerprint === fingerprint) return stored;
  throw new StripeFailure(400, { type: "idempotency_error", message: REUSED });
}

/** Stores only executed requests; a refused one may be repeated under its key. */
export function isKept(status: number): boolean {
  return status === 200 || status === 402;
}
