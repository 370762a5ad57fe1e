import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, mailsTo, signIn } from "@azulejo/testing/people.ts";
import bcrypt from "bcryptjs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";
import { type MoveInOptions, moveIn } from "./move-in.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));

const NOW = new Date("2026-11-28T20:00:00Z");
const PASSWORD = "grout of the old days";
let files: Record<string, string>;
let itemNo: string;
let carmen: Record<string, string>;
let staff: Record<string, string>;
beforeAll(async () => {
  shop.setNow(NOW);
  itemNo = await boxInReno(shop, 9);
  staff = await staffHeaders(shop);
  files = {
    "businesses.csv": "id,name,creditLimit\nC-1,Peña Pisos,10000\nC-2,Harbor Kitchens,\n",
    "people.csv": `id,business,email,givenName,surname,roles,passwordHash\nP-1,C-1,carmen@pena.test,Carmen,Peña,Administrator,${bcrypt.hashSync(PASSWORD, 4)}\nP-3,,ruth@home.test,Ruth,Okafor,,\n`,
    "orders.csv": `id,number,business,person,placedOn,total,tax,freight,purchaseOrder,job,store,state
O-1,S-20981,C-1,P-1,2026-11-10,1230.50,80.50,150.00,LR-9,Baño principal,,
O-2,S-20982,C-1,,2025-02-03,60.00,,,,,reno,
O-3,S-20983,,P-3,2024-05-06,40.00,,,,,,canceled
`,
    "order-lines.csv": `order,line,item,name,units,unit,price,tax,lot
O-1,1,${itemNo.toLowerCase()},Porcelana gris 2019,20,,45.00,72.00,L-77
O-1,2,DISCONTINUED-9,Old mosaic,10,sheet,10.00,8.50,
O-2,1,${itemNo},Porcelana gris 2019,1,box,60.00,,
O-3,1,${itemNo},Porcelana gris 2019,1,box,40.00,,
`,
    "control.csv": `figure,year,count,amount
orders,,3,1330.50
orders,2026,1,1230.50
credit,,,10000
`,
  };
});

function folderOf(changes: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-movein-"));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...files, ...changes })) writeFileSync(join(folder, name), text);
  return folder;
}
const run = (folder: string, more: Partial<MoveInOptions> = {}) =>
  moveIn({ database: shop.database, folder, source: "old-erp", now: NOW, ...more });
const changed = (file: string, from: string, to: string) => ({ [file]: files[file]?.replace(from, to) ?? "" });
const list = async (input: object, by = carmen) => (await shop.call("customer/orders", { days: 0, ...input }, by)).body.value;

