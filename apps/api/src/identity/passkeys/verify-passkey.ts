import { ShopError } from "@azulejo/contract";
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from "@simplewebauthn/server";
import type { Work } from "../../context.ts";
import type { IdentityConfig } from "../identity.ts";
import { loadWebAuthn } from "./load-web-authn.ts";
import type { Passkey } from "./passkey.repository.ts";
import { relyingParty, supportedAlgorithmIDs } from "./relying-party.ts";

interface Signed {
  /** The browser's answer, unverified. */
  response: Record<string, unknown>;
  /** The challenge that the shop issued for it. */
  challenge: string;
}

/** Returns WebAuthn's user verification requirement. */
export const verificationOf = ({ passkeys }: IdentityConfig) => (passkeys.requiresVerification ? "required" : "preferred");

/** Verifies a credential that a browser created for this shop. @throws account_passkey_invalid */
export async function verifyNewPasskey(
  { passkeys }: IdentityConfig,
  context: Work,
  { response, challenge }: Signed,
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
    requireUserVerification: passkeys.requiresVerification,
  }).catch(() => null);
  if (!checked?.verified) throw new ShopError("account_passkey_invalid");
  return checked.registrationInfo.credential;
}

/** @throws account_passkey_invalid unless the passkey has signed this challenge for this shop, and its counter has increased */
export async function verifyPasskey({ passkeys }: IdentityConfig, context: Work, passkey: Passkey, { response, challenge }: Signed) {
  const { rpID, origin } = relyingParty(context);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter },
    requireUserVerification: passkeys.requiresVerification,
  }).catch(() => null);
  if (!checked?.verified) throw new ShopError("account_passkey_invalid");
  return checked.authenticationInfo;
}
