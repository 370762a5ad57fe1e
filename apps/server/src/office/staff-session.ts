import type { StaffPair } from "./office-cookies.ts";

/** Renews a token this early, so that it doesn't expire on its way. */
const RENEW_BEFORE_MS = 60_000;
const KEPT_MS = 60_000;

/**
 * Renews the tokens of staff in time. Requests that come together with one pair share one renewal, because a refresh token works once.
 * @param renew returns a new pair for a request; null when the session has ended
 * @returns a function that gives a pair as it is while its token is valid, else a new one
 */
export function renewedInTime(renew: (pair: StaffPair, request: Request) => Promise<StaffPair | null>, now: () => number) {
  const running = new Map<string, Promise<StaffPair | null>>();
  return (pair: StaffPair, request: Request): Promise<StaffPair | null> => {
    if (expiryOf(pair.authToken) - now() > RENEW_BEFORE_MS) return Promise.resolve(pair);
    const known = running.get(pair.refreshToken);
    if (known) return known;
    const renewal = renew(pair, request);
    running.set(pair.refreshToken, renewal);
    // A failure to ask is no answer, so that the next request asks again.
    renewal.catch(() => running.delete(pair.refreshToken));
    setTimeout(() => running.delete(pair.refreshToken), KEPT_MS).unref();
    return renewal;
  };
}

/** In milliseconds; 0 for what is no token. The API verifies the token with every call. */
function expiryOf(token: string): number {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
