import { createHash, randomUUID } from "node:crypto";
import { type Call, ShopError } from "@azulejo/contract";
import { whenAvailable } from "@azulejo/database";
import type { Context } from "../../context.ts";
import type { Answer } from "../answer.ts";
import { claimKey, type KeyRow, releaseKey, selectKey, storeAnswer } from "./idempotency.repository.ts";

/**
 * Answers a repeated write with the stored response. The same key with another body is an error, and a repeat while the first is
 * running gets an error asking to wait. Responses that are not final (a payment to be confirmed, a server error) are not stored.
 */
export async function withIdempotency(
  context: Context,
  call: Call,
  key: string | undefined,
  input: unknown,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (call.idempotency === "none") return work();
  if (!key) {
    if (call.idempotency === "required") throw new ShopError("idempotency_required");
    return work();
  }
  if (!/^[\w.:-]{8,128}$/.test(key)) throw new ShopError("idempotency_required");
  const { query, processId } = context.database;
  const row: KeyRow = { storefrontId: context.storefront.id, caller: context.caller, key, claim: randomUUID(), owner: processId };
  const hash = createHash("sha256")
    .update(JSON.stringify([call.path, input]))
    .digest("base64url");
  try {
    const stored = await claim(context, row, call.path, hash);
    if (stored) return stored;
    const answer = await work();
    await (isFinal(answer) ? storeAnswer(query, row, answer.status, answer.body) : releaseKey(query, row));
    return answer;
  } catch (error) {
    // Retried, because an unreleased key would block the next attempt for a minute.
    await whenAvailable(() => releaseKey(query, row));
    throw error;
  }
}

async function claim({ database: { query } }: Context, row: KeyRow, path: string, hash: string): Promise<Answer | null> {
  if (await claimKey(query, row, path, hash)) return null;
  const found = await selectKey(query, row);
  if (!found) throw new ShopError("idempotency_in_progress");
  if (found.requestHash !== hash) throw new ShopError("idempotency_reused");
  if (found.status === null) throw new ShopError("idempotency_in_progress");
  return { status: found.status, body: found.answer as Answer["body"] };
}

/** Statuses of undecided payments. */
const openStatuses = ["actionRequired", "approvalRequired", "processing"];

/** Returns whether a response is final. Refusals aren't, because the same request may succeed once their cause is resolved. */
function isFinal(answer: Answer): boolean {
  if (!answer.body.success) return false;
  const value = answer.body.value as { status?: string } | null;
  return !openStatuses.includes(value?.status ?? "");
}
