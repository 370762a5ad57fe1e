import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { takeLink } from "../../../proofs/mailed-link.repository.ts";
import { openSession } from "../../../session/open-session.ts";
import { hashOf } from "../../../session/ticket.ts";
import { selectAccount } from "../account.repository.ts";
import { selectFactor } from "../second-factor/second-factor.repository.ts";
import { selectPasskey, usePasskey } from "./passkey.repository.ts";
import { verifyPasskey } from "./verify-passkey.ts";

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
  const proof = await verifyPasskey(context, passkey, { response, challenge: String(link.data.challenge), requiresVerification: false });
  const wantsCodes = (await selectFactor(query, owner.id))?.confirmed ?? false;
  if (wantsCodes && !proof.userVerified) throw new ShopError("account_passkey_invalid");
  if (!(await usePasskey(query, { id: passkey.id, counter: proof.newCounter }, now()))) throw new ShopError("account_passkey_invalid");
  return openSession(context, owner.id, "passkey");
};
