import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireSession } from "../../../context.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { readNewPasskey, storePasskey } from "../../../identity/passkeys/add-passkey.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { requireAccount } from "../require-account.ts";

export const addPasskey: Verb<typeof account.addPasskey> = async (context, { response, name }) => {
  const credential = await readNewPasskey(customerIdentity, context, requireSession(context).accountId, response);
  await inTransaction(context, async (inside) => {
    const owner = await requireAccount(inside, true);
    await storePasskey(customerIdentity, inside, owner.id, credential, name);
    await enqueueAccountMails(inside, noticesTo(inside, owner, "passkeyAdded"));
  });
  return { done: true };
};
