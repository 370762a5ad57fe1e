import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { admitTry, countFailure, forgetFailures, triesOfAccount } from "../sign-in/sign-in-guard.ts";

/**
 * Requires the signed-in account's password again, unless it has none.
 * @throws account_password_wrong, account_too_many
 */
export async function provePassword(
  context: Context,
  account: { id: number; passwordHash: string | null },
  password: string | undefined,
): Promise<void> {
  if (account.passwordHash === null) return;
  const tries = triesOfAccount(account.id, "password");
  await admitTry(context, tries);
  if (await context.passwords.verify(password ?? "", account.passwordHash)) return forgetFailures(context, tries);
  await countFailure(context, tries);
  throw new ShopError("account_password_wrong");
}
