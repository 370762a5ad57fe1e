import { ShopError } from "@azulejo/contract";
import { type Context, requireSession } from "../../context.ts";
import { type StoredAccount, selectAccount } from "./account.repository.ts";

/** Returns the caller's account. With `lock`, its row is locked until commit. @throws account_session_ended when it was just deleted */
export async function requireAccount(context: Context, lock = false): Promise<StoredAccount> {
  const account = await selectAccount(context.query, requireSession(context).accountId, lock);
  if (!account) throw new ShopError("account_session_ended");
  return account;
}
