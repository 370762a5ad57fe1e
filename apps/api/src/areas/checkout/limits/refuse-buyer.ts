import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { refuseLocked } from "../../account/index.ts";
import { mayOrder } from "./buyer.rules.ts";

/**
 * Refuses a caller who may not order before looking at the order, so that the response never reveals whether a guessed total is
 * right. @throws account_role, account_locked, account_prices_hidden
 */
export async function refuseBuyer(context: Context): Promise<void> {
  const { session, pricesHidden } = context;
  if (session?.customer && !mayOrder(session.roles)) throw new ShopError("account_role");
  await refuseLocked(context);
  if (pricesHidden) throw new ShopError("account_prices_hidden");
}
