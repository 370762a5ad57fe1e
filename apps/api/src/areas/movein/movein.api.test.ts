import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, mailsTo, PASSWORD, signIn, tokenMailedTo } from "@azulejo/testing/people.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";
import { arrivalsOf, inviteMovedIn } from "./invite.ts";
import { type MoveInOptions, moveIn } from "./move-in.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

const FILES = {
  "businesses.csv": `id;name;type;paymentTerm;creditLimit;postalCode;city;state
C-7;Azulejos Peña & Hijos;contractor;net 45;"$25,000.00";89502;Reno;NV
C-8;Harbor Kitchens;;CASH;;98101;Seattle;WA`,
  "branches.csv": "id,business,number,name,city,state\nC-7-A,C-7,1,Sparks,Sparks,NV\n",
  "people.csv": `id,business,email,givenName,surname,language,roles,branches
P-1,C-7,carmen@pena.test,Carmen,Peña,es,Administrator;Accounting,C-7-A
P-2,,ruth@home.test,Ruth,Okafor,en,,
`,
  "invoices.csv": `id,number,business,branch,kind,issuedOn,dueOn,total,tax,open,purchaseOrder
900,88213,C-7,C-7-A,invoice,2026-08-03,2026-09-17,1070.00,70.00,570.00,LR-9
901,88214,C-7,,invoice,2026-11-20,2027-01-04,200.00,0,200.00,
902,88300,C-7,,credit,2026-10-01,,-50.00,0,(20.00),
903,88301,C-8,,invoice,2026-11-01,,99.95,0,0.00,`,
  "control.csv": `figure,business,age,amount
receivables,,,750.00
receivables,C-7,61-90,570.00`,
};
const NOW = new Date("2026-11-28T20:00:00Z");

function folderOf(changes: Partial<Record<keyof typeof FILES, string | null>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-movein-"));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) if (text !== null) writeFileSync(join(folder, name), text);
  return folder;
}

const run = (folder: string, more: Partial<MoveInOptions> = {}) =>
  moveIn({ database: shop.database, folder, source: "old-erp", now: NOW, ...more });

const none = { created: 0, changed: 0, rejected: 0 };
const rejected = (folder: string, file: string): string[] =>
  readFileSync(join(folder, `${file}.rejected.csv`), "utf8")
    .trim()
    .split(/\r\n/)
    .slice(1);

async function idOf(externalId: string): Promise<number> {
  return (await query.selectFrom("externalId").select("recordId").where("externalId", "=", externalId).executeTakeFirstOrThrow()).recordId;
}

let folder: string;
beforeAll(async () => {
  shop.setNow(NOW);
  folder = folderOf();
});

