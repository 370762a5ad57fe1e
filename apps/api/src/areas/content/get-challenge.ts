import { type content, ShopError } from "@azulejo/contract";
import { isCaptchaPurpose } from "@azulejo/contract/captcha-purposes.ts";
import { isFormName } from "@azulejo/contract/content/forms.ts";
import type { Verb } from "../../calls/handler.ts";

export const getChallenge: Verb<typeof content.getChallenge> = ({ captcha }, { form }) => {
  if (!isFormName(form) && !isCaptchaPurpose(form)) throw new ShopError("content_form_unknown");
  return captcha.offer(form);
};
