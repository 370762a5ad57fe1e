import { type account, ShopError } from "@azulejo/contract";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Verb } from "../../../calls/handler.ts";
import type { Context } from "../../../context.ts";
import { takeLink } from "../../../proofs/mailed-link.repository.ts";
import { openSession } from "../../../session/open-session.ts";
import { hashOf } from "../../../session/ticket.ts";
import { selectAccount } from "../account.repository.ts";
import { selectFactor } from "../second-factor/second-factor.repository.ts";
import { loadWebAuthn } from "./load-web-authn.ts";
import { type Passkey, selectPasskey, usePasskey } from "./passkey.repository.ts";
import { relyingParty } from "./relying-party.ts";

/**
 * Signs in with a passkey. If the authenticator verified the user (fingerprint, face or PIN), it counts as two factors and no code
 * is required. Without user verification, an account that requires codes is refused.
 */
export const passkeyLogin: Verb<typeof account.passkeyLogin> = async (context, { ticket, response }) => {
  const { query, storefront, now } = context;
  const link = await takeLink(query, { storefrontId: storefront.id, kinds: ["webauthn"], hash: hashOf(ticket) }, now());
  const passkey = await selectPasskey(query, storefront.id, String(response.id));
  const owner = passkey && (await selectAccount(query, passkey.accountId));
  if (!link || !passkey || !owner || owner.blocked) throw new ShopError("account_passkey_invalid");
  const proof = await prove(context, passkey, String(link.data.challenge), response);
  const wantsCodes = (await selectFactor(query, owner.id))?.confirmed ?? false;
  if (wantsCodes && !proof.userVerified) throw new ShopError("account_passkey_invalid");
  if (!(await usePasskey(query, { id: passkey.id, counter: proof.newCounter }, now()))) throw new ShopError("account_passkey_invalid");
  return openSession(context, owner.id, "passkey");
};

/** @throws account_passkey_invalid unless the passkey has signed this challenge for this shop, and its counter has moved on */
async function prove(context: Context, passkey: Passkey, challenge: string, response: Record<string, unknown>) {
  const { rpID, origin } = relyingParty(context);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  // The library throws at whatever is wrong with what a browser sent.
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) throw new ShopError("account_passkey_invalid");
  return checked.authenticationInfo;
}
