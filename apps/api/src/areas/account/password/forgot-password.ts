import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { spendCaptcha } from "../../../proofs/spend-captcha.ts";
import { enqueueAccountMails } from "../email/account-mail.ts";

/** Looks up the account only at delivery, so that the response does not reveal whether it exists. */
export const forgotPassword: Verb<typeof account.forgotPassword> = async (context, { email, captchaToken }) => {
  await spendCaptcha(context, captchaToken, "forgot-password");
  const { storefront, language } = context;
  await enqueueAccountMails(context, [{ mail: "reset", storefrontId: storefront.id, email, language }]);
  return { done: true };
};
