import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { staffIdentity } from "../../../identity/identity.ts";
import { selectPasskeys } from "../../../identity/passkeys/passkey.repository.ts";
import { checkCode } from "../../../identity/second-factor/check-code.ts";
import { selectFactor } from "../../../identity/second-factor/second-factor.repository.ts";

/**
 * Requires the second factor of staff who have one, after their password: an app code or a recovery code. Staff with passkeys but no app
 * have to sign in with one.
 * @throws account_code_required, account_code_wrong, account_too_many, office_passkey_needed
 */
export async function checkStaffFactor(context: Context, staffId: number, code: string | undefined): Promise<void> {
  if ((await selectFactor(context.query, staffIdentity, staffId))?.confirmed) return checkCode(staffIdentity, context, staffId, code);
  if ((await selectPasskeys(context.query, staffIdentity, staffId)).length > 0) throw new ShopError("office_passkey_needed");
}
