import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import { emailKey } from "../../../domain/email-key.ts";
import { type LinkKind, type OpenLink, selectLink, takeLink, voidLinks } from "../../../proofs/mailed-link.repository.ts";
import { hashOf } from "../../../session/ticket.ts";
import { joinGuestOrders } from "../../order/index.ts";
import { beginSubscriptions } from "../../subscriptions/index.ts";
import { isAddressTaken, type StoredAccount, selectAccount, updateEmail } from "../account.repository.ts";
import { provePassword } from "../password/prove-password.ts";
import { enqueueAccountMails, noticesTo } from "./account-mail.ts";

const kinds: LinkKind[] = ["proof", "address"];
/** The subscriptions of a person who opted in at sign-up; confirming the address also confirms them. */
const NEWS = ["new-arrivals"];

export const proveEmail: Verb<typeof account.proveEmail> = async (context, { token, password }) => {
  const named = { storefrontId: context.storefront.id, kinds, hash: hashOf(token) };
  const { account: owner } = await readLink(context, await selectLink(context.query, named, context.now()));
  await proveOwner(context, owner, password);
  return inTransaction(context, async (inside) => {
    const link = await readLink(inside, await takeLink(inside.query, named, inside.now()));
    return proveAddress(inside, link);
  }).catch((error) => {
    throw isAddressTaken(error) ? new ShopError("account_address_taken") : error;
  });
};

interface ReadLink {
  account: StoredAccount;
  email: string;
  /** Whether the link changes the account's address. */
  changed: boolean;
}

/** Returns the link's account and address. @throws account_link_invalid */
async function readLink({ query }: Work, link: OpenLink | null): Promise<ReadLink> {
  const account = link?.accountId ? await selectAccount(query, link.accountId) : null;
  const email = String(link?.data.email ?? "");
  const changed = link?.kind === "address";
  if (!account || account.blocked || !email || (!changed && emailKey(email) !== account.emailKey))
    throw new ShopError("account_link_invalid");
  return { account, email, changed };
}

/** @throws account_password_required, account_password_wrong, account_too_many */
async function proveOwner(context: Context, owner: StoredAccount, password: string | undefined): Promise<void> {
  if (context.session?.accountId === owner.id) return;
  if (!password || owner.passwordHash === null) throw new ShopError("account_password_required");
  await provePassword(context, owner, password);
}

async function proveAddress(context: Context, { account, email, changed }: ReadLink) {
  const { query, now } = context;
  const key = emailKey(email);
  if (!(await updateEmail(query, account.id, email, key, now()))) throw new ShopError("account_address_taken");
  await voidLinks(query, account.id, changed ? [...kinds, "reset"] : kinds, now());
  if (changed) await enqueueAccountMails(context, noticesTo(context, account, "addressChanged", email));
  else if (account.details.newsletter && context.storefront.settings.features.newsletter)
    await beginSubscriptions(context, email, NEWS, account.language);
  return { email, joinedOrders: await joinGuestOrders(query, account.id, account.storefrontId, key), changed };
}
