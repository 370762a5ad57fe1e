import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, type Work } from "../../../context.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { forgetFailures, triesToSignIn } from "../../../identity/tries/sign-in-guard.ts";
import { type OpenLink, selectLink, takeLink, voidLinks } from "../../../proofs/mailed-link.repository.ts";
import { endSessionsOf } from "../../../session/session.repository.ts";
import { hashOf } from "../../../session/ticket.ts";
import { type StoredAccount, selectAccount, updatePassword } from "../account.repository.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";

/** Uses up the link only once a password is accepted. The link works only while its address is the account's confirmed one. */
export const resetPassword: Verb<typeof account.resetPassword> = async (context, { token, password }) => {
  const named = { storefrontId: context.storefront.id, kinds: ["reset" as const], hash: hashOf(token) };
  const owner = await ownerOf(context, await selectLink(context.query, named, context.now()));
  await refuseCommonPassword(context, password, [owner.email, owner.givenName, owner.surname]);
  const passwordHash = await context.passwords.hash(password);
  await inTransaction(context, async (inside) => {
    const { query, now } = inside;
    await ownerOf(inside, await takeLink(query, named, now()));
    await updatePassword(query, owner.id, passwordHash);
    await endSessionsOf(query, owner.id, "password reset", now());
    await voidLinks(query, owner.id, ["reset", "address", "code"], now());
    await enqueueAccountMails(inside, noticesTo(inside, owner, "passwordChanged"));
  });
  await forgetFailures(context, triesToSignIn(customerIdentity, context, owner.emailKey));
  return { done: true };
};

/** @throws account_link_invalid */
async function ownerOf({ query }: Work, link: OpenLink | null): Promise<StoredAccount> {
  const account = link?.accountId ? await selectAccount(query, link.accountId) : null;
  if (!account || account.blocked || account.emailKey !== link?.data.emailKey) throw new ShopError("account_link_invalid");
  return account;
}
