import type { customer } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { inTransaction, requireSession } from "../../../context.ts";
import { lockAccount } from "../../account/index.ts";
import { deleteAddress, preferAddress, selectAddresses } from "./address.repository.ts";

/** Removes an address. If it was the preferred one, the last changed becomes preferred. */
export const removeAddress: Verb<typeof customer.removeAddress> = async (context, { id }) => {
  const { accountId } = requireSession(context);
  await inTransaction(context, async ({ query }) => {
    await lockAccount(query, accountId);
    await deleteAddress(query, accountId, id);
    const [next] = await selectAddresses(query, accountId);
    if (next && !next.preferred) await preferAddress(query, accountId, next.id);
  });
  return { done: true };
};
