import { type ErrorCode, ShopError } from "@azulejo/contract";
import type { AuditKind } from "@azulejo/contract/staff/audit-kinds.ts";
import type { Context } from "../../../context.ts";
import { countEvent } from "../../../identity/tries/sign-in-guard.ts";
import { placeOf } from "../../../session/device.ts";
import { recordAttemptOf } from "../../audit/index.ts";
import { isRecorded, windowOf } from "./failures.rules.ts";

const FAILURES: Partial<Record<ErrorCode, AuditKind>> = {
  office_credentials: "staff.sign_in_failed",
  account_code_wrong: "staff.sign_in_failed",
  account_passkey_invalid: "staff.sign_in_failed",
  account_too_many: "staff.sign_in_delayed",
};

/** The account of a sign-in attempt; null if no staff member has it. */
type Tried = { id: number; email: string } | null;

/**
 * Runs a sign-in attempt and logs its failure: the 1st, 10th, 100th … of an hour for each account, and for all unknown accounts together.
 * The input isn't logged, because people type passwords into the wrong field.
 */
export async function recordingFailures<Value>(context: Context, tried: Tried, attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt();
  } catch (error) {
    const kind = error instanceof ShopError ? FAILURES[error.code] : undefined;
    if (kind) await record(context, tried, kind, (error as ShopError).code === "account_code_wrong");
    throw error;
  }
}

async function record(context: Context, tried: Tried, kind: AuditKind, isPasswordRight: boolean): Promise<void> {
  const { query, storefront, now, client } = context;
  const at = now();
  const attempts = await countEvent(context, JSON.stringify([kind, storefront.id, tried?.id ?? null, windowOf(at)]));
  const network = placeOf(client.address) || "—";
  const about = tried ? { subject: "staff" as const, no: tried.email } : { subject: "network" as const, no: network };
  const after = { attempts, ...(tried && { network }), ...(isPasswordRight && { isPasswordRight }) };
  const actor = { query, storefrontId: storefront.id, at, by: { actor: "system" as const, name: "sign-in" } };
  await recordAttemptOf(actor, { kind, ...about, after }, isRecorded(attempts));
}
