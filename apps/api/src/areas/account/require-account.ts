import { ShopError } from "@azulejo/contract";
import { type Context, requireSession } from "../../context.ts";
import { type StoredAccount, selectAccount } from "./account.repository.ts";

/** The caller's own account. With `lock` no other request changes it until commit. @throws account_session_ended when it is just gone */
export async function requireAccount(context: Context, lock = false): Promise<StoredAccount> {
  const account = await selectAccount(context.query, requireSession(context).accountId, lock);
  if (!account) throw new ShopError("account_session_ended");
  return account;
}
