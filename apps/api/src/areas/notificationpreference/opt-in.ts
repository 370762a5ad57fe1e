import { type notificationpreference, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { toE164 } from "./phone.rules.ts";
import { keepSaid, readConsent, requireOwner } from "./preference.ts";

/** Accepts consent only for the current wording. */
export const optIn: Verb<typeof notificationpreference.optIn> = async (context, { receiptId, phone: typed, consentVersion }) => {
  const { orderPhone, ...owner } = await requireOwner(context, receiptId);
  const phone = toE164(typed);
  if (!phone) throw new ShopError("request_invalid", {}, [{ path: "phone", rule: "field_mobile" }]);
  if (consentVersion !== (await readConsent(context)).version) throw new ShopError("notificationpreference_consent_changed");
  // A receipt's holder may consent only for the buyer's number.
  if (orderPhone !== undefined && toE164(orderPhone) !== phone)
    throw new ShopError("request_invalid", {}, [{ path: "phone", rule: "field_order_phone" }]);
  return keepSaid(context, owner, { state: "in", phone });
};
