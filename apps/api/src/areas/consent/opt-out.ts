import type { consentCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { selectLatestPreference } from "./consent.repository.ts";
import { requireOwner, storePreference } from "./preference.ts";

/** Records the refusal for the number that had consented, or for all numbers if there is none. */
export const optOut: Verb<typeof consentCalls.optOut> = async (context, { receiptId }) => {
  const owner = await requireOwner(context, receiptId);
  const before = await selectLatestPreference(context.query, owner);
  return storePreference(context, owner, { state: "out", phone: before?.phone ?? "" });
};
