import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { updateHidePrices, updateProfileOf } from "../account.repository.ts";

export const updateProfile: Verb<typeof account.updateProfile> = async (context, profile) => {
  await updateProfileOf(context.query, requireSession(context).accountId, profile);
  return { done: true };
};

export const changeHidePricesState: Verb<typeof account.changeHidePricesState> = async (context, { hidePrices }) => {
  const changed = await updateHidePrices(context.query, requireSession(context).accountId, hidePrices);
  if (!changed) throw new ShopError("account_prices_withheld");
  return { hidePrices };
};
