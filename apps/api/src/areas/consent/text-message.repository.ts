import type { Query } from "@azulejo/database";

export interface NewTextMessage {
  key: string;
  storefrontId: number;
  orderId: number | null;
  accountId: number | null;
  phone: string;
  at: Date;
}

/** Records that a message is about to be sent. @returns false for one that was sent before */
export async function beginTextMessage(query: Query, message: NewTextMessage): Promise<boolean> {
  await query
    .insertInto("textMessage")
    .values({ ...message, state: "sending" })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const { state } = await query.selectFrom("textMessage").select("state").where("key", "=", message.key).executeTakeFirstOrThrow();
  return state === "sending";
}

export interface TextState {
  key: string;
  state: "sent" | "delivered" | "failed";
  providerRef?: string;
  errorCode: string | null;
}

/** Records the outcome of a message. The provider's report may come before its answer, and a late one changes nothing. */
export async function recordTextState(query: Query, { key, state, providerRef, errorCode }: TextState): Promise<void> {
  if (providerRef !== undefined) await query.updateTable("textMessage").set({ providerRef }).where("key", "=", key).execute();
  await query
    .updateTable("textMessage")
    .set({ state, errorCode })
    .where("key", "=", key)
    .where("state", "in", ["sending", "sent"])
    .execute();
}

/** Returns everyone who has ever given or withdrawn consent for a phone, newest first. Of an order that joined an account, the account. */
export async function selectPhoneOwners(query: Query, storefrontId: number, phone: string) {
  const rows = await query
    .selectFrom("smsConsent")
    .leftJoin("customerOrder", "customerOrder.id", "smsConsent.orderId")
    .leftJoin("account", "account.id", "smsConsent.accountId")
    .select(["smsConsent.orderId", "smsConsent.accountId", "customerOrder.accountId as joinedId"])
    .select(["customerOrder.language as orderLanguage", "account.language as accountLanguage"])
    .where("smsConsent.storefrontId", "=", storefrontId)
    .where("smsConsent.phone", "=", phone)
    .orderBy("smsConsent.id", "desc")
    .execute();
  return rows.map(({ orderId, accountId, joinedId, orderLanguage, accountLanguage }) => ({
    accountId: accountId ?? joinedId,
    orderId,
    language: orderLanguage ?? accountLanguage,
  }));
}

interface NewTextRequest {
  storefrontId: number;
  orderId: number;
  staffId: number;
  phone: string;
  at: Date;
}

export async function insertTextRequest(query: Query, request: NewTextRequest): Promise<void> {
  await query.insertInto("textRequest").values(request).execute();
}

/** Returns the phone of the last request for a text message about an order. */
export async function selectRequestedPhone(query: Query, orderId: number): Promise<string | null> {
  const row = await query.selectFrom("textRequest").select("phone").where("orderId", "=", orderId).orderBy("id", "desc").executeTakeFirst();
  return row?.phone ?? null;
}

/** Returns whether the last answer about a phone, of any owner, was to stop messages. */
export async function hasStopped(query: Query, storefrontId: number, phone: string): Promise<boolean> {
  const row = await query
    .selectFrom("smsConsent")
    .select("state")
    .where("storefrontId", "=", storefrontId)
    .where("phone", "=", phone)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.state === "out";
}
