import { type Captcha, createAltchaCaptcha, createRecaptchaCaptcha } from "@azulejo/api";
import type { Config } from "./config.ts";

/** Uses reCAPTCHA if its keys are set, otherwise the shop's own proof of work. */
export const createCaptcha = ({ secret, recaptcha }: Config["captcha"], now: () => Date): Captcha =>
  recaptcha ? createRecaptchaCaptcha(recaptcha) : createAltchaCaptcha({ secret, now });