describe("a move from another system", () => {
  it("writes nothing in a dry run, and reports the same", async () => {
    const summary = await run(folder, { dryRun: true });
    expect(summary).toMatchObject({
      counts: { business: { created: 2, rejected: 0 }, branch: { created: 1 }, person: { created: 2 }, invoice: { created: 4 } },
      receivablesCents: 75_000,
      differences: [],
      isUnstated: false,
      hasWritten: false,
    });
    expect(await query.selectFrom("externalId").select("externalId").execute()).toEqual([]);
  });

  it("refuses receivables that differ from the stated total", async () => {
    const wrong = folderOf({ "control.csv": "figure,amount\nreceivables,800.00\n" });
    expect(await run(wrong)).toMatchObject({ hasWritten: false, differences: [{ cents: 80_000, foundCents: 75_000 }] });
    expect(await run(folderOf({ "control.csv": null }))).toMatchObject({ hasWritten: false, isUnstated: true });
    expect(await query.selectFrom("externalId").select("externalId").execute()).toEqual([]);
  });

  it("brings businesses, branches, people and debts, with books that balance", async () => {
    expect(await run(folder)).toMatchObject({ hasWritten: true, stopped: false });
    const staff = await staffHeaders(shop);
    const customer = (await shop.call(`office/customer?customerId=${await idOf("C-7")}`, undefined, staff)).body.value;
    expect(customer).toMatchObject({
      name: "Azulejos Peña & Hijos",
      paymentTerm: "NET45",
      creditLimitCents: 2_500_000,
      owedCents: 75_000,
      externalIds: [{ source: "old-erp", id: "C-7" }],
      branches: [{ number: "1", name: "Sparks" }],
      invoices: { openCount: 2, openCents: 77_000, overdueCents: 57_000 },
    });
    const other = (await shop.call(`office/customer?customerId=${await idOf("C-8")}`, undefined, staff)).body.value;
    expect(other.branches).toMatchObject([{ number: "01", name: "Harbor Kitchens", city: "Seattle" }]);
    expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
    const [act] = (await shop.call("office/audit?kind=movein.done", undefined, staff)).body.value.entries;
    expect(act).toMatchObject({ no: "old-erp", after: { receivablesCents: 75_000, signedBy: null } });
  });

  it("changes nothing when it is repeated", async () => {
    const written = () => query.selectFrom("externalId").select(["externalId", "writtenAt"]).orderBy("externalId").execute();
    const postings = () => query.selectFrom("ledgerPosting").select("id").execute();
    const before = [await written(), await postings()];
    const summary = await run(folder, { now: new Date(NOW.getTime() + 60_000) });
    expect(summary.counts).toMatchObject({
      business: { ...none, unchanged: 2 },
      branch: { ...none, unchanged: 1 },
      person: { ...none, unchanged: 2 },
      invoice: { ...none, unchanged: 4 },
    });
    expect([await written(), await postings()]).toEqual(before);
  });

  it("writes only what differs in later files", async () => {
    const later = folderOf({
      "businesses.csv": FILES["businesses.csv"].replace("net 45", "NET30"),
      "invoices.csv": FILES["invoices.csv"].replace("200.00,0,200.00", "200.00,0,120.00"),
      "control.csv": "figure,amount\nreceivables,670.00\n",
    });
    const summary = await run(later, { now: new Date(NOW.getTime() + 120_000) });
    expect(summary.counts).toMatchObject({ business: { changed: 1, unchanged: 1 }, invoice: { changed: 1, unchanged: 3 } });
    const invoice = await query.selectFrom("invoice").select("openCents").where("earlierNo", "=", "88214").executeTakeFirstOrThrow();
    expect(invoice.openCents).toBe(12_000);
    expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
  });
});

