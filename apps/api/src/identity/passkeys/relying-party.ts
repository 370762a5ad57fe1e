import type { Work } from "../../context.ts";

/** The COSE algorithms that browsers support: Ed25519, P-256 and RSA. */
export const supportedAlgorithmIDs = [-8, -7, -257];

export function relyingParty({ publicUrl, storefront }: Work): { rpID: string; rpName: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, rpName: storefront.name, origin };
}

/** Returns the challenge in a browser's response, or null if it has none. The caller checks whether it was issued by the shop. */
export function challengeIn(response: Record<string, unknown>): string | null {
  try {
    const { clientDataJSON } = response.response as { clientDataJSON: string };
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")) as { challenge: unknown };
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

/** Returns the library's options as JSON, without undefined fields. */
export const asJson = (options: object): Record<string, unknown> => JSON.parse(JSON.stringify(options));
