import { randomBytes, randomUUID } from "node:crypto";
import { roles as allRoles, isStaffRight, type Role, type StaffRight, staffRights } from "@azulejo/contract";
import { recordChanges } from "@azulejo/database";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer, DEMO_PASSWORD, demoPerson, guestOrder, signIn } from "@azulejo/testing/people.ts";
import { addSecondStorefront, SECOND_KEYS } from "@azulejo/testing/second-storefront.ts";
import { decodeJwt, generateKeyPair, SignJWT } from "jose";
import { createKeys } from "./access-matrix.keys.fixture.ts";
import { fillStore, type OtherStore } from "./access-matrix.other-store.fixture.ts";

/** A caller of the matrix. */
export interface Caller {
  name: string;
  headers: Record<string, string>;
  /** `guest` sends no token, `refused` an invalid one, `signedIn` a valid one of a customer, `staff` a valid one of staff. */
  kind: "guest" | "refused" | "signedIn" | "staff";
  rights: readonly StaffRight[];
  roles: readonly Role[];
  business: boolean;
  /** Whether it is staff of a store where none of the orders are picked up. */
  isElsewhere: boolean;
  accountId: number | null;
  customerId: number | null;
  /** An API key or an access token for one, which may not make calls for people only. */
  isKey?: boolean | undefined;
  /** The error of staff calls for an invalid API key or access token. */
  refusal?: string | undefined;
}

/** A shop with every kind of caller, and a stranger whose data belongs to none of them. */
export interface World {
  shop: TestShop;
  callers: Caller[];
  caller(name: string): Caller;
  /** A homeowner who makes no calls, and whose data the callers may neither see nor change. */
  stranger: {
    accountId: number;
    headers: Record<string, string>;
    bagId: string;
    addressId: number;
    wishlistId: number;
    tagId: number;
    layoutId: number;
    alertId: number;
    receiptId: string;
    sessionId: string;
    savedPaymentId: number;
    /** A card that was confirmed at the provider, but isn't saved. */
    setupId: string;
    quoteNo: number;
    orderNo: number;
    /** A question about a delay of the order. */
    delayId: number;
  };
  /** A user, a branch and an invitation of each business account, by its id. */
  users: Map<number, number>;
  branches: Map<number, number>;
  invitation(customerId: number, by: number): Promise<number>;
  /** The number of an open invoice of a business account. */
  invoiceOf(customerId: number): Promise<number>;
  /** An order limit of a business account, and an order that needs approval. */
  approvalRuleOf(customerId: number): Promise<number>;
  approvalOf(customerId: number): Promise<number>;
  /** The receipt of a guest order, and the order's number. */
  guestReceipt: string;
  orderNo: number;
  /** Records of a store to which one of the staff members has no access. */
  reno: OtherStore;
  /** An item with prices that occur nowhere else. */
  marked: { itemNo: string; code: string; name: string; cents: number[] };
}

export const SHOP = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera" };
/** Prices that occur nowhere else in the demo: list price, sale price, and the price for two or more boxes. */
const MARKS = [9_876_543, 8_765_432, 7_654_321];

export async function openWorld(): Promise<World> {
  const shop = await openTestShop();
  await addSecondStorefront(shop.database);
  const marked = await markPrices(shop);
  const people = await signEverybodyIn(shop);
  const stranger = await makeStranger(shop, marked.itemNo);
  const { users, branches } = await readBusinesses(shop);
  const staff = await signStaffIn(shop);
  const guestReceipt = await guestOrder(shop, "guest@example.test");
  const owner = staff[0]?.headers ?? {};
  const orderNo = await orderOf(shop, stranger.receiptId);
  const delayId = await delayOrder(shop, owner, orderNo);
  const reno = await fillStore(shop, owner, async (ofOrder) => {
    const [customerId = 0] = users.keys();
    return { customerId, invoiceNo: await insertInvoice(shop, customerId, { orderNo: ofOrder }) };
  });
  await holdSlab(shop, stranger.accountId, reno.heldSlab);
  const keys: Caller[] = (await createKeys(shop, owner)).map((key) => ({ ...guest, ...key }));
  const callers = [guest, ...people, ...staff, ...keys, ...(await refusedCallers(shop, people, staff))];
  return {
    shop,
    callers,
    caller: (name) => {
      const found = callers.find((one) => one.name === name);
      if (!found) throw new Error(`nobody is called ${name}`);
      return found;
    },
    stranger: { ...stranger, orderNo, delayId },
    users,
    branches,
    invitation: (customerId, by) => insertInvitation(shop, customerId, by),
    invoiceOf: (customerId) => insertInvoice(shop, customerId, { receiptKey: guestReceipt }),
    approvalRuleOf: (customerId) => insertApprovalRule(shop, customerId, users.get(customerId) ?? 0),
    approvalOf: (customerId) => insertApproval(shop, customerId, users.get(customerId) ?? 0),
    guestReceipt,
    orderNo: await orderOf(shop, guestReceipt),
    reno,
    marked,
  };
}

