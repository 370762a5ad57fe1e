import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { address, contact } from "./guest.ts";
import type { Answer, TestShop } from "./open-test-shop.ts";

/** Helpers for tests of customer accounts, which use the shop's own calls. */
export const PASSWORD = "grout lines and river stones";
/** The password of every demo account. */
export const DEMO_PASSWORD = "Azulejo-demo-1";

export interface Pair {
  authToken: string;
  refreshToken: string;
}

export interface Person {
  email: string;
  pair: Pair;
}

export const bearer = ({ authToken }: { authToken: string }) => ({ authorization: `Bearer ${authToken}` });

let people = 0;
export const newAddress = (): string => `person-${++people}@example.test`;

/** Solves a captcha challenge for a purpose, as a browser does. */
export async function solve(shop: TestShop, purpose: string): Promise<string> {
  const { challenge } = (await shop.call(`content/challenge?form=${purpose}`)).body.value;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

export const signIn = (shop: TestShop, userName: string, password = PASSWORD, more: object = {}, headers: Record<string, string> = {}) =>
  shop.call("account/login", { userName, password, ...more }, headers);

/** Signs in as a demo person. */
export async function demoPerson(shop: TestShop, userName: string): Promise<Person> {
  return { email: userName, pair: (await signIn(shop, userName, DEMO_PASSWORD)).body.value };
}

export async function signUp(shop: TestShop, more: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
  const captchaToken = await solve(shop, "sign-up");
  const person = { type: "homeowner", givenName: "Ana", surname: "Ruiz", email: newAddress(), password: PASSWORD };
  return shop.call("account/signup", { ...person, captchaToken, ...more }, headers);
}

/** Creates a person who signed up and confirmed their email address in the same browser. */
export async function provedPerson(shop: TestShop, email = newAddress()): Promise<Person> {
  const pair = (await signUp(shop, { email })).body.value;
  const proved = await shop.call("account/proveaddress", { token: await tokenMailedTo(shop, email) }, bearer(pair));
  if (!proved.body.success) throw new Error(`${email} could not be proved: ${proved.body.code}`);
  return { email, pair };
}

export interface ReadMail {
  subject: string;
  html: string;
  text: string;
  headers: { name: string; value: string }[];
}

/** Returns all emails to an address, newest first. */
export async function mailsTo(shop: TestShop, to: string): Promise<ReadMail[]> {
  await shop.api.settle();
  const at = `${shop.sandbox.url}/mail/api/messages`;
  const { messages } = (await (await fetch(`${at}?to=${encodeURIComponent(to)}`)).json()) as { messages: { id: string }[] };
  return Promise.all(messages.map(async ({ id }) => (await (await fetch(`${at}/${id}`)).json()) as ReadMail));
}

/** Returns the token from the newest email to an address that has one. */
export async function tokenMailedTo(shop: TestShop, to: string): Promise<string> {
  const tokens = (await mailsTo(shop, to)).flatMap(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? []);
  if (!tokens[0]) throw new Error(`no mail with a link has come to ${to}`);
  return tokens[0];
}

/** Tables that background work, and waiting for it, may use during any request, so they are ignored. */
const BESIDE = ["change_log", "change_feed", "record_change", "webhook", "pg_stat_activity", "job", "storefront"];

function tablesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = node as { kind?: string; table?: { identifier?: { name?: string } }; sqlFragments?: string[] };
  const named = [...(own.sqlFragments ?? []).join(" ").matchAll(/\b(?:from \w+,|from|into|update|join) ([\w.]+)/g)].map(
    ([, table]) => table ?? "",
  );
  if (own.kind === "TableNode") return [own.table?.identifier?.name ?? ""];
  return [...named, ...Object.values(node).flatMap(tablesIn)];
}

/** Returns the SQL statements that `work` runs, as kinds and tables; letters of earlier work are sent before. */
export async function statementsOf(shop: TestShop, work: () => Promise<unknown>): Promise<string[]> {
  await shop.api.settle();
  const { query } = shop.database;
  const counted: string[] = [];
  shop.database.query = query.withPlugin({
    transformQuery: ({ node }) => {
      counted.push([node.kind, ...tablesIn(node)].join(" "));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work().finally(() => {
    shop.database.query = query;
  });
  return counted.filter((statement) => !BESIDE.some((table) => statement.split(" ").includes(table)));
}

/** Returns the number of an item that is sold by the box and well stocked in Reno. @param offset each number gives another item */
export async function boxInReno(shop: TestShop, offset: number): Promise<string> {
  const { itemNo } = await shop.database.query
    .selectFrom("lot")
    .innerJoin("item", "item.id", "lot.itemId")
    .innerJoin("place", "place.id", "lot.placeId")
    .select("item.itemNo")
    .where("place.code", "=", "reno")
    .where("item.sellUnit", "=", "box")
    .where("lot.onHand", ">", 30)
    .orderBy("lot.id")
    .offset(offset)
    .executeTakeFirstOrThrow();
  return itemNo;
}

let orders = 0;

/** Places and pays a guest order. @returns its receipt key */
export async function guestOrder(shop: TestShop, email: string): Promise<string> {
  const itemNo = await boxInReno(shop, orders);
  const attempt = `attempt-${String(++orders).padStart(12, "0")}`;
  const added = await shop.call("webshoppingbag/addbagitemV2", {
    items: [{ itemNo, quantity: 1, fulfilmentType: "DLVR" }],
  });
  const { shoppingBagQuoteId } = added.body.value;
  const quoted = await shop.call("checkout/checkout", {
    shoppingBagQuoteId,
    contact: { ...contact, email },
    deliveryAddress: address,
    billingSameAsDelivery: true,
    deliveryService: "freight",
  });
  const { totals, termsVersion } = quoted.body.value;
  const payment = { type: "CreditCard", paymentMethodId: "pm_card_visa" };
  const placed = await shop.call(
    "checkout/complete",
    { shoppingBagQuoteId, attempt, payment, expectedTotalCents: totals.totalCents, agreed: true, termsVersion },
    { "idempotency-key": `${attempt}-key` },
  );
  return placed.body.value.receiptId;
}
