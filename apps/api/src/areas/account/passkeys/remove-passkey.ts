import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { requireAccount } from "../require-account.ts";
import { keepAWayIn } from "../sign-in/ways-in.ts";
import { deletePasskey } from "./passkey.repository.ts";

export const removePasskey: Verb<typeof account.removePasskey> = async (context, { id }) => {
  await inTransaction(context, async (inside) => {
    const owner = await requireAccount(inside, true);
    if (!(await deletePasskey(inside.query, owner.id, id))) return;
    await keepAWayIn(inside, owner);
    await enqueueAccountMails(inside, noticesTo(inside, owner, "passkeyRemoved"));
  });
  return { done: true };
};