describe("a person who was moved in", () => {
  let carmen: Record<string, string>;
  beforeAll(async () => {
    const email = "carmen@pena.test";
    const { outbox } = shop.api.services;
    const invite = () => inviteMovedIn({ query, outbox, now: () => NOW }, { source: "old-erp" }, 1);
    // Each call invites one person; after two calls, nobody is left.
    expect([await invite(), await invite(), await invite()]).toEqual([1, 1, 0]);
    const [mail] = await mailsTo(shop, email);
    expect(mail).toMatchObject({ subject: "Su cuenta ya está en la nueva tienda de Cantera Tile & Stone" });
    await shop.call("account/resetpassword", { token: await tokenMailedTo(shop, email), password: PASSWORD });
    carmen = bearer((await signIn(shop, email, PASSWORD)).body.value);
  });

  it("chooses a password by email, and sees open invoices under their earlier numbers", async () => {
    const list = (await shop.call("customer/openinvoiceslist", { search: "8821" }, carmen)).body.value;
    expect(list.invoices).toMatchObject([{ earlierNo: "88213", orderNo: null, receiptId: null, totalCents: 107_000, openCents: 57_000 }]);
    const { months, lines } = (await shop.call("customer/statements", { month: "2026-11" }, carmen)).body.value;
    expect(months).toMatchObject([{ month: "2026-11", openingCents: 0 }]);
    expect(lines.map(({ earlierNo }: { earlierNo: string }) => earlierNo)).toContain("88213");
    const ageing = (await shop.call("customer/openinvoicessummary", undefined, carmen)).body.value;
    expect(JSON.stringify(ageing)).toContain('"age":"61-90","cents":57000');
  });

  it("is in the list of those who have come", async () => {
    const arrivals = await arrivalsOf(query, { source: "old-erp" });
    expect(arrivals).toMatchObject([
      { externalId: "P-1", business: "Azulejos Peña & Hijos", invitedAt: NOW, signedInAt: expect.any(Date), hasPassword: true },
      { externalId: "P-2", business: null, invitedAt: NOW, signedInAt: null, hasPassword: false },
    ]);
  });

  it("pays an invoice from before, which a later file then cannot change", async () => {
    const staff = await staffHeaders(shop);
    const { invoiceNo } = await query.selectFrom("invoice").select("invoiceNo").where("earlierNo", "=", "88213").executeTakeFirstOrThrow();
    const check = { customerId: await idOf("C-7"), reference: "1042", invoices: [{ invoiceNo, amountCents: 17_000 }] };
    const paid = await shop.call("office/recordcheck", check, { ...staff, "idempotency-key": crypto.randomUUID() });
    expect(paid.body).toMatchObject({ success: true, value: { amountCents: 17_000 } });
    const later = folderOf({
      "invoices.csv": FILES["invoices.csv"].replace("70.00,570.00", "70.00,300.00"),
      "control.csv": "figure,amount\nreceivables,0\n",
    });
    const summary = await run(later, { signedBy: "Dana Ruiz", now: new Date(NOW.getTime() + 180_000) });
    expect(summary.counts.invoice).toMatchObject({ rejected: 1 });
    expect(rejected(later, "invoices.csv")).toEqual([expect.stringContaining("has been paid or credited in the shop since")]);
    expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
  });
});

it("does not bring back a person whose account was deleted", async () => {
  await query.updateTable("account").set({ deletedAt: NOW }).where("email", "=", "ruth@home.test").execute();
  const changed = folderOf({ "people.csv": FILES["people.csv"].replace("Okafor", "Okafor-Lund") });
  await run(changed, { signedBy: "Dana Ruiz" });
  expect(rejected(changed, "people.csv")).toEqual(["3,id,is a person whose account was deleted in the shop,P-2"]);
});

it("rejects each bad row by line and reason, and takes the others", async () => {
  const bad = folderOf({
    "businesses.csv":
      "id,name,type,paymentTerm,creditLimit\nB1,,dealer,,\nB2,Two,shop,,\nB3,Three,,in May,\nB4,Four,,,-5\nB5,Five,,,1.234\nB6,Six,,,\nB6,Six again,,,\n",
    "branches.csv": "id,business,number,name\nR1,B1,1,Main\nR2,B6,1,Main\nR3,B6,1,Other\n",
    "people.csv":
      "id,email,givenName,surname,business,roles,branches\nA,nobody,Ann,Lee,,,\nB,b@x.test,Bo,Lee,B6,Boss,\nC,c@x.test,Cy,Lee,,Sales,\nD,d@x.test,Di,Lee,B6,,R9\nE,e@x.test,Ed,Lee,B6,,\nF,E@x.test,Flo,Lee,B6,,\nG,dealer-admin@demo.test,Gil,Lee,B6,,\n",
    "invoices.csv":
      'id,business,issuedOn,total,open,kind,branch\n1,B6,31.12.2026,1,1,,\n2,B6,2026-01-02,1,2,,\n3,B6,2026-01-02,10,-2,,\n4,B9,2026-01-02,1,1,,\n5,C-7,2026-01-02,1,1,,R2\n6,B6,2026-01-02,"1,50",1,,\n7,B6,2026-01-02,3,2.50,,R2\n',
    "control.csv": "figure,amount\nreceivables,2.50\n",
  });
  const summary = await run(bad);
  expect(summary).toMatchObject({ hasWritten: true, receivablesCents: 250 });
  expect(["businesses", "branches", "people", "invoices"].map((file) => rejected(bad, `${file}.csv`))).toEqual([
    [
      "2,name,is empty,",
      expect.stringContaining('3,type,"is none of dealer'),
      expect.stringContaining('4,paymentTerm,"is neither CASH'),
      expect.stringContaining("5,creditLimit,is below zero"),
      expect.stringContaining("6,creditLimit,has more than two decimals"),
      "8,id,is also the id of line 7,B6",
    ],
    ["2,business,is the id of no business,B1", "4,number,is the number of another branch of the business,1"],
    [
      "2,email,is not an email address,nobody",
      expect.stringContaining('3,roles,"has another role than'),
      "4,roles,is for people of a business,Sales",
      "5,branches,has the id of no branch,R9",
      "7,email,is also the address of line 6,E@x.test",
      "8,email,has an account at another business,dealer-admin@demo.test",
    ],
    [
      "2,issuedOn,is not a day like 2026-03-31,31.12.2026",
      "3,open,is more than the total,2",
      expect.stringContaining("4,open,is below zero"),
      expect.stringContaining('7,total,"write decimals with a point'),
      "5,business,is the id of no business,B9",
      "6,branch,is a branch of another business,R2",
    ],
  ]);
});

