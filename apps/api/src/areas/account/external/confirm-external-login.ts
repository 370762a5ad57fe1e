import { type account, type ParsedInputOf, ShopError } from "@azulejo/contract";
import type { ExternalLoginResult } from "@azulejo/contract/areas/account.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction } from "../../../context.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { checkCode } from "../../../identity/second-factor/check-code.ts";
import { takeLink } from "../../../proofs/mailed-link.repository.ts";
import { openSession } from "../../../session/open-session.ts";
import { isAddressTaken, selectAccount } from "../account.repository.ts";
import { authenticate } from "../sign-in/authenticate.ts";
import { selectLinkedAccount, touchExternalLogin } from "./external.repository.ts";
import { rejected, signedIn } from "./external-result.ts";
import { linkService } from "./link-service.ts";
import { makeExternalAccount } from "./make-external-account.ts";
import { type Pending, pendingLink, readPending } from "./pending.ts";

type Input = ParsedInputOf<typeof account.externalLoginConfirmation>;

export const confirmExternalLogin: Verb<typeof account.externalLoginConfirmation> = async (context, input) => {
  const { data, accountId } = await readPending(context, input.ticket, input.binding);
  if (data.needs === "details") return makeAccount(context, input, data);
  if (accountId === null) throw new ShopError("account_link_invalid");
  return data.needs === "password" ? linkAccount(context, input, data, accountId) : enterWithCode(context, input, data, accountId);
};

/** Links the account found at the callback. A wrong password leaves the ticket valid. */
async function linkAccount(context: Context, input: Input, data: Pending, accountId: number): Promise<ExternalLoginResult> {
  const { password, code, captchaToken } = input;
  if (!password || !data.email) throw new ShopError("account_credentials");
  const proved = await authenticate(context, { userName: data.email, password, code, captchaToken });
  if (proved !== accountId) throw new ShopError("account_link_invalid");
  const linked = await inTransaction(context, async (inside) => {
    await take(inside, input.ticket);
    return linkService(inside, accountId, data, true);
  });
  return linked ? signedIn(data, await openSession(context, accountId, "external")) : rejected(data, "taken");
}

async function enterWithCode(context: Context, { ticket, code }: Input, data: Pending, accountId: number): Promise<ExternalLoginResult> {
  const { query, storefront, now } = context;
  const subject = { storefrontId: storefront.id, provider: data.provider, subject: data.subject };
  const owner = await selectAccount(query, accountId);
  if (!owner || owner.blocked) return rejected(data, "blocked");
  if ((await selectLinkedAccount(query, subject)) !== accountId) throw new ShopError("account_link_invalid");
  await checkCode(customerIdentity, context, accountId, code);
  await take(context, ticket);
  await touchExternalLogin(query, subject, now());
  return signedIn(data, await openSession(context, accountId, "external"));
}

/** Handles the address being confirmed, or the service linked, by someone else while the form was being filled in. */
async function makeAccount(context: Context, input: Input, data: Pending): Promise<ExternalLoginResult> {
  const accountId = await inTransaction(context, async (inside) => {
    await take(inside, input.ticket);
    return makeExternalAccount(inside, input, data);
  }).catch((error) => {
    if (isAddressTaken(error) || (error instanceof ShopError && error.code === "account_address_taken")) return null;
    throw error;
  });
  return accountId === null ? rejected(data, "taken") : signedIn(data, await openSession(context, accountId, "external"));
}

/** @throws account_link_invalid when another request has already used the ticket */
async function take(context: Context, ticket: string): Promise<void> {
  if (!(await takeLink(context.query, pendingLink(context, ticket), context.now()))) throw new ShopError("account_link_invalid");
}
