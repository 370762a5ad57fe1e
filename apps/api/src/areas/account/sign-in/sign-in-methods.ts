import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession, type Work } from "../../../context.ts";
import type { StoredAccount } from "../account.repository.ts";
import { selectCodeState, selectSignInMethods } from "./sign-in-methods.repository.ts";

export const checkLocalCredentialSetup: Verb<typeof account.checkLocalCredentialSetup> = async (context) => {
  const { accountId, emailProved } = requireSession(context);
  const ways = await selectSignInMethods(context.query, accountId);
  return { ...ways, ...(await selectCodeState(context.query, accountId)), emailProved };
};

/**
 * Refuses a change that leaves no way to sign in; called inside the transaction that made it. A password counts only if the
 * account's address is confirmed. @throws account_last_way_in
 */
export async function keepAWayIn({ query }: Work, owner: StoredAccount): Promise<void> {
  const { password, passkeys, externalLogins } = await selectSignInMethods(query, owner.id);
  const left = passkeys + externalLogins + (password && owner.emailProved ? 1 : 0);
  if (left === 0) throw new ShopError("account_last_way_in");
}
