import { type account, ShopError } from "@azulejo/contract";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, requireSession } from "../../../context.ts";
import { takeLink } from "../../../proofs/mailed-link.repository.ts";
import { deviceOf } from "../../../session/device.ts";
import { hashOf } from "../../../session/ticket.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { requireAccount } from "../require-account.ts";
import { insertPasskey, selectPasskeys } from "./passkey.repository.ts";
import { challengeIn } from "./relying-party.ts";
import { verifyNewPasskey } from "./verify-passkey.ts";

/** The maximum number of passkeys per account; more than anyone has devices. */
const MOST = 20;

export const addPasskey: Verb<typeof account.addPasskey> = async (context, { response, name }) => {
  const credential = await readCredential(context, response);
  await inTransaction(context, async (inside) => {
    const { query, now } = inside;
    const owner = await requireAccount(inside, true);
    if ((await selectPasskeys(query, owner.id)).length >= MOST) throw new ShopError("account_passkey_invalid");
    const { id, publicKey, counter, transports = [] } = credential;
    const label = name || deviceOf(context.client.agent) || inside.storefront.name;
    const added = await insertPasskey(query, { id, accountId: owner.id, publicKey, counter, transports, name: label, addedAt: now() });
    if (!added) throw new ShopError("account_passkey_invalid");
    await enqueueAccountMails(inside, noticesTo(inside, owner, "passkeyAdded"));
  });
  return { done: true };
};

/** Verifies the credential against this account's challenge, which is used up. @throws account_passkey_invalid */
async function readCredential(context: Context, response: Record<string, unknown>): Promise<WebAuthnCredential> {
  const { accountId } = requireSession(context);
  const challenge = challengeIn(response);
  const named = { storefrontId: context.storefront.id, kinds: ["webauthn" as const], hash: hashOf(challenge ?? "") };
  const link = challenge && (await takeLink(context.query, named, context.now()));
  if (!link || link.accountId !== accountId) throw new ShopError("account_passkey_invalid");
  return verifyNewPasskey(context, { response, challenge, requiresVerification: false });
}
