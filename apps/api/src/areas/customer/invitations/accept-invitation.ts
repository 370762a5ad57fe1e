import { type CustomerType, type customer, ShopError } from "@azulejo/contract";
import { newPassword } from "@azulejo/contract/areas/account.ts";
import { checkInput } from "../../../calls/check-input.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { checkCode } from "../../../identity/second-factor/check-code.ts";
import { openSession } from "../../../session/open-session.ts";
import { endSessionsOf } from "../../../session/session.repository.ts";
import { hashOf } from "../../../session/ticket.ts";
import {
  insertAccount,
  isAddressTaken,
  provePassword,
  refuseCommonPassword,
  type StoredAccount,
  selectAccountByEmail,
} from "../../account/index.ts";
import { joinGuestOrders } from "../../order/index.ts";
import { lockCustomer } from "../customer.repository.ts";
import { joinCustomer, writeRights } from "../users/user.repository.ts";
import { validBranch } from "../users/user.rules.ts";
import { requireInvitation } from "./get-data-for-user-invitation.ts";
import { type StoredInvitation, takeInvitation } from "./invitation.repository.ts";

interface Accepted {
  token: string;
  givenName: string;
  surname: string;
  password: string;
  code?: string | undefined;
}

/**
 * The link confirms the address. An address with an account joins with that account and its password; any other gets a new account.
 * The account's earlier sessions have outdated rights, so they end.
 */
export const acceptInvitation: Verb<typeof customer.acceptInvitation> = async (context, input) => {
  const invitation = await requireInvitation(context, input.token);
  const known = await selectAccountByEmail(context.query, context.storefront.id, invitation.emailKey);
  const passwordHash = known ? null : await hashNewPassword(context, invitation, input);
  if (known) await proveOwner(context, known, input);
  const accountId = await inTransaction(context, async (inside) => {
    const { type } = await lockCustomer(inside.query, invitation.customerId);
    if (!(await takeInvitation(inside.query, invitation.id, hashOf(input.token), inside.now())))
      throw new ShopError("account_link_invalid");
    const id = known?.id ?? (await makeAccount(inside, invitation, input, type, passwordHash));
    if (!known) await joinGuestOrders(inside.query, id, inside.storefront.id, invitation.emailKey);
    await join(inside, id, invitation, type);
    return id;
  }).catch((error) => {
    throw isAddressTaken(error) ? new ShopError("account_address_taken") : error;
  });
  return openSession(context, accountId, "link");
};

/** @throws account_credentials for an account that cannot sign in with a password, plus the errors of the password and code checks */
async function proveOwner(context: Context, known: StoredAccount, { password, code }: Accepted): Promise<void> {
  if (known.blocked || known.passwordHash === null) throw new ShopError("account_credentials");
  await provePassword(context, known, password);
  await checkCode(customerIdentity, context, known.id, code);
}

async function hashNewPassword(context: Context, { email }: StoredInvitation, { password, givenName, surname }: Accepted): Promise<string> {
  const checked = checkInput(newPassword, password, ["password"]);
  await refuseCommonPassword(context, checked, [email, givenName, surname]);
  return context.passwords.hash(checked);
}

function makeAccount(
  { query, storefront, language, now }: Context,
  { email, emailKey }: StoredInvitation,
  { givenName, surname }: Accepted,
  type: CustomerType,
  passwordHash: string | null,
): Promise<number> {
  const person = { email, emailKey, givenName, surname, phone: null, language, type, details: {} };
  return insertAccount(query, { ...person, storefrontId: storefront.id, emailProvedAt: now(), createdAt: now(), passwordHash });
}

/** @throws customer_already_member */
async function join({ query, now }: Work, accountId: number, invitation: StoredInvitation, type: CustomerType): Promise<void> {
  const { customerId, roles, branchIds, pricesWithheld } = invitation;
  const membership = { customerId, type, pricesWithheld, activeBranchId: validBranch(null, branchIds) };
  if (!(await joinCustomer(query, accountId, membership))) throw new ShopError("customer_already_member");
  await writeRights(query, accountId, roles, branchIds);
  await endSessionsOf(query, accountId, "joined a business account", now());
}
