import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { address, contact, orderOf } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, provedPerson, signIn } from "@azulejo/testing/people.ts";
import { untilWaiting } from "@azulejo/testing/until-waiting.ts";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Office, openOffice } from "../../../http/every-call/audit-trail/audit-trail.fixture.ts";
import { examineBooks } from "../../books/index.ts";
import { moveIn } from "../../movein/move-in.ts";
import { lockAccounts } from "./merge.repository.ts";

const shop = await openShopForFile();
const { query } = shop.database;

let office: Office;
let staff: Record<string, string>;
let dealerId: number;
beforeAll(async () => {
  office = await openOffice(shop);
  staff = await staffHeaders(shop);
  ({ dealerId } = office);
});
afterEach(async () => {
  await shop.api.settle();
  expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
});

const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body.value;
const send = async (call: string, body: object, key: string = crypto.randomUUID()) =>
  (await shop.call(`office/${call}`, body, { ...staff, "idempotency-key": key })).body;
const terms = { paymentTerm: "NET30", creditLimitCents: 5_000_000 };
let opened = 0;
const open = async (name = `Company ${++opened}`, creditLimitCents: number | null = 1_000_000): Promise<number> => {
  const branches = [{ name, city: "Reno", state: "NV" }];
  const { value } = await send("openbusiness", {
    ...{ name, type: "contractor", paymentTerm: "NET60", creditLimitCents, postalCode: "89501", branches, person: null },
  });
  return value.customerId;
};
const preview = (from: number, into: number) => read(`previewmerge?from=${from}&into=${into}`);
const merge = async (from: number, into: number, more: object = {}, key?: string) =>
  send("mergecustomers", { from, into, revision: (await preview(from, into))?.revision ?? "", ...terms, ...more }, key);

const order = async (headers: Record<string, string>, payment: object) => {
  const items = [{ itemNo: await boxInReno(shop, 40), quantity: 1, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, headers)).body.value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  const quote = (await shop.call("checkout/checkout", steps, headers)).body.value;
  const attempt = `attempt-of-a-merge-${++opened}`;
  return shop.call("checkout/complete", orderOf(quote, attempt, payment), { ...headers, "idempotency-key": `${attempt}-key` });
};

describe("two accounts of one company", () => {
  it("become one, with everything that hangs on them, as the preview said", async () => {
    const into = await open("Ladera Stone");
    const person = await provedPerson(shop);
    const { accountId } = (await read(`people?query=${person.email}`)).people[0];
    await send("moveperson", { accountId, customerId: into, roles: ["Administrator"] });
    const { invoiceNo } = await office.invoice();
    const quoteNo = await office.quote();
    await shop.api.settle();
    const before = await read(`customer?customerId=${dealerId}`);
    const said = await preview(dealerId, into);
    expect(said).toMatchObject({
      from: { customerId: dealerId },
      into: { customerId: into },
      moves: { people: before.users.length, branches: before.branches.length, openCents: expect.any(Number) },
      problems: [],
    });
    expect(said.moves.orders).toBeGreaterThan(0);
    expect(said.renumbered.map(({ number }: { number: string }) => number)).toEqual(
      before.branches.some(({ number }: { number: string }) => number === "01") ? ["01"] : [],
    );
    const { value } = await merge(dealerId, into);
    expect(value).toMatchObject({ customerId: into, ...terms, owedCents: before.owedCents });
    const after = await read(`customer?customerId=${into}`);
    expect(after.users).toHaveLength(before.users.length + 1);
    expect(after.branches).toHaveLength(before.branches.length + 1);
    expect(new Set(after.branches.map(({ number }: { number: string }) => number)).size).toBe(after.branches.length);
    expect(after.quotes.map((one: { quoteNo: number }) => one.quoteNo)).toContain(quoteNo);
    expect(after.invoices.open.map((one: { invoiceNo: number }) => one.invoiceNo)).toContain(invoiceNo);
    for (const table of ["account", "customer_order", "invoice", "sales_quote", "tax_exemption", "price_line", "customer_branch"])
      expect((await sql`select from ${sql.table(table)} where customer_id = ${dealerId}`.execute(query)).rows).toEqual([]);
    const acts = await query.selectFrom("auditEntry").select("subjectNo as no").where("kind", "=", "customer.merged").execute();
    expect(acts.map(({ no }) => no).sort()).toEqual([String(dealerId), String(into)].sort());
    dealerId = into;
  });

  it("are one under both numbers, and the people of both work in it", async () => {
    const [ended] = await query.selectFrom("customer").select("id").where("mergedInto", "=", dealerId).execute();
    expect((await read(`customer?customerId=${ended?.id}`)).customerId).toBe(dealerId);
    expect((await read(`customers?query=${ended?.id}`)).customers).toMatchObject([{ customerId: dealerId }]);
    expect((await read("customers?query=Ladera")).customers).toMatchObject([{ customerId: dealerId }]);
    const buyer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
    expect((await order(buyer, { type: "Credit" })).body.value.status).toBe("placed");
  });
});

