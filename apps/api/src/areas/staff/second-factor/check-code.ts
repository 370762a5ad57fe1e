import { ShopError } from "@azulejo/contract";
import type { Context, Work } from "../../../context.ts";
import { hashOf } from "../../../session/ticket.ts";
import { admitTry, countFailure, forgetFailures, stepOf, triesOfStaff } from "../../account/index.ts";
import { selectPasskeys } from "../passkeys/staff-passkey.repository.ts";
import { selectFactor, takeRecoveryCode, takeStep } from "./staff-factor.repository.ts";

/**
 * Requires the second factor of staff who have one, after their password: an app code or a recovery code. Whoever has passkeys only
 * signs in with one instead.
 * @throws account_code_required, account_code_wrong, account_too_many, office_passkey_needed
 */
export async function checkStaffFactor(context: Context, staffId: number, code: string | undefined): Promise<void> {
  if ((await selectFactor(context.query, staffId))?.confirmed) return checkStaffCode(context, staffId, code);
  if ((await selectPasskeys(context.query, staffId)).length > 0) throw new ShopError("office_passkey_needed");
}

/**
 * Requires an app code or a recovery code of staff who have an app.
 * @throws account_code_required, account_code_wrong, account_too_many
 */
export async function checkStaffCode(context: Context, staffId: number, code: string | undefined): Promise<void> {
  const factor = await selectFactor(context.query, staffId);
  if (!factor?.confirmed) return;
  if (!code) throw new ShopError("account_code_required");
  await countedTry(context, staffId, () => takeCode(context, staffId, factor.sealedSecret, code));
}

/** Tries a code, of which there are few. @throws account_code_wrong, account_too_many */
export async function countedTry(context: Context, staffId: number, isRight: () => Promise<boolean>): Promise<void> {
  const tries = triesOfStaff(staffId, "code");
  await admitTry(context, tries);
  if (await isRight()) return forgetFailures(context, tries);
  await countFailure(context, tries);
  throw new ShopError("account_code_wrong");
}

/** Uses up a code. Returns false if it is wrong or already used. */
async function takeCode({ query, seal, now }: Work, staffId: number, sealedSecret: string, code: string): Promise<boolean> {
  if (!/^\d+$/.test(code)) return takeRecoveryCode(query, staffId, hashOf(code.toLowerCase()), now());
  const secret = seal.open(sealedSecret);
  // If SESSION_SECRET has changed, app codes can't be verified; recovery codes still can.
  const step = secret === null ? null : stepOf(secret, code, now());
  return step !== null && takeStep(query, staffId, step);
}