const guest: Caller = {
  name: "guest",
  headers: {},
  kind: "guest",
  roles: [],
  rights: [],
  business: false,
  isElsewhere: false,
  accountId: null,
  customerId: null,
};

/** Copies a demo account to another address. */
async function copyPerson(shop: TestShop, from: string, email: string, roles: readonly Role[], more: object = {}): Promise<number> {
  const { query } = shop.database;
  const {
    id: _,
    activeBranchId: __,
    ...row
  } = await query.selectFrom("account").selectAll().where("emailKey", "=", from).executeTakeFirstOrThrow();
  const copy = { ...row, details: JSON.stringify(row.details), email, emailKey: email, ...more };
  const { id } = await query.insertInto("account").values(copy).returning("id").executeTakeFirstOrThrow();
  for (const role of roles) await query.insertInto("accountRole").values({ accountId: id, role }).execute();
  return id;
}

/** The demo accounts with their names in the matrix. */
const people = [
  ["homeowner", "homeowner@demo.test"],
  ["administrator", "dealer-admin@demo.test"],
  ["sales", "dealer-buyer@demo.test"],
  ["accounting", "dealer-accounting@demo.test"],
  ["professional", "designer@demo.test"],
  ["locked", "locked@demo.test"],
  ["hidden prices", "hidden-prices@demo.test"],
  ["another's administrator", "studio-admin@demo.test"],
  ["blocked", "blocked@demo.test"],
] as const;

async function signEverybodyIn(shop: TestShop): Promise<Caller[]> {
  await copyPerson(shop, "designer@demo.test", "studio-admin@demo.test", ["Administrator"]);
  await copyPerson(shop, "dealer-admin@demo.test", "blocked@demo.test", ["Administrator"]);
  const signedIn = await Promise.all(people.map(([name, email]) => signInAs(shop, name, email)));
  await shop.database.query.updateTable("account").set({ blockedAt: new Date() }).where("emailKey", "=", "blocked@demo.test").execute();
  return signedIn;
}

async function signInAs(shop: TestShop, name: string, email: string): Promise<Caller> {
  const { pair } = await demoPerson(shop, email);
  const row = await shop.database.query
    .selectFrom("account")
    .leftJoin("accountRole", "accountRole.accountId", "account.id")
    .select(["account.id", "account.customerId", "accountRole.role"])
    .where("emailKey", "=", email)
    .executeTakeFirstOrThrow();
  return {
    name,
    headers: bearer(pair),
    kind: name === "blocked" ? "refused" : "signedIn",
    roles: row.role ? [row.role] : [],
    rights: [],
    business: row.customerId !== null,
    isElsewhere: false,
    accountId: row.id,
    customerId: row.customerId,
  };
}

