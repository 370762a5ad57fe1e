import { ShopError } from "@azulejo/contract";
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from "@simplewebauthn/server";
import type { Context } from "../../../context.ts";
import { loadWebAuthn } from "./load-web-authn.ts";
import { relyingParty, supportedAlgorithmIDs } from "./relying-party.ts";

interface Signed {
  /** The browser's answer, unverified. */
  response: Record<string, unknown>;
  /** The challenge that the shop issued for it. */
  challenge: string;
  /** Whether the device has to have verified its owner, by fingerprint, face or PIN. */
  requiresVerification: boolean;
}

/** Verifies a credential that a browser created for this shop. @throws account_passkey_invalid */
export async function verifyNewPasskey(
  context: Context,
  { response, challenge, requiresVerification }: Signed,
): Promise<WebAuthnCredential> {
  const { rpID, origin } = relyingParty(context);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  // The library throws on any invalid browser input.
  const checked = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs,
    requireUserVerification: requiresVerification,
  }).catch(() => null);
  if (!checked?.verified) throw new ShopError("account_passkey_invalid");
  return checked.registrationInfo.credential;
}

interface KnownPasskey {
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
}

/** @throws account_passkey_invalid unless the passkey has signed this challenge for this shop, and its counter has moved on */
export async function verifyPasskey(context: Context, passkey: KnownPasskey, { response, challenge, requiresVerification }: Signed) {
  const { rpID, origin } = relyingParty(context);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter },
    requireUserVerification: requiresVerification,
  }).catch(() => null);
  if (!checked?.verified) throw new ShopError("account_passkey_invalid");
  return checked.authenticationInfo;
}
