import type { StripeOptions } from "../../options.ts";
import { unauthorized } from "../failure.ts";
import type { StripeCall } from "../world.ts";

function keyOf(header: string | undefined): string | undefined {
  const [scheme, value = ""] = (header ?? "").split(" ");
  if (scheme?.toLowerCase() === "bearer") return value;
  if (scheme?.toLowerCase() !== "basic") return undefined;
  return Buffer.from(value, "base64").toString("utf8").split(":")[0];
}

/** Returns the caller: the shop's server or a browser. @throws 401 for anyone else */
export function callerOf(header: string | undefined, keys: StripeOptions): StripeCall["caller"] {
  const key = keyOf(header);
  if (key === undefined || key === "") throw unauthorized("You did not provide an API key.");
  if (key === keys.secretKey) return "secret";
  if (key === keys.publishableKey) return "publishable";
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

/** Refuses a browser if only the server may call. */
export function requireSecret(caller: StripeCall["caller"]): void {
  if (caller === "secret") return;
  const message = "This API call cannot be made with a publishable API key. Please use a secret API key.";
  throw unauthorized(message, "secret_key_required");
}