describe("a merge", () => {
  it("is refused once an account has changed since the preview, with itself, and with nobody's", async () => {
    const [from, into] = [await open(), await open()];
    const { revision } = await preview(from, into);
    await send("saveterms", { customerId: into, paymentTerm: "NET10", creditLimitCents: null, locked: false });
    expect((await send("mergecustomers", { from, into, revision, ...terms })).code).toBe("office_merge_changed");
    expect((await merge(from, from)).code).toBe("office_merge_same");
    expect((await merge(from, 2_000_000_000)).code).toBe("office_customer_not_found");
  });

  it("happens once when it is repeated, started in two tabs, or in both directions", async () => {
    const [from, into] = [await open(), await open()];
    const { revision } = await preview(from, into);
    const input = { from, into, revision, ...terms };
    const again = await send("mergecustomers", input, "the-same-merge-0001");
    expect((await send("mergecustomers", input, "the-same-merge-0001")).value).toEqual(again.value);
    expect((await send("mergecustomers", input)).code).toBe("office_merge_same");
    const [a, b] = [await open(), await open()];
    const codes = (await Promise.all([merge(a, b), merge(b, a), merge(a, b)])).map(({ code }) => code ?? "done").sort();
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.every((code) => ["done", "office_merge_same", "office_merge_changed"].includes(code))).toBe(true);
  });

  it("leads on through a second one", async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    await merge(first, second);
    await merge(second, third);
    expect((await read(`customer?customerId=${first}`)).customerId).toBe(third);
  });

  const administratorOf = async (customerId: number) => {
    const { email } = await provedPerson(shop);
    const { accountId } = (await read(`people?query=${email}`)).people[0];
    await send("moveperson", { accountId, customerId, roles: ["Administrator"] });
    return bearer((await signIn(shop, email)).body.value);
  };
  const ordersOf = async (customerId: number) =>
    (await query.selectFrom("customerOrder").select("status").where("customerId", "=", customerId).execute()).map(({ status }) => status);

  it("takes an order along whose bank still asks, and what it holds of the credit line", async () => {
    const [from, into] = [await open(undefined, 9_000_000), await open()];
    const buyer = await administratorOf(from);
    const asked = await order(buyer, { type: "CreditCard", paymentMethodId: "pm_card_threeDSecure2Required", creditCents: 1000 });
    expect(asked.body.value.status).toBe("actionRequired");
    expect((await merge(from, into)).value).toMatchObject({ heldCents: 1000 });
    expect(await ordersOf(into)).toEqual(["reserved"]);
    expect((await shop.call("customer/getcustomermodel", undefined, buyer)).status).toBe(401);
  });

  it("takes an order along that is placed meanwhile, and leaves none behind", async () => {
    const [from, into] = [await open(), await open()];
    const buyer = await administratorOf(from);
    let paying: ReturnType<typeof order> | undefined;
    await query.transaction().execute(async (other) => {
      await lockAccounts(other, [from, into]);
      paying = order(buyer, { type: "CreditCard", paymentMethodId: "pm_card_visa" });
      await untilWaiting(shop.database);
      await sql`update customer set merged_into = ${into} where id = ${from}`.execute(other);
    });
    expect((await paying)?.body.value.status).toBe("placed");
    expect([await ordersOf(from), await ordersOf(into)]).toEqual([[], ["placed"]]);
  });

  it("keeps the ids of both in the system that they were moved from, whose files change nothing again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "azulejo-merge-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "businesses.csv"), "id,name,paymentTerm\nC-1,Peña Pisos,NET30\nC-2,Pena Pisos Inc,NET30\n");
    const invoices = "id,business,issuedOn,total,open\nI-1,C-1,2026-11-01,10.00,10.00\nI-2,C-2,2026-11-01,5.00,5.00\n";
    writeFileSync(join(folder, "invoices.csv"), invoices);
    writeFileSync(join(folder, "control.csv"), "figure,amount\nreceivables,15.00\n");
    const moved = () => moveIn({ database: shop.database, folder, source: "old-erp" });
    await moved();
    const idOf = async (id: string) =>
      (await query.selectFrom("externalId").select("recordId").where("externalId", "=", id).executeTakeFirstOrThrow()).recordId;
    const [from, into] = [await idOf("C-2"), await idOf("C-1")];
    expect((await preview(from, into)).moves).toMatchObject({ openCents: 500, externalIds: [{ source: "old-erp", id: "C-2" }] });
    const termsBefore = {
      customerId: from,
      paymentTerm: "NET15",
      creditLimitCents: 700,
      locked: false,
      at: new Date("2026-02-03T00:00:00Z"),
    };
    await query.insertInto("customerTermsChange").values(termsBefore).execute();
    await merge(from, into);
    const history = await query
      .selectFrom("customerTermsChange")
      .select(["customerId", "paymentTerm", "mergedCustomerId"])
      .where("customerId", "in", [from, into])
      .orderBy("id")
      .execute();
    expect(history).toMatchObject([
      { customerId: into, paymentTerm: "NET15", mergedCustomerId: from },
      { customerId: into, mergedCustomerId: null },
    ]);
    expect((await read(`customer?customerId=${into}`)).externalIds).toEqual([
      { source: "old-erp", id: "C-1" },
      { source: "old-erp", id: "C-2" },
    ]);
    expect((await moved()).counts).toMatchObject({ business: { changed: 0, unchanged: 2 }, invoice: { changed: 0, unchanged: 2 } });
    writeFileSync(join(folder, "invoices.csv"), invoices.replace("5.00,5.00", "5.00,4.00"));
    writeFileSync(join(folder, "control.csv"), "figure,amount\nreceivables,14.00\n");
    expect((await moved()).counts).toMatchObject({ invoice: { changed: 1 } });
    expect(await read(`customer?customerId=${from}`)).toMatchObject({ customerId: into, owedCents: 1400 });
  });

  it("waits for two certificates of one state to be decided, and keeps the lock and the prices of the account that stays", async () => {
    const [from, into] = [await open(), await open()];
    const price = (customerId: number, cents: number, key: string) => ({
      ...{ storefrontId: 1, customerId, scope: "item" as const, key, cents, fromUnits: 1, setAt: new Date() },
    });
    await query
      .insertInto("priceLine")
      .values([price(from, 100, "A"), price(from, 200, "B"), price(into, 300, "A")])
      .execute();
    const waiting = (customerId: number) => ({
      ...{ customerId, country: "US" as const, province: "NV", certificateNo: "1", documentName: "a.pdf", documentType: "application/pdf" },
      ...{ document: Buffer.from("%PDF"), submittedAt: new Date() },
    });
    await query
      .insertInto("taxExemption")
      .values([waiting(from), waiting(into)])
      .execute();
    expect((await preview(from, into)).problems).toEqual(["certificate_waiting"]);
    expect((await merge(from, into)).code).toBe("office_merge_open");
    await query.updateTable("taxExemption").set({ state: "approved", decidedAt: new Date() }).where("customerId", "=", from).execute();
    await send("lockcustomer", { customerId: from, locked: true, reason: "Three returned checks" });
    expect(await preview(from, into)).toMatchObject({ endedPrices: 1, isLocked: true, moves: { prices: 1, certificates: 1 } });
    expect((await merge(from, into)).value).toMatchObject({ locked: true });
    expect(await read(`customer?customerId=${from}`)).toMatchObject({ lockReason: "Three returned checks" });
    const prices = await query
      .selectFrom("priceLine")
      .select(["key", "cents"])
      .where("customerId", "=", into)
      .where("endedAt", "is", null)
      .orderBy("key")
      .execute();
    expect(prices).toEqual([
      { key: "A", cents: 300 },
      { key: "B", cents: 200 },
    ]);
  });
});
