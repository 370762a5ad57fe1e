import type { StaffPair } from "./office-cookies.ts";

/** Tokens are renewed this early in ms, so that they don't expire in transit. */
const RENEW_BEFORE_MS = 60_000;
const KEPT_MS = 60_000;

/**
 * Returns a function that returns valid tokens: the given ones, or renewed ones shortly before they expire. Concurrent requests with the
 * same tokens share one renewal, because a refresh token works once.
 * @param renew returns new tokens for a request; null if the session has ended
 */
export function renewedInTime(renew: (pair: StaffPair, request: Request) => Promise<StaffPair | null>, now: () => number) {
  const running = new Map<string, Promise<StaffPair | null>>();
  return (pair: StaffPair, request: Request): Promise<StaffPair | null> => {
    if (expiryOf(pair.authToken) - now() > RENEW_BEFORE_MS) return Promise.resolve(pair);
    const known = running.get(pair.refreshToken);
    if (known) return known;
    const renewal = renew(pair, request);
    running.set(pair.refreshToken, renewal);
    // A failed renewal is repeated by the next request.
    renewal.catch(() => running.delete(pair.refreshToken));
    setTimeout(() => running.delete(pair.refreshToken), KEPT_MS).unref();
    return renewal;
  };
}

/** Returns a token's expiry in ms since 1970; 0 for an invalid one. The API verifies the token with every call. */
function expiryOf(token: string): number {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
