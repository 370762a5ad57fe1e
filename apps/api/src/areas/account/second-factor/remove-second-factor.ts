import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { requireAccount } from "../require-account.ts";
import { checkCode } from "./check-code.ts";
import { deleteFactor, selectFactor } from "./second-factor.repository.ts";

export const removeSecondFactor: Verb<typeof account.removeSecondFactor> = async (context, { code }) => {
  const owner = await requireAccount(context);
  if (!(await selectFactor(context.query, owner.id))?.confirmed) return { done: true };
  await checkCode(context, owner.id, code);
  await inTransaction(context, async (inside) => {
    await deleteFactor(inside.query, owner.id);
    await enqueueAccountMails(inside, noticesTo(inside, owner, "codesOff"));
  });
  return { done: true };
};
