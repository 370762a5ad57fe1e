import { randomInt } from "node:crypto";
import type { privacy } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { inTransaction } from "../../context.ts";
import { todayOf } from "../../domain/day.ts";
import { emailKey } from "../../domain/email-key.ts";
import { newReference } from "../../domain/reference.ts";
import { spendCaptcha } from "../../proofs/spend-captcha.ts";
import { hashOf } from "../../session/ticket.ts";
import { PRIVACY_ASK, type UnconfirmedRequest } from "./privacy-message.ts";

/** Repeated requests within this time send one email. */
const ONE_MAIL_MS = 10 * 60_000;

/** Responds the same for every address, so that it doesn't reveal which ones are known. Nothing is recorded before the owner confirms. */
export const askPrivacy: Verb<typeof privacy.ask> = async (context, { kind, name, email, details, captchaToken }) => {
  await spendCaptcha(context, captchaToken, "privacy");
  const { storefront, language, now } = context;
  const requestNo = newReference(randomInt, "P");
  const receivedOn = todayOf(now(), storefront.timezone);
  const asked: UnconfirmedRequest = { storefrontId: storefront.id, requestNo, kind, email, name, language, details, receivedOn };
  const moment = Math.floor(now().getTime() / ONE_MAIL_MS);
  const key = hashOf(JSON.stringify([storefront.id, emailKey(email), kind, details, moment]));
  await inTransaction(context, ({ query, outbox }) =>
    outbox.enqueue(query, [{ kind: PRIVACY_ASK, key: `privacy:ask:${key}`, payload: { ...asked } }]),
  );
  return { done: true };
};
