import { ShopError } from "@azulejo/contract";
import { type CaptchaPurpose, STAFF_SIGN_IN } from "@azulejo/contract/captcha-purposes.ts";
import type { Context } from "../context.ts";
import { hashOf } from "../session/ticket.ts";
import { insertLink } from "./mailed-link.repository.ts";

/** How long in ms a used token is stored: longer than any token is valid. */
const REMEMBERED_MS = 60 * 60_000;

/** Uses up a solved challenge for one purpose. @throws account_captcha */
export async function spendCaptcha(context: Context, token: string, purpose: CaptchaPurpose | typeof STAFF_SIGN_IN): Promise<void> {
  const captcha = purpose === STAFF_SIGN_IN ? context.staffCaptcha : context.captcha;
  const key = captcha.keyOf(token);
  if (!key) throw new ShopError("account_captcha");
  await captcha.check(token, purpose).catch((error) => {
    throw error instanceof ShopError ? new ShopError("account_captcha") : error;
  });
  const expiresAt = new Date(context.now().getTime() + REMEMBERED_MS);
  const first = await insertLink(context.query, { hash: hashOf(key), kind: "captcha", storefrontId: context.storefront.id, expiresAt });
  if (!first) throw new ShopError("account_captcha");
}
