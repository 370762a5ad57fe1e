import { type consentCalls, ShopError } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, inTransaction } from "../../context.ts";
import type { Owner } from "./consent.repository.ts";
import { OPT_IN } from "./opt-in-message.ts";
import { toE164 } from "./phone.rules.ts";
import { readConsent, requireOwner, storePreference } from "./preference.ts";

/** Confirms by text message what was agreed to, and how to end it, as carriers require. */
async function welcome({ query, outbox, texts, language, storefront, now }: Context, owner: Owner): Promise<void> {
  if (!texts) return;
  const payload = { mail: OPT_IN, owner, storefrontId: storefront.id, language };
  await outbox.enqueue(query, [
    { kind: "text.order", key: `text:opt-in:${Object.entries(owner).join().replace(",", "-")}:${now().getTime()}`, payload },
  ]);
}

/** Accepts consent only for the current wording. */
export const optIn: Verb<typeof consentCalls.optIn> = async (context, { receiptId, phone: typed, consentVersion }) => {
  const { orderPhone, ...owner } = await requireOwner(context, receiptId);
  const phone = toE164(typed);
  if (!phone) throw new ShopError("request_invalid", {}, [{ path: "phone", rule: "field_mobile" }]);
  if (consentVersion !== (await readConsent(context)).version) throw new ShopError("notificationpreference_consent_changed");
  // A receipt's holder may consent only for the buyer's number.
  if (orderPhone !== undefined && toE164(orderPhone) !== phone)
    throw new ShopError("request_invalid", {}, [{ path: "phone", rule: "field_order_phone" }]);
  return inTransaction(context, async (inside) => {
    const state = await storePreference(inside, owner, { state: "in", phone });
    await welcome(inside, owner);
    return state;
  });
};
