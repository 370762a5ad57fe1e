import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { startFactor } from "../../../identity/second-factor/change-factor.ts";
import { provePassword } from "../password/prove-password.ts";
import { requireAccount } from "../require-account.ts";

export const startSecondFactor: Verb<typeof account.startSecondFactor> = async (context, { password }) => {
  const owner = await requireAccount(context);
  await provePassword(context, owner, password);
  return startFactor(customerIdentity, context, owner);
};
