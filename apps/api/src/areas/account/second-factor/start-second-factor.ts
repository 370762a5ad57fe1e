import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { provePassword } from "../password/prove-password.ts";
import { requireAccount } from "../require-account.ts";
import { insertFactor } from "./second-factor.repository.ts";
import { appAddress, newSecret } from "./time-codes.ts";

export const startSecondFactor: Verb<typeof account.startSecondFactor> = async (context, { password }) => {
  const owner = await requireAccount(context);
  await provePassword(context, owner, password);
  const secret = newSecret();
  if (!(await insertFactor(context.query, owner.id, context.seal.seal(secret)))) throw new ShopError("account_code_on");
  return { secret, address: appAddress(secret, context.storefront.name, owner.email) };
};
