import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { hashOf } from "../../../session/ticket.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { requireAccount } from "../require-account.ts";
import { confirmFactor, replaceRecoveryCodes, selectFactor } from "./second-factor.repository.ts";
import { newRecoveryCodes, stepOf } from "./time-codes.ts";

export const confirmSecondFactor: Verb<typeof account.confirmSecondFactor> = async (context, { code }) => {
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(context, async (inside) => {
    const { query, seal, now } = inside;
    const owner = await requireAccount(inside, true);
    const factor = await selectFactor(query, owner.id);
    const secret = factor && !factor.confirmed ? seal.open(factor.sealedSecret) : null;
    const step = secret === null ? null : stepOf(secret, code, now());
    if (step === null || !(await confirmFactor(query, owner.id, step, now()))) throw new ShopError("account_code_wrong");
    await replaceRecoveryCodes(query, owner.id, recoveryCodes.map(hashOf));
    await enqueueAccountMails(inside, noticesTo(inside, owner, "codesOn"));
  });
  return { recoveryCodes };
};
