import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { deletePasskey } from "../../../identity/passkeys/passkey.repository.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { proveFreshly } from "../password/prove-freshly.ts";
import { requireAccount } from "../require-account.ts";
import { keepAWayIn } from "../sign-in/sign-in-methods.ts";

export const removePasskey: Verb<typeof account.removePasskey> = async (context, { id, password }) => {
  await proveFreshly(context, await requireAccount(context), password);
  await inTransaction(context, async (inside) => {
    const owner = await requireAccount(inside, true);
    if ((await deletePasskey(inside.query, customerIdentity, owner.id, id)) === null) return;
    await keepAWayIn(inside, owner);
    await enqueueAccountMails(inside, noticesTo(inside, owner, "passkeyRemoved"));
  });
  return { done: true };
};
