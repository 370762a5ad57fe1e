import type { Context } from "../../../context.ts";

/** Keys that every browser makes: Ed25519, P-256 and RSA, as COSE numbers them. */
export const supportedAlgorithmIDs = [-8, -7, -257];

/** For whom a passkey is made: the shop under its own address, and no other site. */
export function relyingParty({ publicUrl, storefront }: Context): { rpID: string; rpName: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, rpName: storefront.name, origin };
}

/** The challenge that a browser says it has answered; whether it was ours is looked up. Null for what is no answer. */
export function challengeIn(response: Record<string, unknown>): string | null {
  try {
    const { clientDataJSON } = response.response as { clientDataJSON: string };
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")) as { challenge: unknown };
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}
