import { ShopError } from "@azulejo/contract";
import type { Work } from "../../context.ts";
import { insertLink, PASSKEY_MS, takeLink } from "../../proofs/mailed-link.repository.ts";
import { hashOf, newTicket } from "../../session/ticket.ts";
import type { IdentityConfig } from "../identity.ts";
import { loadWebAuthn } from "./load-web-authn.ts";
import { type OwnedPasskey, usePasskey } from "./passkey.repository.ts";
import { asJson, relyingParty } from "./relying-party.ts";
import { verificationOf, verifyPasskey } from "./verify-passkey.ts";

/**
 * Offers a sign-in without a list of credentials: the browser offers every passkey it has for the shop, so the response is the same for
 * everyone.
 */
export async function offerSignIn(identity: IdentityConfig, context: Work): Promise<{ ticket: string; options: Record<string, unknown> }> {
  const { query, storefront, now } = context;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).rpID,
    userVerification: verificationOf(identity),
  });
  const { ticket, hash } = newTicket();
  const expiresAt = new Date(now().getTime() + PASSKEY_MS);
  const data = { challenge: options.challenge };
  await insertLink(query, { hash, kind: identity.passkeys.link, storefrontId: storefront.id, data, expiresAt });
  return { ticket, options: asJson(options) };
}

interface Signed {
  ticket: string;
  response: Record<string, unknown>;
}

/**
 * Verifies a signed challenge and uses it up.
 * @param passkey null for an unknown one
 * @param accepts whether the sign-in is allowed, depending on whether the device verified the person (face, fingerprint, PIN)
 * @returns the owner's id
 * @throws account_passkey_invalid
 */
export async function proveByPasskey(
  identity: IdentityConfig,
  context: Work,
  passkey: OwnedPasskey | null,
  { ticket, response }: Signed,
  accepts: (userVerified: boolean) => Promise<boolean> = async () => true,
): Promise<number> {
  const { query, storefront, now } = context;
  const link = await takeLink(query, { storefrontId: storefront.id, kinds: [identity.passkeys.link], hash: hashOf(ticket) }, now());
  const challenge = link?.data["challenge"];
  if (typeof challenge !== "string" || !passkey || passkey.owner.isBlocked) throw new ShopError("account_passkey_invalid");
  const { newCounter, userVerified } = await verifyPasskey(identity, context, passkey, { response, challenge });
  const isProved = (await accepts(userVerified)) && (await usePasskey(query, identity, { id: passkey.id, counter: newCounter }, now()));
  if (!isProved) throw new ShopError("account_passkey_invalid");
  return passkey.owner.id;
}
