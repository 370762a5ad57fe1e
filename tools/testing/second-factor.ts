import { TOTP } from "otpauth";
import type { TestShop } from "./open-test-shop.ts";
import { bearer, PASSWORD, type Pair } from "./people.ts";

/** Returns the code that an authenticator app shows. @param at time in milliseconds since 1970 */
export const codeAt = (secret: string, at = Date.now()): string => new TOTP({ secret }).generate({ timestamp: at });

/** Turns on authenticator codes, as a person with an app does. @param at the shop's time, in milliseconds since 1970 */
export async function confirmedFactor(shop: TestShop, pair: Pair, at = Date.now()): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await shop.call("account/startsecondfactor", { password: PASSWORD }, bearer(pair))).body.value;
  const confirmed = await shop.call("account/confirmsecondfactor", { code: codeAt(secret, at) }, bearer(pair));
  return { secret, recoveryCodes: confirmed.body.value.recoveryCodes };
}
