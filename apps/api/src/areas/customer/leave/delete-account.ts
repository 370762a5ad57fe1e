import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireSession } from "../../../context.ts";
import { provePassword, requireAccount } from "../../account/index.ts";
import { leaveBusiness, leaveShop } from "./leave-shop.ts";

export const deleteAccount: Verb<typeof account.deleteAccount> = async (context, { password }) => {
  await provePassword(context, await requireAccount(context), password);
  await inTransaction(context, async (inside) => {
    const { accountId, customer } = requireSession(inside);
    if (customer) await leaveBusiness(inside, accountId, customer.id);
    await leaveShop(inside, await requireAccount(inside, true));
  });
  return { done: true };
};
