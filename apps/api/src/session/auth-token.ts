import type { Claim } from "@azulejo/contract";
import { compactVerify, decodeProtectedHeader, errors, jwtVerify, SignJWT } from "jose";
import { AUTH_TOKEN_SECONDS, type Session } from "./session.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** Budgets do not depend on the storefront, nor on the kind of caller. */
const ofAnyStorefront = /^azulejo:(?:storefront|staff):\d+$/;

/** Returns the session that a token names, using only keys already read; null for any other. Does not check whether it is still open. */
export async function knownSession(keys: SigningKeys, token: string, now: Date): Promise<string | null> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = kid ? keys.peek(kid) : null;
    if (!key) return null;
    const { payload } = await jwtVerify(token, key, { algorithms: [keys.algorithm], audience: [...audiences], currentDate: now });
    return typeof payload.sid === "string" && ofAnyStorefront.test(payload.iss ?? "") ? `${payload.iss}:${payload.sid}` : null;
  } catch {
    return null;
  }
}

/**
 * Returns whether a token is certainly not the shop's own, using only keys already read. An expired token is no forgery, and one of
 * another key may be another process's.
 */
export async function isForged(keys: SigningKeys, token: string): Promise<boolean> {
  try {
    const { kid } = decodeProtectedHeader(token);
    if (!kid) return true;
    const key = keys.peek(kid);
    if (key) await compactVerify(token, key, { algorithms: [keys.algorithm] });
    return false;
  } catch {
    return true;
  }
}

/** The kinds of caller that have sessions; an API key's access token names the secret that it was given for. Each has its own issuer and audience, so a token of one is refused as another's. */
const audiences = ["customer", "staff", "key"] as const;
type TokenAudience = (typeof audiences)[number];
/** Those who sign in. */
export type Audience = Exclude<TokenAudience, "key">;
const issuers: Record<TokenAudience, string> = { customer: "storefront", staff: "staff", key: "key" };
const issuerOf = (audience: TokenAudience, storefrontId: number): string => `azulejo:${issuers[audience]}:${storefrontId}`;

export const avatarAddress = (key: string): string => `/api/customer/avatar/${key}`;

/** Returns the claims of the specification, in its order. */
export function claimsOf(session: Session): Claim[] {
  const { customer } = session;
  const optional: [Claim["key"], string | null | undefined][] = [
    ["DateOfFirstOrder", session.firstOrderOn],
    ["CustomerId", customer && String(customer.id)],
    ...session.roles.map((role): [Claim["key"], string] => ["Role", role]),
    ["IsCustomerLocked", customer && String(customer.locked)],
    ["ActiveCustomerBranchId", customer?.activeBranchId ? String(customer.activeBranchId) : null],
    ["PaymentTerm", customer?.paymentTerm],
    ["Avatar", session.avatarKey && avatarAddress(session.avatarKey)],
    ["ViewedBy", session.viewedBy],
  ];
  return [
    { key: "givenname", value: session.givenName },
    { key: "surname", value: session.surname },
    { key: "HidePrices", value: String(session.pricesHidden) },
    ...optional.flatMap(([key, value]) => (value ? [{ key, value }] : [])),
  ];
}

/** The subject of an auth token: a session of one kind of caller at one storefront. */
export interface TokenSubject {
  audience: TokenAudience;
  storefrontId: number;
  sessionId: string;
  payload: Record<string, unknown>;
}

export async function signAuthToken(keys: SigningKeys, subject: TokenSubject, now: Date): Promise<string> {
  const { audience, storefrontId, sessionId, payload } = subject;
  const { id, key } = await keys.current();
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...payload, sid: sessionId })
    .setProtectedHeader({ alg: keys.algorithm, kid: id, typ: "JWT" })
    .setIssuer(issuerOf(audience, storefrontId))
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + AUTH_TOKEN_SECONDS)
    .sign(key);
}

/**
 * Returns the session that a token names; null when it is forged, from another issuer or expired.
 * @param lateSeconds how long after its expiry it is still accepted, for a renewal
 */
export async function sessionOfToken(
  keys: SigningKeys,
  audience: TokenAudience,
  storefrontId: number,
  token: string,
  now: Date,
  lateSeconds = 0,
): Promise<string | null> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = kid ? await keys.find(kid) : null;
    if (!key) return null;
    const { payload } = await jwtVerify(token, key, {
      algorithms: [keys.algorithm],
      issuer: issuerOf(audience, storefrontId),
      audience,
      currentDate: now,
      clockTolerance: lateSeconds,
      requiredClaims: ["exp", "sid"],
    });
    return typeof payload.sid === "string" ? payload.sid : null;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}
