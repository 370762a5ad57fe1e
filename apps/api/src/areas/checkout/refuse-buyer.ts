import { ShopError } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { contactPhone } from "../storelocator/contact-phone.ts";
import { mayOrder } from "./buyer.rules.ts";

/**
 * Refuses who may not order, before anything of the order is looked at: a total that was guessed right must not be told from
 * one that was not. @throws account_role, account_locked, account_prices_hidden
 */
export async function refuseBuyer(context: Context): Promise<void> {
  const { session, pricesHidden } = context;
  if (session?.customer && !mayOrder(session.roles)) throw new ShopError("account_role");
  if (session?.customer?.locked) throw new ShopError("account_locked", { phone: await contactPhone(context) });
  if (pricesHidden) throw new ShopError("account_prices_hidden");
}
