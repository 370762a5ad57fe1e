import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { spendCaptcha } from "../../../proofs/spend-captcha.ts";
import { refuseCommonPassword } from "../password/refuse-common-password.ts";
import { makeUnprovedAccount } from "./make-account.ts";

export const signup: Verb<typeof account.signup> = async (context, input) => {
  const { type, email, givenName, surname, company, phone = null, website, resaleNumber, newsletter } = input;
  await refuseCommonPassword(context, input.password, [email, givenName, surname, company ?? null]);
  await spendCaptcha(context, input.captchaToken, "sign-up");
  const details = { ...(company && { company }), ...(website && { website }), ...(resaleNumber && { resaleNumber }), newsletter };
  const address = input.address ? { firstName: givenName, lastName: surname, ...(company && { company }), ...input.address } : null;
  return makeUnprovedAccount(context, { type, email, givenName, surname, phone, details, address }, input.password);
};
