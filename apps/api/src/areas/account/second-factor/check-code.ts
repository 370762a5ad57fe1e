import { ShopError } from "@azulejo/contract";
import type { Context, Work } from "../../../context.ts";
import { hashOf } from "../../../session/ticket.ts";
import { admitTry, countFailure, forgetFailures, triesOfAccount } from "../sign-in/sign-in-guard.ts";
import { selectFactor, takeRecoveryCode, takeStep } from "./second-factor.repository.ts";
import { stepOf } from "./time-codes.ts";

/**
 * Requires an app code or a recovery code if the account has a second factor.
 * @throws account_code_required, account_code_wrong, account_too_many
 */
export async function checkCode(context: Context, accountId: number, code: string | undefined): Promise<void> {
  const factor = await selectFactor(context.query, accountId);
  if (!factor?.confirmed) return;
  if (!code) throw new ShopError("account_code_required");
  const tries = triesOfAccount(accountId, "code");
  await admitTry(context, tries);
  if (await takeCode(context, accountId, factor.sealedSecret, code)) return forgetFailures(context, tries);
  await countFailure(context, tries);
  throw new ShopError("account_code_wrong");
}

/** Uses up a code. Returns false if it is wrong or already used. */
async function takeCode({ query, seal, now }: Work, accountId: number, sealedSecret: string, code: string): Promise<boolean> {
  if (!/^\d+$/.test(code)) return takeRecoveryCode(query, accountId, hashOf(code.toLowerCase()), now());
  const secret = seal.open(sealedSecret);
  // If SESSION_SECRET has changed, app codes can't be verified; recovery codes still can.
  const step = secret === null ? null : stepOf(secret, code, now());
  return step !== null && takeStep(query, accountId, step);
}
