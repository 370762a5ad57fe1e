import { createHash } from "node:crypto";
import { ShopError } from "@azulejo/contract";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import type { Context, Work } from "../../context.ts";
import { insertLink, PASSKEY_MS, takeLink } from "../../proofs/mailed-link.repository.ts";
import { deviceOf } from "../../session/device.ts";
import { hashOf } from "../../session/ticket.ts";
import type { IdentityConfig } from "../identity.ts";
import { loadWebAuthn } from "./load-web-authn.ts";
import { insertPasskey, selectPasskeys } from "./passkey.repository.ts";
import { asJson, challengeIn, relyingParty, supportedAlgorithmIDs } from "./relying-party.ts";
import { verificationOf, verifyNewPasskey } from "./verify-passkey.ts";

/** Maximum number of passkeys per owner, more than anyone has devices. */
const MOST = 20;

interface Owner {
  id: number;
  email: string;
  name: string;
}

export async function offerNewPasskey(
  identity: IdentityConfig,
  context: Work,
  owner: Owner,
): Promise<{ options: Record<string, unknown> }> {
  const { query, storefront, now } = context;
  const { rpID, rpName } = relyingParty(context);
  const known = await selectPasskeys(query, identity, owner.id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: handleOf(identity, owner.id),
    excludeCredentials: known.map(({ id }) => ({ id })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: "required", userVerification: verificationOf(identity) },
  });
  await insertLink(query, {
    hash: hashOf(options.challenge),
    kind: identity.passkeys.link,
    storefrontId: storefront.id,
    ...identity.passkeys.named(owner.id),
    expiresAt: new Date(now().getTime() + PASSKEY_MS),
  });
  return { options: asJson(options) };
}

/** Returns the owner's user handle: always the same, and without personal data. */
const handleOf = ({ passkeys }: IdentityConfig, ownerId: number) =>
  new Uint8Array(createHash("sha256").update(`${passkeys.handle}:${ownerId}`).digest());

/** Verifies the credential against this owner's challenge, and uses the challenge up. @throws account_passkey_invalid */
export async function readNewPasskey(
  identity: IdentityConfig,
  context: Work,
  ownerId: number,
  response: Record<string, unknown>,
): Promise<WebAuthnCredential> {
  const challenge = challengeIn(response);
  const named = { storefrontId: context.storefront.id, kinds: [identity.passkeys.link], hash: hashOf(challenge ?? "") };
  const link = challenge && (await takeLink(context.query, named, context.now()));
  if (!link || identity.passkeys.ownerOf(link) !== ownerId) throw new ShopError("account_passkey_invalid");
  return verifyNewPasskey(identity, context, { response, challenge });
}

/** Stores a new passkey; the caller has locked its owner. @returns its name @throws account_passkey_invalid */
export async function storePasskey(
  identity: IdentityConfig,
  inside: Context,
  ownerId: number,
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
  name: string | undefined,
): Promise<string> {
  const { query, now, client, storefront } = inside;
  if ((await selectPasskeys(query, identity, ownerId)).length >= MOST) throw new ShopError("account_passkey_invalid");
  const label = name || deviceOf(client.agent) || storefront.name;
  const added = await insertPasskey(query, identity, ownerId, { id, publicKey, counter, transports, name: label, addedAt: now() });
  if (!added) throw new ShopError("account_passkey_invalid");
  return label;
}