/** The staff of the matrix: one of each role, one who may only read, one of another store, and one who was blocked after signing in. */
async function signStaffIn(shop: TestShop): Promise<Caller[]> {
  const { query } = shop.database;
  const owner = await query.selectFrom("staff").selectAll().where("emailKey", "=", "staff@demo.test").executeTakeFirstOrThrow();
  const { id: _, ...copy } = owner;
  const roles = await query.selectFrom("staffRole").select(["id", "code", "rights"]).where("storefrontId", "=", 1).orderBy("id").execute();
  const roleId = (code: string): number | null => roles.find((one) => one.code === code)?.id ?? null;
  const rightsOf = (code: string) => (roles.find((one) => one.code === code)?.rights ?? []).filter(isStaffRight);
  const members = [
    { name: "staff", email: owner.email, rights: staffRights, roleId: owner.roleId },
    ...roles
      .filter(({ code }) => code !== "owner")
      .map(({ id, code }) => ({ name: `staff: ${code}`, email: `${code}@matrix.test`, rights: rightsOf(code), roleId: id })),
    { name: "staff who may read", email: "reader@demo.test", rights: ["orders.read"] as const, roleId: null },
    { name: "staff of another store", email: "elsewhere@demo.test", rights: staffRights, roleId: owner.roleId },
    { name: "blocked staff", email: "blocked-staff@demo.test", rights: staffRights, roleId: roleId("owner") },
  ];
  const callers: Caller[] = [];
  for (const { name, email, rights, roleId: role } of members) {
    const isElsewhere = name === "staff of another store";
    if (email !== owner.email) {
      const own = role === null ? [...rights] : [];
      const { id } = await query
        .insertInto("staff")
        .values({ ...copy, email, emailKey: email, rights: own, roleId: role })
        .returning("id")
        .executeTakeFirstOrThrow();
      if (isElsewhere) {
        const place = await query
          .selectFrom("place")
          .select("id")
          .where("storefrontId", "=", 1)
          .orderBy("id", "desc")
          .executeTakeFirstOrThrow();
        await query.insertInto("staffStore").values({ staffId: id, placeId: place.id }).execute();
      }
    }
    const { authToken } = (await shop.call("office/signin", { email, password: DEMO_PASSWORD })).body.value;
    const kind = name === "blocked staff" ? "refused" : "staff";
    callers.push({ ...guest, name, kind, rights, isElsewhere, headers: bearer({ authToken }) });
  }
  await query.updateTable("staff").set({ blockedAt: new Date() }).where("email", "=", "blocked-staff@demo.test").execute();
  return callers;
}

/** Returns callers with tokens for the administrator's session, each invalid in a different way. */
async function refusedCallers(shop: TestShop, everybody: Caller[], staff: Caller[]): Promise<Caller[]> {
  const administrator = everybody.find((one) => one.name === "administrator");
  const token = administrator?.headers.authorization?.replace("Bearer ", "") ?? "";
  const staffToken = staff[0]?.headers.authorization?.replace("Bearer ", "") ?? "";
  const [header = "", body = "", signature = ""] = token.split(".");
  const claims = decodeJwt(token);
  const { keys } = shop.api.services;
  const { id: kid, key } = await keys.current();
  const now = Math.floor(Date.now() / 1000);
  const signed = (more: { iss?: string; aud?: string; exp?: number; sid?: string }, signer: typeof key = key) =>
    new SignJWT({ ...claims, exp: now + 600, ...more }).setProtectedHeader({ alg: keys.algorithm, kid, typ: "JWT" }).sign(signer);
  const stranger = (await generateKeyPair(keys.algorithm, { crv: "Ed25519" })).privateKey;
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const raised = encoded({ ...claims, claims: allRoles.map((role) => ({ key: "Role", value: role })) });
  const tokens: [string, string, Record<string, string>?][] = [
    ["a customer's session for staff", await signed({ iss: "azulejo:staff:1", aud: "staff" })],
    ["a staff session for customers", await signed({ sid: decodeJwt(staffToken).sid as string })],
    ["another audience", await signed({ aud: "staff" })],
    ["expired", await signed({ exp: now - 60 })],
    ["forged: another key", await signed({}, stranger)],
    ["forged: no algorithm", `${encoded({ alg: "none", kid, typ: "JWT" })}.${body}.`],
    ["forged: no algorithm, a signature", `${encoded({ alg: "none", kid, typ: "JWT" })}.${body}.${signature}`],
    ["forged: other claims", `${header}.${raised}.${signature}`],
    ["of another storefront", await signed({ iss: "azulejo:storefront:2" })],
    ["at another storefront", token, SECOND_KEYS],
    ["staff at another storefront", staffToken, SECOND_KEYS],
    ["no token at all", "nonsense"],
  ];
  return tokens.map(([name, value, headers]) => ({
    ...guest,
    name,
    kind: "refused",
    headers: { authorization: `Bearer ${value}`, ...headers },
  }));
}

async function orderOf({ database }: TestShop, receiptKey: string): Promise<number> {
  const { orderNo } = await database.query
    .selectFrom("customerOrder")
    .select("orderNo")
    .where("receiptKey", "=", receiptKey)
    .executeTakeFirstOrThrow();
  return orderNo;
}

