import { ShopError } from "@azulejo/contract";
import type { Context } from "../../context.ts";
import { contactPhone } from "../store/index.ts";

/**
 * Refuses people of a business that staff have locked. Call it where goods, prices or credit are promised; signing in, seeing orders and
 * paying what is owed stay open.
 * @throws account_locked with whom to call
 */
export async function refuseLocked(context: Context): Promise<void> {
  if (context.session?.customer?.locked) throw new ShopError("account_locked", { phone: await contactPhone(context) });
}
