import { createHash, randomUUID } from "node:crypto";
import { type Call, ShopError } from "@azulejo/contract";
import { whenAvailable } from "@azulejo/database";
import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { Answer } from "./answer.ts";

/** A request that did not finish is taken over after this time. */
const ABANDONED_AFTER = sql<Date>`now() - interval '60 seconds'`;

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
  const row = { storefront_id: context.storefront.id, caller: context.caller, key, claim: randomUUID() };
  const hash = createHash("sha256")
    .update(JSON.stringify([call.path, input]))
    .digest("base64url");
  try {
    const kept = await claim(context, row, call.path, hash);
    if (kept) return kept;
    const answer = await work();
    await (isFinal(answer) ? keep(context, row, answer) : release(context, row));
    return answer;
  } catch (error) {
    // Otherwise a connection that broke midway would block the next attempt for a minute.
    await whenAvailable(() => release(context, row));
    throw error;
  }
}

interface Row {
  storefront_id: number;
  caller: string;
  key: string;
  /** Identifies the request that holds the key; stored in place of the response until there is one. */
  claim: string;
}

async function claim(context: Context, { claim: own, ...row }: Row, path: string, hash: string): Promise<Answer | null> {
  const { query } = context.database;
  const claimed = await query
    .insertInto("idempotency")
    .values({ ...row, call: path, request_hash: hash, status: null, answer: JSON.stringify({ claim: own }) })
    .onConflict((conflict) =>
      conflict
        .columns(["storefront_id", "caller", "key"])
        .doUpdateSet({ created_at: sql`now()`, answer: JSON.stringify({ claim: own }) })
        .where("idempotency.status", "is", null)
        .where("idempotency.request_hash", "=", hash)
        .where("idempotency.created_at", "<", ABANDONED_AFTER),
    )
    .returning("key")
    .executeTakeFirst();
  if (claimed) return null;
  const found = await select(context, row).executeTakeFirst();
  if (!found) throw new ShopError("idempotency_in_progress");
  if (found.request_hash !== hash) throw new ShopError("idempotency_reused");
  if (found.status === null) throw new ShopError("idempotency_in_progress");
  return { status: found.status, body: found.answer as Answer["body"] };
}

function select(context: Context, row: Omit<Row, "claim">) {
  return context.database.query
    .selectFrom("idempotency")
    .select(["status", "answer", "request_hash"])
    .where("storefront_id", "=", row.storefront_id)
    .where("caller", "=", row.caller)
    .where("key", "=", row.key);
}

async function keep(context: Context, row: Row, answer: Answer): Promise<void> {
  await context.database.query
    .updateTable("idempotency")
    .set({ status: answer.status, answer: JSON.stringify(answer.body) })
    .where("storefront_id", "=", row.storefront_id)
    .where("caller", "=", row.caller)
    .where("key", "=", row.key)
    .execute();
}

/** Releases the key unless the claim was taken over. Also works when the claim's own result was lost with the connection. */
async function release(context: Context, row: Row): Promise<void> {
  await context.database.query
    .deleteFrom("idempotency")
    .where("storefront_id", "=", row.storefront_id)
    .where("caller", "=", row.caller)
    .where("key", "=", row.key)
    .where("status", "is", null)
    .where(sql`answer ->> 'claim'`, "=", row.claim)
    .execute();
}

/** Only success is final: after a refusal the same request may be sent again once the cause is resolved. */
function isFinal(answer: Answer): boolean {
  if (!answer.body.success) return false;
  const value = answer.body.value as { status?: string } | null;
  return value?.status !== "actionRequired" && value?.status !== "processing";
}