/** Counts the records that a past order must not touch. */
async function counts(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::int from stock_movement) as movements, (select sum(on_hand - reserved)::int from lot) as stock,
      (select count(*)::int from ledger_posting) as postings, (select count(*)::int from payment) as payments`.execute(query);
  return rows[0];
}

describe("past orders", () => {
  it("are refused while their number or sum differs from the stated one", async () => {
    const summary = await run(folderOf(changed("control.csv", "orders,2026,1,", "orders,2026,2,")));
    expect(summary).toMatchObject({ hasWritten: false, differences: [{ figure: "orders", year: "2026", count: 2, foundCount: 1 }] });
    expect(await run(folderOf(changed("control.csv", "credit,,,10000", "credit,,,9000")))).toMatchObject({
      hasWritten: false,
      differences: [{ figure: "credit", cents: 900_000, foundCents: 1_000_000 }],
    });
    const unequal = await run(folderOf(changed("order-lines.csv", "10,sheet", "9,sheet")), { dryRun: true });
    expect(unequal.unequalOrders).toEqual(["O-1"]);
  });

  it("come over without stock, payments, ledger or mail, and once", async () => {
    const before = await counts();
    const summary = await run(folderOf());
    expect(summary).toMatchObject({
      hasWritten: true,
      rejectedFiles: [],
      unequalOrders: [],
      counts: { order: { created: 3 }, line: { created: 4 } },
    });
    expect(await run(folderOf())).toMatchObject({ counts: { order: { created: 0, changed: 0 }, line: { created: 0, changed: 0 } } });
    expect(await counts()).toEqual(before);
    expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
    expect(await mailsTo(shop, "carmen@pena.test")).toEqual([]);
    carmen = bearer((await signIn(shop, "carmen@pena.test", PASSWORD)).body.value);
  });

  it("are in the customer's history under both numbers, and are found by the earlier one", async () => {
    const { orders } = await list({});
    expect(orders).toMatchObject([
      { earlierNo: "S-20981", state: "delivered", totalCents: 123_050, placedBy: "Carmen Peña", lots: ["L-77"], jobName: "Baño principal" },
      { earlierNo: "S-20982", state: "collected", totalCents: 6_000, pickupStore: "Reno" },
    ]);
    for (const search of ["s-20982", "S-20982"]) expect((await list({ search })).orders).toHaveLength(1);
    expect((await list({ search: "L-77" })).orders).toHaveLength(1);
    expect((await list({ search: "Old mosaic" })).orders).toHaveLength(1);
    // By its number an order is found however old it is.
    expect((await list({ search: "S-20982", days: 30 })).orders).toHaveLength(1);
  });

  it("show the bought items, linked to the catalog where they still exist", async () => {
    const [{ receiptId }] = (await list({})).orders;
    const receipt = (await shop.call(`customer/getreceiptmodel?id=${receiptId}`, undefined, carmen)).body.value;
    expect(receipt).toMatchObject({
      earlierNo: "S-20981",
      goodsCents: 100_000,
      deliveryCents: 15_000,
      taxCents: 8_050,
      lines: [
        { itemNo, name: "Porcelana gris 2019", quantity: 20, sellUnit: "box", lots: [{ code: "L-77", quantity: 20 }] },
        { itemNo: "DISCONTINUED-9", sellUnit: "sheet", goodsCents: 10_000 },
      ],
      progress: [
        { shipped: 20, delivered: 20, cancelable: 0 },
        { shipped: 10, delivered: 10, cancelable: 0 },
      ],
    });
  });

  it("are shown to staff, who can take goods of them back", async () => {
    const [{ orderNo }] = (await list({})).orders;
    const order = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
    expect(order).toMatchObject({ earlierNo: "S-20981", status: "finished", lines: [{ earlierLot: "L-77", leftToReturn: 20 }, {}] });
    const found = (await shop.call("office/orders?status=all&query=s-20981", undefined, staff)).body.value.orders;
    expect(found.map((one: { orderNo: number }) => one.orderNo)).toEqual([orderNo]);
  });

  it("change with a later file, and nothing is left to do for them", async () => {
    const later = folderOf({
      ...changed("order-lines.csv", "20,,45.00", "18,,50.00"),
      ...changed("orders.csv", "LR-9", "LR-10"),
    });
    expect((await run(later)).counts).toMatchObject({ order: { changed: 1, unchanged: 2 }, line: { changed: 1, unchanged: 3 } });
    expect((await list({ search: "LR-10" })).orders).toMatchObject([{ state: "delivered" }]);
    expect((await list({ status: 1 })).orders).toEqual([]);
    const left =
      await sql`select 1 from customer_order where earlier_no is not null and (to_pick or to_collect or to_ship or due_on is not null)`.execute(
        query,
      );
    expect(left.rows).toEqual([]);
    expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
  });
});

it("takes a line out of an order whose later file no longer has it, with its words, once", async () => {
  const orders = (total: string) => `id,number,business,placedOn,total\nO-7,S-7,C-1,2026-01-02,${total}\n`;
  const lines = `order,line,item,name,units,price\nO-7,1,${itemNo},Porcelana,1,45.00\nO-7,2,OLD-1,Terracota vieja,1,5.00\n`;
  const longer = folderOf({ "orders.csv": orders("50.00"), "order-lines.csv": lines, "control.csv": "figure,amount\n" });
  await run(longer);
  expect((await list({ search: "Terracota" })).orders).toHaveLength(1);
  const shorter = { "orders.csv": orders("45.00"), "order-lines.csv": lines.replace(/O-7,2.*\n/, ""), "control.csv": "figure,amount\n" };
  const check = await run(folderOf(shorter), { dryRun: true });
  expect(check).toMatchObject({ removed: { line: ["O-7/2"] }, counts: { line: { removed: 1, rejected: 0 } } });
  expect(await run(folderOf(shorter))).toMatchObject({ removed: { line: ["O-7/2"] } });
  expect(await run(folderOf(shorter))).toMatchObject({ removed: {}, counts: { line: { created: 0, changed: 0, removed: 0 } } });
  expect((await list({ search: "Terracota" })).orders).toEqual([]);
  expect(await list({ search: "S-7" })).toMatchObject({ orders: [{ state: "delivered", totalCents: 4_500 }] });
  // Lines of orders that the file doesn't have stay.
  expect((await list({ search: "Old mosaic" })).orders).toHaveLength(1);
  expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
});

it("writes everything once when two runs are started at the same time", async () => {
  const orders = (id: string) => `id,business,placedOn,total\n${id},C-1,2026-01-02,45.00\n`;
  const folder = () =>
    folderOf({
      "businesses.csv": `${files["businesses.csv"]}C-19,Twice Tile,\n`,
      "orders.csv": orders("O-9"),
      "order-lines.csv": `order,line,item,units,price\nO-9,1,${itemNo},1,45.00\n`,
      "invoices.csv": "id,business,issuedOn,total,open\nI-9,C-1,2026-01-02,45.00,45.00\n",
      "control.csv": "figure,amount\nreceivables,45\n",
    });
  for (const summary of await Promise.all([run(folder()), run(folder())])) expect(summary).toMatchObject({ hasWritten: true });
  const { rows } = await sql<{ orders: number; cents: number }>`
    select (select count(*)::int from customer_order where earlier_no = 'O-9') as orders,
      (select sum(open_cents)::int from invoice where earlier_no = 'I-9') as cents`.execute(query);
  expect(rows).toEqual([{ orders: 1, cents: 4_500 }]);
});

it("says that a later file cannot change how an order ended", async () => {
  const later = folderOf({
    "orders.csv": (files["orders.csv"] ?? "").replace(",reno,", ",,").replace("LR-9", "LR-10").replace("canceled", ""),
  });
  expect((await run(later)).counts.order).toMatchObject({ changed: 0, unchanged: 1, rejected: 2 });
  const report = readFileSync(join(later, "orders.csv.rejected.csv"), "utf8");
  expect(report).toMatch(/^3,store,"differs from what was moved before/m);
  expect(report).toMatch(/^4,state,"differs from what was moved before/m);
});

it("names each bad row of orders and lines by line and reason", async () => {
  const bad = folderOf({
    "orders.csv":
      "id,business,person,branch,placedOn,total,tax,freight,store\n1,,,,2026-01-02,1,,,\n2,C-9,,,2026-01-02,1,,,\n3,,P-9,,2026-01-02,1,,,\n4,C-1,,,2026-01-02,-5,,,\n5,C-1,,,2026-01-02,10,8,3,\n6,C-1,,,,1,,,\n7,C-1,,,2026-01-02,1,,,moon\n8,,P-3,B-1,2026-01-02,1,,,\n9,C-1,,,2026-01-02,1,,,\n",
    "order-lines.csv":
      "order,line,item,units,price,unit\n9,1,X,1.5,1,\n9,2,X,-1,1,\n9,3,X,1,1,crate\n9,,X,1,1,\n77,1,X,1,1,\n9,4,,1,1,\n9,5,X,1,1,\n9,5,X,1,1,\n",
    "control.csv": "figure,amount\n",
  });
  const summary = await run(bad, { dryRun: true });
  expect(summary.counts).toMatchObject({ order: { created: 1, rejected: 8 }, line: { created: 1, rejected: 7 } });
  const reasons = (file: string) =>
    readFileSync(join(bad, `${file}.rejected.csv`), "utf8")
      .trim()
      .split(/\r\n/)
      .slice(1)
      .map((row) => row.replaceAll('"', "").split(",").slice(0, 3).join(","));
  expect(reasons("orders.csv")).toEqual([
    "2,business,is empty",
    "5,total,is below zero; what came back is a credit in invoices.csv",
    "6,total,is less than tax and freight",
    "7,placedOn,is empty",
    "9,branch,is for orders of a business",
    "3,business,is the id of no business",
    "4,person,is the id of no person",
    "8,store,is the code or name of no store",
  ]);
  expect(reasons("order-lines.csv")).toEqual([
    "2,units,is not a whole number from 1 to 1000000",
    expect.stringContaining("3,units,"),
    expect.stringContaining("4,unit,is none of"),
    "5,line,is empty",
    "7,item,is empty",
    expect.stringContaining("9,order,is also the id of line 8"),
    "6,order,is the id of no order",
  ]);
});
