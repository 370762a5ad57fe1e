import type { account } from "@azulejo/contract";
import { requireSession } from "../../../context.ts";
import type { Verb } from "../../../http/handler.ts";
import { enqueueAccountMails } from "./account-mail.ts";

export const sendProof: Verb<typeof account.sendProof> = async (context) => {
  const { accountId, emailProved } = requireSession(context);
  if (!emailProved) await enqueueAccountMails(context, [{ mail: "proof", accountId }]);
  return { done: true };
};
