import { ShopError } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { clientOf } from "../../domain/client-address.ts";
import { spendCaptcha } from "../../proofs/spend-captcha.ts";
import { hashOf } from "../../session/ticket.ts";
import type { IdentityConfig } from "../identity.ts";
import { asksForCaptcha, forgottenBefore, secondsToWait } from "./sign-in-delay.rules.ts";
import { countFailures, deleteFailures, selectFailures } from "./sign-in-failure.repository.ts";

/**
 * Keys under which failed attempts are counted. `own` causes delays and is reset by success. `anyones` only requires a captcha, so that a
 * stranger's attempts never lock the owner out.
 */
export interface Tries {
  own: string;
  anyones?: string;
  captcha: IdentityConfig["captcha"];
}

/** Returns keys for sign-in attempts on an address, from this client and from all. They are hashed, so that the address isn't stored. */
export const triesToSignIn = ({ tries, captcha }: IdentityConfig, { storefront, client }: Context, emailKey: string): Tries => ({
  own: hashOf(JSON.stringify([`${tries}pair`, storefront.id, clientOf(client.address), emailKey])),
  anyones: hashOf(JSON.stringify([`${tries}address`, storefront.id, emailKey])),
  captcha,
});

/** Returns keys for attempts by someone who is signed in or has entered the password: per account and purpose. */
export const triesOf = ({ tries, captcha }: IdentityConfig, ownerId: number, purpose: "password" | "code"): Tries => ({
  own: `${tries}${purpose}:${ownerId}`,
  captcha,
});

/**
 * Makes an attempt and counts a failure, or resets failures on success.
 * @returns false if it has failed
 * @throws the errors of `admitTry`
 */
export async function countedTry(context: Context, tries: Tries, attempt: () => Promise<boolean>, captchaToken?: string): Promise<boolean> {
  await admitTry(context, tries, captchaToken);
  const isRight = await attempt();
  await (isRight ? forgetFailures(context, tries) : countFailure(context, tries));
  return isRight;
}

/** Checks whether an attempt is allowed. @throws account_too_many with the seconds to wait, account_captcha_required, account_captcha */
export async function admitTry(context: Context, tries: Tries, captchaToken?: string): Promise<void> {
  const now = context.now();
  const counted = await selectFailures(context.query, keysOf(tries));
  const seconds = secondsToWait(counted.get(tries.own), now);
  if (seconds > 0) throw new ShopError("account_too_many", { seconds });
  if (!tries.anyones || !asksForCaptcha(counted.get(tries.anyones), now)) return;
  if (!captchaToken) throw new ShopError("account_captcha_required");
  await spendCaptcha(context, captchaToken, tries.captcha);
}

export async function countFailure(context: Context, tries: Tries): Promise<void> {
  const now = context.now();
  await countFailures(context.query, keysOf(tries), now, forgottenBefore(now));
}

/** Counts an event under a name. Counts are kept for a day after the last event. @returns the current count */
export async function countEvent(context: Context, name: string): Promise<number> {
  const now = context.now();
  const key = hashOf(name);
  return (await countFailures(context.query, [key], now, forgottenBefore(now))).get(key) ?? 1;
}

export const forgetFailures = (context: Context, tries: Tries): Promise<void> => deleteFailures(context.query, tries.own);

const keysOf = ({ own, anyones }: Tries): string[] => (anyones ? [own, anyones] : [own]);
