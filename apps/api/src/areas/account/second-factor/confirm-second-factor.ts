import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { turnOnFactor } from "../../../identity/second-factor/change-factor.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { requireAccount } from "../require-account.ts";

export const confirmSecondFactor: Verb<typeof account.confirmSecondFactor> = (context, { code }) =>
  inTransaction(context, async (inside) => {
    const owner = await requireAccount(inside, true);
    const recoveryCodes = await turnOnFactor(customerIdentity, inside, owner.id, code);
    if (!recoveryCodes) throw new ShopError("account_code_wrong");
    await enqueueAccountMails(inside, noticesTo(inside, owner, "codesOn"));
    return { recoveryCodes };
  });
