import { type notificationpreference, ShopError } from "@azulejo/contract";
import type { Verb } from "../../http/handler.ts";
import { toE164 } from "./phone.rules.ts";
import { keepSaid, readConsent, requireOwner } from "./preference.ts";

/** A yes counts for the words that were read, and for no others. */
export const optIn: Verb<typeof notificationpreference.optIn> = async (context, { receiptId, phone: typed, consentVersion }) => {
  const { orderPhone, ...owner } = await requireOwner(context, receiptId);
  const phone = toE164(typed);
  if (!phone) throw new ShopError("request_invalid", {}, [{ path: "phone", rule: "field_mobile" }]);
  if (consentVersion !== (await readConsent(context)).version) throw new ShopError("notificationpreference_consent_changed");
  // Whoever has a receipt may agree for its buyer's number, and for nobody else's.
  if (orderPhone !== undefined && toE164(orderPhone) !== phone)
    throw new ShopError("request_invalid", {}, [{ path: "phone", rule: "field_order_phone" }]);
  return keepSaid(context, owner, { state: "in", phone });
};
