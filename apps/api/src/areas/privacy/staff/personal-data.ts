import type { office } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, inTransaction, type Work } from "../../../context.ts";
import { selectAccount, selectAccountByEmail, selectStoredGuest, selectStoredPerson } from "../../account/index.ts";
import { recordAct } from "../../audit/index.ts";
import { leaveBusiness, leaveShop } from "../../customer/index.ts";
import { selectPersonDetails } from "../../customer-desk/index.ts";
import { countPersonalData, deleteByAddress, type StoredRequest } from "../privacy-request.repository.ts";
import { about, changeRequest, close, requireOpen, requireVerified } from "./requests.ts";

export const exportPrivacyData: Verb<typeof office.exportPrivacyData> = (context, { requestNo }) =>
  inTransaction(context, async (inside) => {
    const request = await requireOpen(inside, requestNo);
    requireVerified(request);
    const { name, content } = await personalDataFile(inside, inside.storefront.id, request);
    await recordAct(inside, { ...about(requestNo), kind: "privacy.exported", after: { exported: true } });
    return { name, type: "application/json" as const, data: content.toString("base64") };
  });

type Asked = Pick<StoredRequest, "requestNo" | "email" | "emailKey" | "name">;

/** Returns a file with all data about the person who made a request. */
export async function personalDataFile({ query, now }: Pick<Work, "query" | "now">, storefrontId: number, request: Asked) {
  const { requestNo, email, emailKey, name } = request;
  const data = { exportedAt: now().toISOString(), email, name, ...(await everythingAbout(query, storefrontId, emailKey)) };
  return { name: `personal-data-${requestNo}.json`, content: Buffer.from(JSON.stringify(data, null, 2)) };
}

/** Collects the data of the account that confirmed the address, and the orders and messages of guests with the address. */
async function everythingAbout(query: Query, storefrontId: number, emailKey: string) {
  const account = await selectAccountByEmail(query, storefrontId, emailKey);
  const guest = await selectStoredGuest(query, storefrontId, emailKey);
  if (!account) return guest;
  const person = await selectStoredPerson(query, { storefrontId, accountId: account.id, provedEmailKey: emailKey });
  return { ...person, ordersAsGuest: guest.orders };
}

/**
 * Erases a person's data except what the law requires to be kept: orders, invoices and payments with the buyer's name, addresses, email and
 * phone, and proofs of consent.
 */
export const erasePrivacyData: Verb<typeof office.erasePrivacyData> = (context, { requestNo }) =>
  changeRequest(context, requestNo, async (inside, request) => {
    requireVerified(request);
    const { query, storefront } = inside;
    const { emailKey } = request;
    const account = await selectAccountByEmail(query, storefront.id, emailKey);
    const { orders, invoices, ...deleted } = await countPersonalData(query, storefront.id, emailKey, account?.id ?? null);
    if (account) await eraseAccount(inside, account.id);
    await deleteByAddress(query, storefront.id, emailKey);
    await close(inside, request, "done", "");
    const after = { account: account === null ? 0 : 1, forms: deleted.forms, subscriptions: deleted.subscriptions };
    return { kind: "privacy.erased", after: { deleted: after, kept: { orders, invoices } } };
  });

/** @throws customer_last_administrator */
async function eraseAccount(inside: Context, accountId: number): Promise<void> {
  const { query, storefront } = inside;
  const person = await selectPersonDetails(query, storefront.id, accountId);
  if (person?.customerId) await leaveBusiness(inside, accountId, person.customerId);
  const owner = await selectAccount(query, accountId, true);
  if (owner) await leaveShop(inside, owner);
}