async function markPrices(shop: TestShop): Promise<World["marked"]> {
  const { query } = shop.database;
  const row = await query
    .selectFrom("item")
    .innerJoin("product", "product.id", "item.productId")
    .innerJoin("productText", "productText.productId", "product.id")
    .innerJoin("price", "price.itemId", "item.id")
    .select(["item.id", "item.itemNo as itemNo", "product.id as productId", "product.code", "productText.name"])
    .where("item.kind", "=", "item")
    .where("item.sellUnit", "=", "box")
    .where("productText.language", "=", "en")
    .orderBy("product.popularity", "desc")
    .executeTakeFirstOrThrow();
  const [list = 0, sale = 0, two = 0] = MARKS;
  await query
    .updateTable("price")
    .set({ listCents: list, saleCents: sale, saleFrom: null, saleUntil: null })
    .where("itemId", "=", row.id)
    .execute();
  await query.deleteFrom("priceBreak").where("itemId", "=", row.id).execute();
  await query.insertInto("priceBreak").values({ itemId: row.id, fromUnits: 2, priceCents: two }).execute();
  await recordChanges(query, [{ kind: "product", entity: String(row.productId) }]);
  await shop.api.settle();
  return { itemNo: row.itemNo, code: row.code, name: row.name, cents: MARKS };
}

async function makeStranger(shop: TestShop, itemNo: string): Promise<Omit<World["stranger"], "orderNo" | "delayId">> {
  const { query } = shop.database;
  const email = "stranger@example.test";
  const accountId = await copyPerson(shop, "homeowner@demo.test", email, []);
  const pair = (await signIn(shop, email, DEMO_PASSWORD)).body.value;
  const headers = bearer(pair);
  const address = { firstName: "S", lastName: "T", line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" };
  const addressId = (await shop.call("customer/saveaddress", { address, label: "stranger's" }, headers)).body.value.id;
  const items = [{ itemNo, quantity: 3 }];
  const bagId = (await shop.call("webshoppingbag/addbagitemV2", { items }, headers)).body.value.shoppingBagQuoteId;
  const wish = { itemNo, name: "stranger's" };
  const wishlistId = (await shop.call("webshoppingbag/addwishlistitem", wish, headers)).body.value.wishlistId;
  const book = { name: "stranger's", entries: [{ kind: "product", reference: itemNo }] };
  const tagId = (await shop.call("usertag/addtag", book, headers)).body.value.tagId;
  const layout = { name: "stranger's", layout: { slabs: ["E32-1"], pieces: [], vein: 0 } };
  const layoutId = (await shop.call("slabs/layout/save", layout, headers)).body.value.layoutId;
  await shop.call("stockalert/ask", { itemNo, units: 3, email }, headers);
  const [alert] = (await shop.call("stockalert/account/list", undefined, headers)).body.value;
  const receiptId = await guestOrder(shop, email);
  await query.updateTable("customerOrder").set({ accountId }).where("receiptKey", "=", receiptId).execute();
  await query
    .insertInto("passkey")
    .values({ id: "passkey-of-a-stranger", accountId, publicKey: new Uint8Array(1), counter: 0, transports: [], name: "" })
    .execute();
  const card = { providerId: "pm_of_a_stranger", fingerprint: "stranger", brand: "visa", last4: "4242", expMonth: 12, expYear: 2040 };
  const setupId = await confirmCard(shop, headers);
  const { id: savedPaymentId } = await query
    .insertInto("savedPayment")
    .values({ accountId, ...card })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    accountId,
    headers,
    bagId,
    addressId,
    wishlistId,
    tagId,
    layoutId,
    alertId: alert.alertId,
    receiptId,
    savedPaymentId,
    setupId,
    quoteNo: await insertQuote(shop, accountId),
    sessionId: String(decodeJwt(pair.authToken).sid),
  };
}

async function readBusinesses(shop: TestShop): Promise<Pick<World, "users" | "branches">> {
  const { query } = shop.database;
  const users = new Map<number, number>();
  const branches = new Map<number, number>();
  for (const { id, customerId } of await query.selectFrom("customerBranch").select(["id", "customerId"]).execute()) {
    if (branches.has(customerId)) continue;
    branches.set(customerId, id);
    users.set(customerId, await copyPerson(shop, "designer@demo.test", `user-of-${customerId}@example.test`, ["Sales"], { customerId }));
  }
  return { users, branches };
}

