import type { Context, Work } from "../../../context.ts";
import { selectAccount } from "../account.repository.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { insertExternalLogin } from "./external.repository.ts";

/**
 * Links a service's identity to an account and notifies the owner, inside the caller's transaction. Returns false if either is
 * already linked. @param used whether this service has just been used to sign in
 */
export async function linkService(
  context: Context,
  accountId: number,
  { provider, subject, email }: { provider: string; subject: string; email: string | null },
  used: boolean,
): Promise<boolean> {
  const { query, storefront, now } = context;
  const owner = await selectAccount(query, accountId);
  if (!owner) return false;
  const named = { storefrontId: storefront.id, provider, subject };
  if (!(await insertExternalLogin(query, named, { accountId, email, now: now(), used }))) return false;
  await enqueueAccountMails(context, noticesTo(context, owner, "serviceLinked", serviceName(context, provider)));
  return true;
}

/** Returns the provider's display name, or its key if it is no longer configured. */
export const serviceName = ({ providers }: Work, provider: string): string =>
  providers.list().find((one) => one.provider === provider)?.name ?? provider;
