import type { Context } from "../../../context.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { proveAgain } from "../../../identity/password/prove-password.ts";

/**
 * Requires the signed-in account's password again, unless it has none.
 * @throws account_password_wrong, account_too_many
 */
export async function provePassword(
  context: Context,
  account: { id: number; passwordHash: string | null },
  password: string | undefined,
): Promise<void> {
  if (account.passwordHash !== null) await proveAgain(customerIdentity, context, account, password ?? "");
}