describe("what the settings leave to the shop", () => {
  const decide = (fields: string[]) =>
    sql`update storefront set settings = jsonb_set(settings, '{shopFields}', ${JSON.stringify(fields)}::jsonb)`.execute(query);

  it("stays as the shop has it when later files say otherwise, and the rest follows them", async () => {
    const filesOf = (name: string, limit: string, surname: string) => {
      const of = mkdtempSync(join(tmpdir(), "azulejo-movein-"));
      folders.push(of);
      writeFileSync(join(of, "businesses.csv"), `id,name,paymentTerm,creditLimit\nS-1,${name},NET30,${limit}\nS-2,Other ${name},CASH,\n`);
      writeFileSync(
        join(of, "people.csv"),
        `id,business,email,givenName,surname,roles\nSP-1,S-1,sp1@x.test,Ana,${surname},${name === "First" ? "Sales" : "Accounting"}\n`,
      );
      writeFileSync(join(of, "costs.csv"), `item,from,cost\n${itemNo},2026-01-01,${limit.replace("00", "")}\n`);
      return of;
    };
    const { itemNo } = await query.selectFrom("item").select("itemNo").orderBy("id").executeTakeFirstOrThrow();
    await run(filesOf("First", "100", "Luna"), { source: "shared" });
    const customerId = await idOf("S-1");
    await query.updateTable("customer").set({ creditLimitCents: 77_000, name: "Renamed" }).where("id", "=", customerId).execute();
    await decide(["businesses.creditLimit", "people.roles", "costs"]);
    const later = filesOf("Second", "300", "Sol");
    const kept = { "businesses.creditLimit": 1, "people.roles": 1, costs: 1 };
    expect(await run(later, { source: "shared", dryRun: true })).toMatchObject({ kept, counts: { cost: { changed: 0 } } });
    expect(await run(later, { source: "shared" })).toMatchObject({ hasWritten: true, kept });
    const stored = await query.selectFrom("customer").select(["name", "creditLimitCents"]).where("id", "=", customerId).executeTakeFirst();
    expect(stored).toEqual({ name: "Second", creditLimitCents: 77_000 });
    const person = await query
      .selectFrom("account")
      .innerJoin("accountRole", "accountRole.accountId", "account.id")
      .select(["surname", "role"])
      .where("email", "=", "sp1@x.test")
      .execute();
    expect(person).toEqual([{ surname: "Sol", role: "Sales" }]);
    const costs = await query.selectFrom("itemCost").select("costCents").where("startsOn", "=", "2026-01-01").execute();
    expect(costs).toContainEqual({ costCents: 100 });
    // The next run of the same files has nothing left to say but what the shop decides as a whole.
    expect(await run(later, { source: "shared" })).toMatchObject({
      kept: { costs: 1 },
      counts: { business: { changed: 0, unchanged: 2 }, person: { changed: 0 } },
    });
    await decide([]);
    expect((await run(later, { source: "shared" })).counts).toMatchObject({ business: { changed: 0 }, cost: { changed: 1 } });
  });
});

