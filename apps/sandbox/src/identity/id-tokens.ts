import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import type { SandboxClock } from "../clock.ts";
import type { Grant } from "./grants.ts";
import { claimsOf, findPerson } from "./people.ts";

export const ALGORITHM = "ES256";
const KEY_ID = "sandbox-1";
const LIFETIME_SECONDS = 300;

interface Options {
  issuer(): string;
  audience: string;
  clock: SandboxClock;
}

/** Signs ID tokens with a key that exists as long as the process, and publishes its public key. */
export interface IdTokens {
  jwks(): Promise<{ keys: JWK[] }>;
  sign(grant: Grant): Promise<string>;
}

export function createIdTokens({ issuer, audience, clock }: Options): IdTokens {
  const keys = generateKeyPair(ALGORITHM);
  return {
    async jwks() {
      const key = await exportJWK((await keys).publicKey);
      return { keys: [{ ...key, kid: KEY_ID, alg: ALGORITHM, use: "sig" }] };
    },
    async sign({ subject, scopes, nonce }) {
      const person = findPerson(subject);
      if (!person) throw new Error(`nobody is called ${subject}`);
      const seconds = Math.floor(clock.now() / 1000);
      return new SignJWT({ ...claimsOf(person, scopes, "token"), ...(nonce && { nonce }) })
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
        .setIssuer(issuer())
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + LIFETIME_SECONDS)
        .sign((await keys).privateKey);
    },
  };
}
