import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction } from "../../../context.ts";
import { enqueueAccountMails, noticesTo } from "../email/account-mail.ts";
import { proveFreshly } from "../password/prove-freshly.ts";
import { requireAccount } from "../require-account.ts";
import { keepAWayIn } from "../sign-in/sign-in-methods.ts";
import { deleteExternalLogin } from "./external.repository.ts";
import { serviceName } from "./link-service.ts";

export const removeExternalLogin: Verb<typeof account.removeExternalLogin> = async (context, { provider, password }) => {
  await proveFreshly(context, await requireAccount(context), password);
  await inTransaction(context, async (inside) => {
    const owner = await requireAccount(inside, true);
    if (!(await deleteExternalLogin(inside.query, owner.id, provider))) return;
    await keepAWayIn(inside, owner);
    await enqueueAccountMails(inside, noticesTo(inside, owner, "serviceRemoved", serviceName(inside, provider)));
  });
  return { done: true };
};
