import type { notificationpreference } from "@azulejo/contract";
import type { Verb } from "../../http/handler.ts";
import { selectLastSaid } from "./consent.repository.ts";
import { keepSaid, requireOwner } from "./preference.ts";

/** A no is kept, too, for the number that had the yes; who never gave one says no to all. */
export const optOut: Verb<typeof notificationpreference.optOut> = async (context, { receiptId }) => {
  const owner = await requireOwner(context, receiptId);
  const before = await selectLastSaid(context.query, owner);
  return keepSaid(context, owner, { state: "out", phone: before?.phone ?? "" });
};
