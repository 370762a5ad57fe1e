import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { checkCode } from "../../../identity/second-factor/check-code.ts";
import { deleteFactor, selectFactor } from "../../../identity/second-factor/second-factor.repository.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { requireAccount } from "../require-account.ts";

export const removeSecondFactor: Verb<typeof account.removeSecondFactor> = async (context, { code }) => {
  const owner = await requireAccount(context);
  if (!(await selectFactor(context.query, customerIdentity, owner.id))?.confirmed) return { done: true };
  await checkCode(customerIdentity, context, owner.id, code);
  await inTransaction(context, async (inside) => {
    await deleteFactor(inside.query, customerIdentity, owner.id);
    await enqueueAccountMails(inside, noticesTo(inside, owner, "codesOff"));
  });
  return { done: true };
};
