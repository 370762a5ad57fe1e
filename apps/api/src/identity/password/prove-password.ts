import { ShopError } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import type { IdentityConfig } from "../identity.ts";
import { countedTry, triesOf } from "../tries/sign-in-guard.ts";

/** Requires a signed-in caller's password again. @throws account_password_wrong, account_too_many */
export async function proveAgain(
  identity: IdentityConfig,
  context: Context,
  owner: { id: number; passwordHash: string | null },
  password: string,
): Promise<void> {
  const verify = () => context.passwords.verify(password, owner.passwordHash);
  if (!(await countedTry(context, triesOf(identity, owner.id, "password"), verify))) throw new ShopError("account_password_wrong");
}
