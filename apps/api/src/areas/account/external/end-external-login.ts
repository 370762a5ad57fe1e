import { type account, ShopError } from "@azulejo/contract";
import type { ExternalLoginResult } from "@azulejo/contract/areas/account.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import { emailKey } from "../../../domain/email-key.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { selectFactor } from "../../../identity/second-factor/second-factor.repository.ts";
import type { Identity } from "../../../ports/identity-providers.ts";
import { openSession } from "../../../session/open-session.ts";
import { hashOf } from "../../../session/ticket.ts";
import { selectAccount, selectAccountByEmail } from "../account.repository.ts";
import { type Attempt, selectLinkedAccount, takeAttempt, touchExternalLogin } from "./external.repository.ts";
import { nextStep, type Step } from "./external.rules.ts";
import { asks, rejected, signedIn } from "./external-result.ts";
import { linkService } from "./link-service.ts";
import { keepPending, type Pending } from "./pending.ts";

/** The error codes that providers return when the person cancels. */
const CANCELLED = ["access_denied", "user_cancelled_authorize", "user_cancelled_login", "consent_required", "interaction_required"];

export const endExternalLogin: Verb<typeof account.externalLoginAuthorize> = async (context, input) => {
  const { query, storefront, session, now } = context;
  const attempt = await takeAttempt(query, storefront.id, input.state, hashOf(input.binding));
  if (!attempt) return rejected({ provider: "", returnTo: null }, "expired");
  const changedHands = attempt.accountId !== null && attempt.accountId !== session?.accountId;
  if (attempt.expiresAt <= now() || changedHands) return rejected(attempt, "expired");
  if (input.error) return rejected(attempt, CANCELLED.includes(input.error) ? "cancelled" : "failed");
  if (!input.code) return rejected(attempt, "failed");
  const identity = await identityOf(context, attempt, { ...input, code: input.code });
  return identity ? arrive(context, attempt, identity) : rejected(attempt, "failed");
};

/** Returns the identity that the provider vouches for, or null if it returns nothing or nothing valid. */
async function identityOf(
  { providers, publicUrl, log }: Work,
  attempt: Attempt,
  returned: { state: string; code: string; iss?: string | undefined; user?: string | undefined },
): Promise<Identity | null> {
  try {
    return await providers.finish(attempt.provider, attempt, returned, publicUrl);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    log.warn({ provider: attempt.provider, code: error.code }, "a sign-in with another service could not be ended");
    return null;
  }
}

async function arrive(context: Context, attempt: Attempt, identity: Identity): Promise<ExternalLoginResult> {
  const { query, storefront } = context;
  const subject = { storefrontId: storefront.id, provider: attempt.provider, subject: identity.subject };
  const linkedTo = await selectLinkedAccount(query, subject);
  const ownerOfEmail = identity.email ? await selectAccountByEmail(query, storefront.id, emailKey(identity.email)) : null;
  return takeStep(context, attempt, identity, nextStep({ identity, linkedTo, linking: attempt.accountId, ownerOfEmail }));
}

async function takeStep(context: Context, attempt: Attempt, identity: Identity, step: Step): Promise<ExternalLoginResult> {
  switch (step.kind) {
    case "rejected":
      return rejected(attempt, step.reason);
    case "linked":
      return signedIn(attempt, null);
    case "link":
      return link(context, attempt, identity, step.accountId);
    case "enter":
      return enter(context, attempt, identity, step.accountId);
    case "prove":
      return ask(context, attempt, identity, { needs: "password", emailVerified: true }, step.accountId);
    case "details":
      return ask(context, attempt, identity, { needs: "details", emailVerified: step.emailVerified }, null);
  }
}

async function link(context: Context, attempt: Attempt, identity: Identity, accountId: number): Promise<ExternalLoginResult> {
  const linked = await inTransaction(context, (inside) => linkService(inside, accountId, { ...attempt, ...identity }, false));
  return linked ? signedIn(attempt, null) : rejected(attempt, "taken");
}

/** Signs in, or asks for a code if the account requires one. */
async function enter(context: Context, attempt: Attempt, identity: Identity, accountId: number): Promise<ExternalLoginResult> {
  const owner = await selectAccount(context.query, accountId);
  if (!owner || owner.blocked) return rejected(attempt, "blocked");
  const factor = await selectFactor(context.query, customerIdentity, accountId);
  if (factor?.confirmed) return ask(context, attempt, identity, { needs: "code", emailVerified: false }, accountId);
  const { storefrontId, provider } = attempt;
  await touchExternalLogin(context.query, { storefrontId, provider, subject: identity.subject }, context.now());
  return signedIn(attempt, await openSession(context, accountId, "external"));
}

async function ask(
  context: Context,
  { provider, returnTo, bindingHash }: Attempt,
  { subject, email, givenName, surname }: Identity,
  { needs, emailVerified }: Pick<Pending, "needs" | "emailVerified">,
  accountId: number | null,
): Promise<ExternalLoginResult> {
  const said = { email, emailVerified, givenName, surname };
  const ticket = await keepPending(context, { ...said, needs, provider, subject, returnTo, bindingHash }, accountId);
  return asks({ provider, returnTo }, { ticket, needs, ...(needs !== "code" && said) });
}
