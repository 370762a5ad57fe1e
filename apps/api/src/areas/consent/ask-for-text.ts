import { ShopError } from "@azulejo/contract";
import { type Context, requireStaff } from "../../context.ts";
import { offeredFeatures } from "../../domain/offered-features.ts";
import { toE164 } from "./phone.rules.ts";
import { hasStopped, insertTextRequest } from "./text-message.repository.ts";

/**
 * Records that a customer asked staff for one text message about an order, in the caller's transaction. It is consent to that message only;
 * after STOP it is refused.
 * @param path path of the phone in the call's input
 * @returns the phone in E.164
 * @throws request_invalid, notificationpreference_stopped
 */
export async function askForText(inside: Context, orderId: number, typed: string, path: string): Promise<string> {
  const { query, storefront, texts, now } = inside;
  const phone = toE164(typed);
  if (!phone) throw new ShopError("request_invalid", {}, [{ path, rule: "field_mobile" }]);
  if (!offeredFeatures(storefront.settings, texts).textMessages) throw new ShopError("notificationpreference_off");
  if (await hasStopped(query, storefront.id, phone)) throw new ShopError("notificationpreference_stopped");
  await insertTextRequest(query, { storefrontId: storefront.id, orderId, staffId: requireStaff(inside).staffId, phone, at: now() });
  return phone;
}
