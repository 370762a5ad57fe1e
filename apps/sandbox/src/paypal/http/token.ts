import { timingSafeEqual } from "node:crypto";
import { PayPalFailure } from "../failure.ts";
import { newId, type PayPalWorld } from "../world.ts";

const TOKEN_SECONDS = 32_400;

const same = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Returns whether a header contains the client's id and secret. */
export function isClient({ settings }: PayPalWorld, header = ""): boolean {
  const [scheme, value = ""] = header.split(" ");
  const { clientId, clientSecret } = settings.paypal;
  return scheme === "Basic" && same(Buffer.from(value, "base64").toString("utf8"), `${clientId}:${clientSecret}`);
}

/** Issues an access token to the merchant's server. */
export function issueToken(world: PayPalWorld): object {
  const token = `A21AA${newId(40)}`;
  world.tokens.set(token, world.settings.clock.now() + TOKEN_SECONDS * 1000);
  return {
    scope: "https://uri.paypal.com/services/payments/payment",
    access_token: token,
    token_type: "Bearer",
    app_id: "APP-SANDBOX",
    expires_in: TOKEN_SECONDS,
  };
}

/** @throws AUTHENTICATION_FAILURE */
export function requireToken({ tokens, settings }: PayPalWorld, header = ""): void {
  const [scheme, value = ""] = header.split(" ");
  if (scheme === "Bearer" && (tokens.get(value) ?? 0) > settings.clock.now()) return;
  throw new PayPalFailure(401, {
    name: "AUTHENTICATION_FAILURE",
    message: "Authentication failed due to missing authorization header, or invalid authentication credentials.",
  });
}
