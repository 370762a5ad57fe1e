import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { insertLink, PASSKEY_MS } from "../../../proofs/mailed-link.repository.ts";
import { newTicket } from "../../../session/ticket.ts";
import { loadWebAuthn } from "./load-web-authn.ts";
import { asJson, relyingParty } from "./relying-party.ts";

/** Lists no credentials: the browser offers every passkey it has for the shop, so the response is the same for everyone. */
export const passkeyChallenge: Verb<typeof account.passkeyChallenge> = async (context) => {
  const { query, storefront, now } = context;
  const { rpID } = relyingParty(context);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: "preferred" });
  const { ticket, hash } = newTicket();
  const expiresAt = new Date(now().getTime() + PASSKEY_MS);
  await insertLink(query, { hash, kind: "webauthn", storefrontId: storefront.id, data: { challenge: options.challenge }, expiresAt });
  return { ticket, options: asJson(options) };
};
