import { ShopError } from "@azulejo/contract";
import { type Context, requireSession } from "../../../context.ts";
import { selectSessionStart } from "../../../session/session.repository.ts";
import { provePassword } from "./prove-password.ts";

/** Milliseconds after a sign-in during which the password isn't asked for again. */
const FRESH_MS = 10 * 60_000;

/**
 * Requires that the caller has just signed in, or enters the password: a session left open on another device must not add a way
 * to sign in that outlives it.
 * @throws account_password_needed, account_password_wrong, account_too_many, account_sign_in_again for an account without a password
 */
export async function proveFreshly(
  context: Context,
  account: { id: number; passwordHash: string | null },
  password: string | undefined,
): Promise<void> {
  const startedAt = await selectSessionStart(context.query, requireSession(context).id);
  if (startedAt && context.now().getTime() - startedAt.getTime() < FRESH_MS) return;
  if (account.passwordHash === null) throw new ShopError("account_sign_in_again");
  if (password === undefined) throw new ShopError("account_password_needed");
  await provePassword(context, account, password);
}
