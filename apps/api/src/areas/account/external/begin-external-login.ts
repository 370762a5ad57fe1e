import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { EXTERNAL_MS } from "../../../proofs/mailed-link.repository.ts";
import { hashOf, newTicket } from "../../../session/ticket.ts";
import { proveFreshly } from "../password/prove-freshly.ts";
import { requireAccount } from "../require-account.ts";
import { insertAttempt } from "./external.repository.ts";

/** Links only for who has just signed in, or enters the password. Stores state, nonce and verifier on the server, so that the provider may also return by a cross-site POST. */
export const beginExternalLogin: Verb<typeof account.externalLogin> = async (context, { provider, returnTo, binding, password }) => {
  const { query, storefront, session, providers, language, publicUrl, now } = context;
  if (session) await proveFreshly(context, await requireAccount(context), password);
  const attempt = { state: newTicket().ticket, nonce: newTicket().ticket, verifier: newTicket().ticket };
  const address = await providers.begin(provider, attempt, { language, publicUrl });
  await insertAttempt(query, {
    ...attempt,
    provider,
    storefrontId: storefront.id,
    bindingHash: hashOf(binding),
    returnTo: returnTo ?? null,
    accountId: session?.accountId ?? null,
    expiresAt: new Date(now().getTime() + EXTERNAL_MS),
  });
  return { address: address.href };
};
