import { createHash } from "node:crypto";
import { ShopError } from "@azulejo/contract";
import { captchaAction } from "@azulejo/contract/content/forms.ts";
import { z } from "zod";
import type { Captcha } from "./captcha.ts";

export interface RecaptchaOptions {
  siteKey: string;
  secret: string;
  /** The provider's origin; development differs from production only in this address. */
  apiUrl: string;
}

const LEAST_SCORE = 0.5;
const TIMEOUT_MS = 10_000;

const verdict = z.object({ success: z.boolean(), score: z.number().optional(), action: z.string().optional() });

/** reCAPTCHA v3: the browser sends a token, and the provider returns the probability that it is from a person. */
export function createRecaptchaCaptcha({ siteKey, secret, apiUrl }: RecaptchaOptions): Captcha {
  return {
    offer: async () => ({ kind: "recaptcha", siteKey, scriptUrl: `${apiUrl}/recaptcha/api.js` }),
    keyOf: (answer) => (answer ? `recaptcha:${createHash("sha256").update(answer).digest("base64url")}` : null),
    async check(answer, form) {
      const { success, score, action } = await ask(`${apiUrl}/recaptcha/api/siteverify`, { secret, response: answer });
      if (!success || action !== captchaAction(form) || (score ?? 0) < LEAST_SCORE) throw new ShopError("content_captcha");
    },
  };
}

/** Throws if the provider doesn't respond, so that nobody passes. */
async function ask(address: string, body: Record<string, string>): Promise<z.infer<typeof verdict>> {
  try {
    const response = await fetch(address, {
      method: "POST",
      body: new URLSearchParams(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return verdict.parse(await response.json());
  } catch {
    return { success: false };
  }
}
