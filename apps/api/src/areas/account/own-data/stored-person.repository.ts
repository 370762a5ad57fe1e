import type { Query } from "@azulejo/database";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** The account whose data is read, with its address if confirmed. */
export interface StoredAccount {
  storefrontId: number;
  accountId: number;
  provedEmailKey: string | null;
}

/** Returns everything stored about a person, without keys and secrets. */
export async function selectStoredPerson(query: Query, whose: StoredAccount) {
  return {
    profile: await selectProfile(query, whose.accountId),
    addresses: await selectAddresses(query, whose.accountId),
    orders: await selectOrders(query, whose.accountId),
    savedPayments: await selectSavedPayments(query, whose.accountId),
    bag: await selectBagLines(query, whose.accountId),
    wishLists: await selectWishLists(query, whose.accountId),
    ideaBooks: await selectIdeaBooks(query, whose.accountId),
    slabLayouts: await selectSlabLayouts(query, whose.accountId),
    reservations: await selectReservations(query, whose.accountId),

    quotes: await selectQuotes(query, whose.accountId),

    approvals: await selectApprovals(query, whose.accountId),

    quoteMessages: await selectQuoteMessages(query, whose.accountId),
    codesOnBag: await selectBagCodes(query, whose.accountId),
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
    .leftJoin("customer", "customer.id", "account.customerId")
    .leftJoin("customerBranch", "customerBranch.id", "account.activeBranchId")
    .select(["account.email", "emailProvedAt as emailProvedAt", "givenName as givenName", "surname", "phone", "language"])
    .select(["account.type", "account.details", "hidePrices as hidesPrices", "account.createdAt as memberSince"])
    .select(["customer.name as businessAccount", "customerBranch.name as branch"])
    .select(sql<string[]>`array(select role from account_role where account_role.account_id = account.id order by role)`.as("roles"))
    .where("account.id", "=", accountId)
    .executeTakeFirstOrThrow();

const selectAddresses = (query: Query, accountId: number) =>
  query
    .selectFrom("accountAddress")
    .select(["label", "preferred", "address", "phone", "updatedAt as updatedAt"])
    .where("accountId", "=", accountId)
    .orderBy("id")
    .execute();

const selectSavedPayments = (query: Query, accountId: number) =>
  query
    .selectFrom("savedPayment")
    .select([
      "kind",
      "name",
      "brand",
      "last4",
      "expMonth as expMonth",
      "expYear as expYear",
      "preferred",
      "createdAt as savedAt",
      "mandateText as authorization",
    ])
    .where("accountId", "=", accountId)
    .orderBy("id")
    .execute();

/** Returns the data tied to an address that no account has confirmed. */
export async function selectStoredGuest(query: Query, storefrontId: number, emailKey: string) {
  const guests = sql<SqlBool>`customer_order.storefront_id = ${storefrontId} and customer_order.account_id is null
    and lower(customer_order.email) = ${emailKey}`;
  return {
    orders: await selectOrdersWhere(query, guests),
    ...(await selectByAddress(query, { storefrontId, accountId: 0, provedEmailKey: emailKey })),
  };
}

const selectOrders = (query: Query, accountId: number) => selectOrdersWhere(query, sql<SqlBool>`customer_order.account_id = ${accountId}`);

async function selectOrdersWhere(query: Query, which: RawBuilder<SqlBool>) {
  const orders = await query
    .selectFrom("customerOrder")
    .select(["id", "orderNo as orderNo", "status", "placedAt as placedAt", "language", "email", "phone"])
    .select(["firstName as firstName", "lastName as lastName", "company", "deliveryAddress as deliveryAddress"])
    .select(["billingAddress as billingAddress", "currency", "goodsCents as goodsCents", "deliveryCents as deliveryCents"])
    .select(["taxes", "taxCents as taxCents", "totalCents as totalCents", "discountCents as discountCents"])
    .where(which)
    .orderBy("id")
    .execute();
  const lines = await query
    .selectFrom("orderLine")
    .innerJoin("customerOrder", "customerOrder.id", "orderLine.orderId")
    .select(["orderId as orderId", "itemNo as itemNo", "name", "detail", "quantity", "sellUnit as sellUnit"])
    .select(["unitPriceCents as unitPriceCents", "orderLine.goodsCents as goodsCents", "recipient"])
    .select("orderLine.discountCents as discountCents")
    .where(which)
    .orderBy("orderId")
    .orderBy("position")
    .execute();
  const promotions = await query
    .selectFrom("orderPromotion")
    .innerJoin("customerOrder", "customerOrder.id", "orderPromotion.orderId")
    .select(["orderId as orderId", "code", "name", "orderPromotion.discountCents as discountCents"])
    .select("deliveryDiscountCents as deliveryDiscountCents")
    .where(which)
    .orderBy("orderId")
    .orderBy("code")
    .execute();
  return orders.map(({ id, ...order }) => ({
    ...order,
    promotions: promotions.filter((one) => one.orderId === id).map(({ orderId: _, ...promotion }) => promotion),
    lines: lines.filter((line) => line.orderId === id).map(({ orderId: _, ...line }) => line),
  }));
}

const selectBagLines = (query: Query, accountId: number) =>
  query
    .selectFrom("bagLine")
    .innerJoin("bag", "bag.id", "bagLine.bagId")
    .innerJoin("item", "item.id", "bagLine.itemId")
    .select(["item.itemNo as itemNo", "bagLine.quantity", "bagLine.recipient"])
    .where("bag.accountId", "=", accountId)
    .where("bag.status", "=", "open")
    .orderBy("bagLine.id")
    .execute();

/** Returns current and former reservations that staff made for the person. */
const selectReservations = (query: Query, accountId: number) =>
  query
    .selectFrom("stockReservation")
    .innerJoin("lot", "lot.id", "stockReservation.lotId")
    .innerJoin("item", "item.id", "lot.itemId")
    .select(["item.itemNo as itemNo", "units", "state", "note", "lastDay as lastDay", "stockReservation.createdAt as createdAt"])
    .where("accountId", "=", accountId)
    .orderBy("stockReservation.id")
    .execute();

async function selectBagCodes(query: Query, accountId: number): Promise<string[]> {
  const rows = await query
    .selectFrom("bagPromotion")
    .innerJoin("bag", "bag.id", "bagPromotion.bagId")
    .select("code")
    .where("bag.accountId", "=", accountId)
    .where("bag.status", "=", "open")
    .orderBy("bagPromotion.id")
    .execute();
  return rows.map((row) => row.code);
}

const selectWays = async (query: Query, accountId: number) => ({
  linkedLogins: await query
    .selectFrom("externalLogin")
    .select(["provider", "email", "linkedAt as linkedAt", "usedAt as usedAt"])
    .where("accountId", "=", accountId)
    .execute(),
  passkeys: await query
    .selectFrom("passkey")
    .select(["name", "addedAt as addedAt", "usedAt as usedAt"])
    .where("accountId", "=", accountId)
    .execute(),
  codesSince: await query.selectFrom("secondFactor").select("confirmedAt as at").where("accountId", "=", accountId).executeTakeFirst(),
});

const selectAllSessions = (query: Query, accountId: number) =>
  query
    .selectFrom("session")
    .select(["way", "device", "place", "startedAt as startedAt", "usedAt as usedAt", "endedAt as endedAt"])
    .where("accountId", "=", accountId)
    .orderBy("startedAt")
    .execute();

const selectConsents = (query: Query, accountId: number) =>
  query
    .selectFrom("smsConsent")
    .select(["phone", "state", "consentVersion as version", "consentText as text", "place", "at"])
    .where("accountId", "=", accountId)
    .orderBy("at")
    .execute();

const selectWishLists = (query: Query, accountId: number) =>
  query
    .selectFrom("wishList")
    .leftJoin("wishListLine", "wishListLine.wishListId", "wishList.id")
    .leftJoin("item", "item.id", "wishListLine.itemId")
    .select(["wishList.name as list", "item.itemNo as itemNo", "quantity", "note"])
    .where("accountId", "=", accountId)
    .orderBy("wishList.id")
    .orderBy("wishListLine.id")
    .execute();

const selectIdeaBooks = (query: Query, accountId: number) =>
  query
    .selectFrom("ideaBook")
    .leftJoin("ideaBookEntry", "ideaBookEntry.ideaBookId", "ideaBook.id")
    .select(["ideaBook.name as book", "kind", "reference", "note"])
    .where("accountId", "=", accountId)
    .orderBy("ideaBook.id")
    .orderBy("position")
    .execute();

const selectSlabLayouts = (query: Query, accountId: number) =>
  query.selectFrom("slabLayout").select(["name", "layout", "savedAt"]).where("accountId", "=", accountId).orderBy("id").execute();

const selectQuotes = (query: Query, accountId: number) =>
  query
    .selectFrom("salesQuote")
    .select(["quoteNo", "status", "requestedAt as askedAt", "purchaseOrderNo", "jobName", "rejectReason", "rejectNote"])
    .where("accountId", "=", accountId)
    .orderBy("id")
    .execute();

const selectQuoteMessages = (query: Query, accountId: number) =>
  query
    .selectFrom("salesQuoteMessage as message")
    .innerJoin("salesQuote as quote", "quote.id", "message.quoteId")
    .select(["quoteNo", "at", "text"])
    .where("message.accountId", "=", accountId)
    .orderBy("message.id")
    .execute();

const selectApprovals = (query: Query, accountId: number) =>
  query
    .selectFrom("approvalRequest")
    .select(["askedAt", "status", "totalCents", "purchaseOrderNo", "jobName", "note"])
    .where("accountId", "=", accountId)
    .orderBy("id")
    .execute();

const selectRequests = (query: Query, accountId: number) =>
  query
    .selectFrom("customerRequest")
    .select(["kind", "reference", "fields", "status", "createdAt as sentAt"])
    .select(
      sql<
        string[]
      >`array(select name from customer_request_document as document where document.request_id = customer_request.id order by id)`.as(
        "documents",
      ),
    )
    .where("accountId", "=", accountId)
    .orderBy("id")
    .execute();

/** Returns the data tied to an email address, which must be the person's own. */
async function selectByAddress(query: Query, { storefrontId, provedEmailKey }: StoredAccount) {
  if (provedEmailKey === null) return { subscriptions: [], stockAlerts: [], forms: [] };
  const subscriptions = await query
    .selectFrom("subscription")
    .select(["source", "language", "since", "endedAt as endedAt"])
    .where("storefrontId", "=", storefrontId)
    .where("emailKey", "=", provedEmailKey)
    .execute();
  const forms = await query
    .selectFrom("formEntry")
    .select(["form", "reference", "subject", "fields", "page", "createdAt as sentAt"])
    .where("storefrontId", "=", storefrontId)
    .where(sql<string>`lower(fields ->> 'email')`, "=", provedEmailKey)
    .orderBy("id")
    .execute();
  return { subscriptions, stockAlerts: await selectStockAlerts(query, storefrontId, provedEmailKey), forms };
}

const selectStockAlerts = (query: Query, storefrontId: number, emailKey: string) =>
  query
    .selectFrom("stockAlert")
    .innerJoin("item", "item.id", "stockAlert.itemId")
    .leftJoin("place", "place.id", "stockAlert.placeId")
    .select(["item.itemNo as itemNo", "units", "place.code as store", "language", "askedAt as askedAt", "expiresAt as expiresAt"])
    .select(["toldAt as toldAt", "withdrawnAt as withdrawnAt"])
    .where("stockAlert.storefrontId", "=", storefrontId)
    .where("emailKey", "=", emailKey)
    .orderBy("stockAlert.id")
    .execute();
