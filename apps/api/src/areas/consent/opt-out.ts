import type { consentCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { selectLastSaid } from "./consent.repository.ts";
import { keepSaid, requireOwner } from "./preference.ts";

/** Records the refusal for the number that had consented, or for all numbers if there is none. */
export const optOut: Verb<typeof consentCalls.optOut> = async (context, { receiptId }) => {
  const owner = await requireOwner(context, receiptId);
  const before = await selectLastSaid(context.query, owner);
  return keepSaid(context, owner, { state: "out", phone: before?.phone ?? "" });
};
