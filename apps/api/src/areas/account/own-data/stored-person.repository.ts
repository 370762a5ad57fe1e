import type { Query } from "@azulejo/database";
import { sql } from "kysely";

/** The account whose data is read, with its address if confirmed. */
export interface Whose {
  storefrontId: number;
  accountId: number;
  provedEmailKey: string | null;
}

/** Returns everything stored about a person, without keys and secrets. */
export async function selectStoredPerson(query: Query, whose: Whose) {
  return {
    profile: await selectProfile(query, whose.accountId),
    addresses: await selectAddresses(query, whose.accountId),
    orders: await selectOrders(query, whose.accountId),
    bag: await selectBagLines(query, whose.accountId),
    waysIn: await selectWays(query, whose.accountId),
    sessions: await selectAllSessions(query, whose.accountId),
    textMessageConsents: await selectConsents(query, whose.accountId),
    requests: await selectRequests(query, whose.accountId),
    ...(await selectByAddress(query, whose)),
  };
}

export type StoredPerson = Awaited<ReturnType<typeof selectStoredPerson>>;

const selectProfile = (query: Query, accountId: number) =>
  query
    .selectFrom("account")
    .leftJoin("customer", "customer.id", "account.customer_id")
    .leftJoin("customer_branch", "customer_branch.id", "account.active_branch_id")
    .select(["account.email", "email_proved_at as emailProvedAt", "given_name as givenName", "surname", "phone", "language"])
    .select(["account.type", "account.details", "hide_prices as hidesPrices", "account.created_at as memberSince"])
    .select(["customer.name as businessAccount", "customer_branch.name as branch"])
    .select(sql<string[]>`array(select role from account_role where account_role.account_id = account.id order by role)`.as("roles"))
    .where("account.id", "=", accountId)
    .executeTakeFirstOrThrow();

const selectAddresses = (query: Query, accountId: number) =>
  query
    .selectFrom("account_address")
    .select(["label", "preferred", "address", "phone", "updated_at as updatedAt"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();

async function selectOrders(query: Query, accountId: number) {
  const orders = await query
    .selectFrom("customer_order")
    .select(["id", "order_no as orderNo", "status", "placed_at as placedAt", "language", "email", "phone"])
    .select(["first_name as firstName", "last_name as lastName", "company", "delivery_address as deliveryAddress"])
    .select(["billing_address as billingAddress", "currency", "goods_cents as goodsCents", "delivery_cents as deliveryCents"])
    .select(["taxes", "tax_cents as taxCents", "total_cents as totalCents"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  const lines = await query
    .selectFrom("order_line")
    .innerJoin("customer_order", "customer_order.id", "order_line.order_id")
    .select(["order_id as orderId", "item_no as itemNo", "name", "detail", "quantity", "sell_unit as sellUnit"])
    .select(["unit_price_cents as unitPriceCents", "order_line.goods_cents as goodsCents", "recipient"])
    .where("customer_order.account_id", "=", accountId)
    .orderBy("order_id")
    .orderBy("position")
    .execute();
  return orders.map(({ id, ...order }) => ({
    ...order,
    lines: lines.filter((line) => line.orderId === id).map(({ orderId: _, ...line }) => line),
  }));
}

const selectBagLines = (query: Query, accountId: number) =>
  query
    .selectFrom("bag_line")
    .innerJoin("bag", "bag.id", "bag_line.bag_id")
    .innerJoin("item", "item.id", "bag_line.item_id")
    .select(["item.item_no as itemNo", "bag_line.quantity", "bag_line.recipient"])
    .where("bag.account_id", "=", accountId)
    .where("bag.status", "=", "open")
    .orderBy("bag_line.id")
    .execute();

const selectWays = async (query: Query, accountId: number) => ({
  linkedLogins: await query
    .selectFrom("external_login")
    .select(["provider", "email", "linked_at as linkedAt", "used_at as usedAt"])
    .where("account_id", "=", accountId)
    .execute(),
  passkeys: await query
    .selectFrom("passkey")
    .select(["name", "added_at as addedAt", "used_at as usedAt"])
    .where("account_id", "=", accountId)
    .execute(),
  codesSince: await query.selectFrom("second_factor").select("confirmed_at as at").where("account_id", "=", accountId).executeTakeFirst(),
});

const selectAllSessions = (query: Query, accountId: number) =>
  query
    .selectFrom("session")
    .select(["way", "device", "place", "started_at as startedAt", "used_at as usedAt", "ended_at as endedAt"])
    .where("account_id", "=", accountId)
    .orderBy("started_at")
    .execute();

const selectConsents = (query: Query, accountId: number) =>
  query
    .selectFrom("sms_consent")
    .select(["phone", "state", "consent_version as version", "consent_text as text", "place", "at"])
    .where("account_id", "=", accountId)
    .orderBy("at")
    .execute();

const selectRequests = (query: Query, accountId: number) =>
  query
    .selectFrom("customer_request")
    .select(["kind", "reference", "fields", "status", "created_at as sentAt"])
    .select(
      sql<
        string[]
      >`array(select name from customer_request_document as document where document.request_id = customer_request.id order by id)`.as(
        "documents",
      ),
    )
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();

/** Returns the data tied to an email address, which must be the person's own. */
async function selectByAddress(query: Query, { storefrontId, provedEmailKey }: Whose) {
  if (provedEmailKey === null) return { subscriptions: [], forms: [] };
  const subscriptions = await query
    .selectFrom("subscription")
    .select(["source", "language", "since", "ended_at as endedAt"])
    .where("storefront_id", "=", storefrontId)
    .where("email_key", "=", provedEmailKey)
    .execute();
  const forms = await query
    .selectFrom("form_entry")
    .select(["form", "reference", "subject", "fields", "page", "created_at as sentAt"])
    .where("storefront_id", "=", storefrontId)
    .where(sql<string>`lower(fields ->> 'email')`, "=", provedEmailKey)
    .orderBy("id")
    .execute();
  return { subscriptions, forms };
}
