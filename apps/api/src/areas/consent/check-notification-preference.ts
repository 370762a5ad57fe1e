import type { consentCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { requireOwner, showPreference } from "./preference.ts";

export const checkNotificationPreference: Verb<typeof consentCalls.check> = async (context, { receiptId }) =>
  showPreference(context, await requireOwner(context, receiptId));
