import { ShopError } from "@azulejo/contract";
import type { NotificationState } from "@azulejo/contract/areas/consent.ts";
import { type Context, requireSession } from "../../context.ts";
import { placeOf } from "../../session/device.ts";
import { contactPhone } from "../store/index.ts";
import { insertPreference, type Owner, type StoredPreference, selectLatestPreference, selectOrderOfReceipt } from "./consent.repository.ts";
import { type Consent, consentIn } from "./consent.ts";
import { masked } from "./phone.rules.ts";

/**
 * Returns the owner of a preference: the caller, or a guest order by its receipt. An order of an account belongs to that
 * account only; its receipt gives no one else access. @throws customer_receipt_not_found, account_session_required
 */
export async function requireOwner(context: Context, receiptId: string | undefined): Promise<Owner & { orderPhone?: string }> {
  if (receiptId === undefined) return { accountId: requireSession(context).accountId };
  const order = await selectOrderOfReceipt(context.query, context.storefront.id, receiptId);
  if (!order) throw new ShopError("customer_receipt_not_found");
  if (order.accountId === null) return { orderId: order.id, orderPhone: order.phone };
  if (order.accountId !== context.session?.accountId) throw new ShopError("customer_receipt_not_found");
  return { accountId: order.accountId };
}

export const readConsent = async (context: Context): Promise<Consent> =>
  consentIn(context.language, context.storefront.name, await contactPhone(context));

export async function storePreference(
  context: Context,
  owner: Owner,
  said: Pick<StoredPreference, "state" | "phone">,
): Promise<NotificationState> {
  const { version, text } = await readConsent(context);
  await insertPreference(context.query, owner, {
    ...said,
    at: context.now(),
    storefrontId: context.storefront.id,
    consentVersion: version,
    consentText: text,
    place: placeOf(context.client.address),
  });
  return showPreference(context, owner);
}

export async function showPreference(context: Context, owner: Owner): Promise<NotificationState> {
  const said = await selectLatestPreference(context.query, owner);
  return {
    sms: said?.state ?? "none",
    phone: said?.phone ? masked(said.phone) : null,
    changedAt: said?.at.toISOString() ?? null,
    consent: await readConsent(context),
  };
}
