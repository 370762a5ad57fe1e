import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { enqueueAccountMails } from "./account-mail.ts";

export const sendProof: Verb<typeof account.sendProof> = async (context) => {
  const { accountId, emailProved } = requireSession(context);
  if (!emailProved) await enqueueAccountMails(context, [{ mail: "proof", accountId }]);
  return { done: true };
};