async function insertInvitation(shop: TestShop, customerId: number, by: number): Promise<number> {
  const email = `${randomUUID()}@example.test`;
  const person = { email, emailKey: email, givenName: "I", surname: "N", language: "en" };
  const { id } = await shop.database.query
    .insertInto("invitation")
    .values({
      ...person,
      customerId,
      hash: randomBytes(32).toString("base64url"),
      roles: ["Sales"],
      branchIds: [],
      invitedBy: by,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds an unanswered quote. @returns its number */
async function insertQuote({ database: { query } }: TestShop, accountId: number): Promise<number> {
  const bagId = "bag-of-a-strangers-quote";
  await query.insertInto("bag").values({ id: bagId, storefrontId: 1, pickupPlaceId: null, accountId, status: "quoted" }).execute();
  const asked = {
    storefrontId: 1,
    accountId,
    bagId,
    language: "en",
    currency: "USD",
    status: "requested" as const,
    requestedAt: new Date(),
  };
  return (await query.insertInto("salesQuote").values(asked).returning("quoteNo").executeTakeFirstOrThrow()).quoteNo;
}

/** Adds an open invoice for an order to a business account. @returns its number */
async function insertInvoice(
  { database: { query } }: TestShop,
  customerId: number,
  order: { receiptKey: string } | { orderNo: number },
): Promise<number> {
  const orders = query.selectFrom("customerOrder").select("id");
  const { id: orderId } = await ("orderNo" in order
    ? orders.where("orderNo", "=", order.orderNo)
    : orders.where("receiptKey", "=", order.receiptKey)
  ).executeTakeFirstOrThrow();
  const { invoiceNo } = await query
    .insertInto("invoice")
    .values({
      storefrontId: 1,
      customerId,
      orderId,
      kind: "invoice",
      issuedAt: new Date(),
      issuedOn: "2026-01-02",
      dueOn: "2026-02-01",
      paymentTerm: "NET30",
      currency: "USD",
      goodsCents: 100,
      deliveryCents: 0,
      taxCents: 0,
      totalCents: 100,
      openCents: 100,
    })
    .returning("invoiceNo")
    .executeTakeFirstOrThrow();
  return invoiceNo;
}

/** Confirms a card at the provider without saving it. @returns the provider's id of it */
async function confirmCard(shop: TestShop, headers: Record<string, string>): Promise<string> {
  const { clientSecret } = (await shop.call("customer/retrievesavedpaymentform", {}, headers)).body.value as { clientSecret: string };
  const [setupId = ""] = clientSecret.split("_secret_");
  const send = (path: string, fields: Record<string, string>, secret: string) =>
    fetch(`${shop.sandbox.url}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
      body: new URLSearchParams(fields),
    });
  const card = { client_secret: clientSecret, payment_method: "pm_card_visa" };
  await send(`/v1/setup_intents/${setupId}/confirm`, card, "pk_test_demo");
  await send(`/stripe/control/setup_intents/${setupId}/authenticate`, { outcome: "complete" }, "sk_test_demo");
  return setupId;
}

/** Delays an order, which asks its customer a question. @returns the question's id */
async function delayOrder(shop: TestShop, headers: Record<string, string>, orderNo: number): Promise<number> {
  await shop.api.settle();
  const move = { orderNo, promisedOn: "2099-01-01", reason: "container" };
  await shop.call("office/movepromises", move, { ...headers, "idempotency-key": randomUUID() });
  const { id } = await shop.database.query
    .selectFrom("delay")
    .innerJoin("customerOrder", "customerOrder.id", "delay.orderId")
    .select("delay.id")
    .where("orderNo", "=", orderNo)
    .executeTakeFirstOrThrow();
  return id;
}

async function insertApprovalRule({ database: { query } }: TestShop, customerId: number, setBy: number): Promise<number> {
  const rule = { customerId, aboveCents: 1, accountId: null, approverId: null, setAt: new Date(), setBy };
  return (await query.insertInto("approvalRule").values(rule).returning("id").executeTakeFirstOrThrow()).id;
}

async function insertApproval({ database: { query } }: TestShop, customerId: number, accountId: number): Promise<number> {
  const bagId = randomUUID();
  const asked = { storefrontId: 1, customerId, accountId, bagId, askedAt: new Date(), status: "asked" as const, contents: "matrix" };
  const order = { currency: "USD", totalCents: 1, lines: JSON.stringify([]) };
  return (
    await query
      .insertInto("approvalRequest")
      .values({ ...asked, ...order })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;
}

async function holdSlab({ database: { query } }: TestShop, accountId: number, code: string): Promise<void> {
  const [bundle = "", sequence] = code.split("-");
  const { id: slabId } = await query
    .selectFrom("slab")
    .innerJoin("slabBundle", "slabBundle.id", "bundleId")
    .select("slab.id")
    .where("slabBundle.code", "=", bundle)
    .where("sequence", "=", Number(sequence))
    .executeTakeFirstOrThrow();
  await query
    .insertInto("slabHold")
    .values({ slabId, accountId, state: "holding", askedAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) })
    .execute();
}