describe("running both systems side by side", () => {
  it("compares both systems' figures day by day, and says since when they agree", async () => {
    const of = mkdtempSync(join(tmpdir(), "azulejo-movein-"));
    folders.push(of);
    const { itemId, placeId } = await query
      .selectFrom("lot")
      .select(["itemId", "placeId"])
      .where("onHand", ">", 0)
      .executeTakeFirstOrThrow();
    const { code } = await query.selectFrom("place").select("code").where("id", "=", placeId).executeTakeFirstOrThrow();
    await query.deleteFrom("itemCost").execute();
    await query.insertInto("itemCost").values({ itemId, startsOn: "2026-01-01", costCents: 250, createdAt: NOW }).execute();
    const { units } = await query
      .selectFrom("lot")
      .select(({ fn }) => fn.sum<number>("onHand").as("units"))
      .where("itemId", "=", itemId)
      .where("placeId", "=", placeId)
      .executeTakeFirstOrThrow();
    const { cents } = await query
      .selectFrom("invoice")
      .select(({ fn }) => fn.sum<number>("openCents").as("cents"))
      .executeTakeFirstOrThrow();
    const today = new Date().toISOString().slice(0, 10);
    const bring = async (receivables: number) => {
      writeFileSync(join(of, "businesses.csv"), "id,name\nPR-1,Parallel Pisos\n");
      writeFileSync(join(of, "orders.csv"), "id,business,placedOn,total\nPO-1,PR-1,2026-03-05,120.00\nPO-2,PR-1,2026-03-05,10.50\n");
      writeFileSync(
        join(of, "figures.csv"),
        `day,figure,place,amount\n2026-03-04,order-count,,1\n2026-03-05,orders,,130.50\n2026-03-05,order-count,,2\n${today},receivables,,${(receivables / 100).toFixed(2)}\n${today},stock,${code.toUpperCase()},${((Number(units) * 250) / 100).toFixed(2)}\n`,
      );
      return run(of, { source: "beside" });
    };
    const compared = async () => (await shop.call("office/parallelrun?source=beside", undefined, await staffHeaders(shop))).body.value;
    expect((await bring(Number(cents))).counts).toMatchObject({ figure: { created: 5, rejected: 0 } });
    const all = await compared();
    expect(all).toMatchObject({ sources: ["beside"], source: "beside", agreeingDays: 2, agreesSince: "2026-03-05" });
    expect(all.figures).toEqual([
      { day: today, figure: "receivables", place: "", theirs: Number(cents), ours: Number(cents) },
      { day: today, figure: "stock", place: code, theirs: Number(units) * 250, ours: Number(units) * 250 },
      { day: "2026-03-05", figure: "order-count", place: "", theirs: 2, ours: 2 },
      { day: "2026-03-05", figure: "orders", place: "", theirs: 13_050, ours: 13_050 },
      { day: "2026-03-04", figure: "order-count", place: "", theirs: 1, ours: 0 },
    ]);
    expect((await bring(Number(cents))).counts).toMatchObject({ figure: { changed: 0, unchanged: 5 } });
    expect((await bring(Number(cents) + 1)).counts).toMatchObject({ figure: { changed: 1, unchanged: 4 } });
    expect(await compared()).toMatchObject({ agreeingDays: 0, agreesSince: null });
  });
});
