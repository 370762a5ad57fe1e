import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordChanges } from "@azulejo/database";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, mailsTo, signIn } from "@azulejo/testing/people.ts";
import bcrypt from "bcryptjs";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { examineBooks } from "../books/index.ts";
import { moveIn } from "./move-in.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true })));
afterEach(async () => {
  expect((await examineBooks(shop.database)).filter(({ problem }) => problem !== null)).toEqual([]);
});

const NOW = new Date("2026-11-28T20:00:00Z");
const PASSWORD = "grout of the old days";
let files: Record<string, string>;
let itemNo: string;
let staff: Record<string, string>;
beforeAll(async () => {
  shop.setNow(NOW);
  itemNo = await boxInReno(shop, 9);
  staff = await staffHeaders(shop);
  files = {
    "businesses.csv": "id,name,creditLimit\nC-1,Peña Pisos,10000\nC-2,Harbor Kitchens,\n",
    "people.csv": `id,business,email,givenName,surname,language,roles,passwordHash\nP-1,C-1,carmen@pena.test,Carmen,Peña,es,Administrator,${bcrypt.hashSync(PASSWORD, 4)}\nP-3,,ruth@home.test,Ruth,Okafor,en,,\n`,
    "orders.csv": `id,number,business,person,placedOn,total,tax,freight,store
O-1,S-20981,C-1,P-1,2026-11-20,1230.50,80.50,150.00,
O-2,S-20982,,P-3,2026-11-21,324.75,24.75,,reno
O-3,S-20983,C-1,P-1,2026-08-03,45.00,,,
O-4,S-20984,C-1,,2026-11-22,45.00,,,
`,
    "order-lines.csv": `order,line,item,name,units,unit,price,tax,lot
O-1,1,${itemNo},Porcelana gris 2019,20,,45.00,72.00,L-77
O-1,2,DISCONTINUED-9,Old mosaic,10,sheet,10.00,8.50,
O-2,1,${itemNo},Porcelana gris 2019,6,,50.00,24.75,L-78
O-3,1,${itemNo},Porcelana gris 2019,1,,45.00,,L-77
O-4,1,${itemNo},Porcelana gris 2019,10,piece,4.50,,
`,
    "invoices.csv": "id,business,issuedOn,total,open\nI-1,C-1,2026-11-20,1230.50,1000.00\n",
    "control.csv": "figure,amount\nreceivables,1000\n",
  };
  await setRule({ days: 30, restockingPercent: 10, final: [] });
  expect((await run(folderOf())).rejectedFiles).toEqual([]);
});

async function setRule(returns: object): Promise<void> {
  const { settings } = await query.selectFrom("storefront").select("settings").where("id", "=", 1).executeTakeFirstOrThrow();
  await query
    .updateTable("storefront")
    .set({ settings: JSON.stringify({ ...settings, returns }) })
    .where("id", "=", 1)
    .execute();
  await recordChanges(query, [{ kind: "storefront", entity: "1" }]);
  await shop.api.settle();
}

function folderOf(changes: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-movein-"));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...files, ...changes })) writeFileSync(join(folder, name), text);
  return folder;
}
const run = (folder: string) => moveIn({ database: shop.database, folder, source: "old-erp", now: NOW });
const changed = (file: string, from: string, to: string) => ({ [file]: files[file]?.replace(from, to) ?? "" });

const act = async (name: string, body: object, key: string = crypto.randomUUID()) =>
  (await shop.call(`office/${name}`, body, { ...staff, "idempotency-key": key })).body;
const done = async (name: string, body: object, key?: string) => {
  const answer = await act(name, body, key);
  if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.value;
};
async function show(earlierNo: string) {
  const { orderNo } = await query
    .selectFrom("customerOrder")
    .select("orderNo")
    .where("earlierNo", "=", earlierNo)
    .executeTakeFirstOrThrow();
  return (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
}
const announce = (orderNo: number, lineId: number, units: number, key?: string) =>
  act("announcereturn", { orderNo, lines: [{ lineId, units }], reason: "Ordered too much", ourFault: false }, key);
const lots = async (code: string) => {
  const { rows } = await sql<{ place: string; onHand: number }>`
    select place.code as place, lot.on_hand from lot join place on place.id = lot.place_id join item on item.id = lot.item_id
    where lot.code = ${code} and item.item_no = ${itemNo} order by place`.execute(query);
  return rows;
};
const inspection = (lineId: number, sellable: number, broken = 0) => ({ lineId, sellable, broken, missing: 0 });

describe("a return of an order that a business moved in with", () => {
  it("is announced once, for no more than was bought, within the days of the shop's rule", async () => {
    const { orderNo, lines } = await show("S-20981");
    expect(lines).toMatchObject([{ leftToReturn: 20 }, { leftToReturn: 10 }]);
    const [{ lineId }] = lines;
    expect((await announce(orderNo, lineId, 21)).code).toBe("office_return_left");
    const key = crypto.randomUUID();
    for (const answer of [await announce(orderNo, lineId, 5, key), await announce(orderNo, lineId, 5, key)])
      expect(answer.value.returns).toMatchObject([{ state: "announced", lines: [{ itemNo, units: 5 }] }]);
    expect((await announce(orderNo, lineId, 16)).code).toBe("office_return_left");
    const late = await show("S-20983");
    expect((await announce(late.orderNo, late.lines[0].lineId, 1)).code).toBe("office_return_late");
    await shop.api.settle();
    const [mail] = await mailsTo(shop, "carmen@pena.test");
    expect(mail?.text).toContain("Porcelana gris 2019");
    expect(mail?.text).toContain("S-20981");
  });

  it("puts goods into the lot of their old name at the store that keeps them, which opens if it is not there", async () => {
    const { orderNo, lines, returns } = await show("S-20981");
    const { returnNo } = returns[0];
    const found = [inspection(lines[0].lineId, 4, 1)];
    expect((await act("inspectreturn", { orderNo, returnNo, lines: found })).code).toBe("office_return_store");
    expect((await act("inspectreturn", { orderNo, returnNo, lines: found, store: "moon" })).code).toBe("storelocator_not_found");
    const { lines: inspected } = await done("inspectreturn", { orderNo, returnNo, lines: found, store: "reno" });
    expect(inspected[0]).toMatchObject({ returned: 4, leftToReturn: 15 });
    expect(await lots("L-77")).toEqual([{ place: "reno", onHand: 4 }]);
    expect((await act("inspectreturn", { orderNo, returnNo, lines: found, store: "reno" })).code).toBe("office_return_state");
    expect(await lots("L-77")).toEqual([{ place: "reno", onHand: 4 }]);
  });

  it("becomes a credit of the account, with the tax of the line and less the percentage for restocking", async () => {
    const { orderNo, returns, lines } = await show("S-20981");
    const { returnNo } = returns[0];
    const preview = await done("previewreturn", { orderNo, returnNo });
    // 4 of 20 boxes: $180.00 and $14.40 of tax, less 10 percent.
    expect(preview).toMatchObject({ goodsCents: 16_200, taxCents: 1_296, deliveryCents: 0, withheldCents: 1_944, amountCents: 17_496 });
    expect(preview.creditCents).toBe(17_496);
    const key = crypto.randomUUID();
    const ask = { orderNo, returnNo, expectedCents: 17_496 };
    await Promise.all([act("refundreturn", ask, key), act("refundreturn", ask)]);
    await done("refundreturn", ask, key).catch(() => undefined);
    await shop.api.settle();
    expect(
      (await act("refundlines", { orderNo, lines: [{ lineId: lines[0].lineId, units: 1 }], shipped: true, returned: true })).code,
    ).toBe("office_return_moved");
    const after = await show("S-20981");
    expect(after.refunds).toMatchObject([{ state: "done", amountCents: 17_496, creditCents: 17_496 }]);
    expect(after.moneyBackCents).toBe(17_496);
    const carmen = bearer((await signIn(shop, "carmen@pena.test", PASSWORD)).body.value);
    const { invoices } = (await shop.call("customer/openinvoiceslist", {}, carmen)).body.value;
    expect(invoices.filter((one: { kind: string }) => one.kind === "credit")).toMatchObject([
      { totalCents: -17_496, openCents: -17_496, orderNo },
    ]);
    const balance = (await shop.call("customer/getbalance", undefined, carmen)).body.value;
    expect(balance.balanceCents).toBe(100_000 - 17_496);
    await shop.api.settle();
    const said = (await mailsTo(shop, "carmen@pena.test")).map(({ subject, text }) => `${subject} ${text}`).join("\n");
    expect(said).toContain("174.96");
  });

  it("of goods that the catalog sells otherwise, or no more, moves no stock", async () => {
    const before = await sql`select sum(on_hand)::int as units from lot`.execute(query);
    for (const [earlierNo, index] of [
      ["S-20981", 1],
      ["S-20984", 0],
    ] as const) {
      const { orderNo, lines } = await show(earlierNo);
      const { lineId } = lines[index];
      const { returnNo } = (await announce(orderNo, lineId, 2)).value.returns[0];
      await done("inspectreturn", { orderNo, returnNo, lines: [inspection(lineId, 2)] });
      const { amountCents } = await done("previewreturn", { orderNo, returnNo });
      await done("refundreturn", { orderNo, returnNo, expectedCents: amountCents });
    }
    await shop.api.settle();
    expect((await sql`select sum(on_hand)::int as units from lot`.execute(query)).rows).toEqual(before.rows);
    // The last of these orders names nobody to send email to.
    expect((await mailsTo(shop, "")).filter(({ subject }) => subject.includes("S-20984"))).toEqual([]);
  });
});

it("pays a consumer back by check or cash, because the old payment is not known", async () => {
  const { orderNo, lines } = await show("S-20982");
  const [{ lineId }] = lines;
  const { returnNo } = (await announce(orderNo, lineId, 1)).value.returns[0];
  // Goods that were picked up at a store come back there.
  await done("inspectreturn", { orderNo, returnNo, lines: [inspection(lineId, 1)] });
  expect(await lots("L-78")).toEqual([{ place: "reno", onHand: 1 }]);
  const { amountCents, creditCents } = await done("previewreturn", { orderNo, returnNo });
  expect([amountCents, creditCents]).toEqual([4_500 + 372, 0]);
  expect((await act("refundreturn", { orderNo, returnNo, expectedCents: amountCents })).code).toBe("office_refund_way");
  await done("refundreturn", { orderNo, returnNo, expectedCents: amountCents, paidBy: "check", reference: "2044" });
  await shop.api.settle();
  const { refunds, returns } = await show("S-20982");
  expect(refunds).toMatchObject([{ state: "done", amountCents, creditCents: 0, paidBy: "check", reference: "2044" }]);
  expect(returns).toMatchObject([{ state: "refunded" }]);
  const entries = await query
    .selectFrom("ledgerEntry")
    .innerJoin("ledgerPosting", "ledgerPosting.id", "postingId")
    .innerJoin("customerOrder", "customerOrder.id", "ledgerPosting.orderId")
    .select(["account", "amountCents"])
    .where("orderNo", "=", orderNo)
    .orderBy("account")
    .execute();
  expect(entries).toEqual([
    { account: "cash", amountCents: -amountCents },
    { account: "refunds", amountCents },
  ]);
  expect((await mailsTo(shop, "ruth@home.test")).map(({ text }) => text).join("\n")).toMatch(/48\.72[^.]* by check/);
});

it("is compared with the ledger by the books", async () => {
  const problems = async () => (await examineBooks(shop.database)).flatMap(({ what, problem }) => (problem === null ? [] : what));
  for (const [change, what] of [
    [sql`paid_by = 'cash', amount_cents = amount_cents + 1 where paid_by = 'check'`, "cash"],
    [sql`credit_cents = credit_cents - 1 where payment_id is null and paid_by is null and amount_cents > 10000`, "credit lines"],
  ] as const) {
    const kept = await query.selectFrom("refund").selectAll().execute();
    await sql`alter table refund drop constraint refund_way_check`.execute(query);
    await sql`update refund set ${change}`.execute(query);
    expect(await problems()).toEqual([what]);
    for (const { id, ...row } of kept) await query.updateTable("refund").set(row).where("id", "=", id).execute();
    await sql`alter table refund add constraint refund_way_check
      check (payment_id is not null or paid_by is not null or credit_cents = amount_cents) not valid`.execute(query);
  }
});

it("is created by the people who moved in, also of an order that names nobody", async () => {
  const carmen = bearer((await signIn(shop, "carmen@pena.test", PASSWORD)).body.value);
  const keyOf = async (earlierNo: string) =>
    (await query.selectFrom("customerOrder").select("receiptKey").where("earlierNo", "=", earlierNo).executeTakeFirstOrThrow()).receiptKey;
  const create = async (id: string, lineId: number, headers: Record<string, string>) =>
    (
      await shop.call(
        "customer/announcereturn",
        { id, lines: [{ lineId, units: 1 }], reason: "tooMuch" },
        { ...headers, "idempotency-key": crypto.randomUUID() },
      )
    ).body;
  for (const [earlierNo, index] of [
    ["S-20981", 0],
    ["S-20984", 0],
  ] as const) {
    const [id, { orderNo, lines }] = [await keyOf(earlierNo), await show(earlierNo)];
    const { lineId, leftToReturn } = lines[index];
    const { returnableBy, lines: returnable } = (await shop.call(`customer/orderreturns?id=${id}`, undefined, carmen)).body.value;
    expect(returnableBy).toBe("caller");
    expect(returnable[index]).toMatchObject({ lineId, units: leftToReturn, refusal: null });
    expect((await create(id, lineId, {})).code).toBe("customer_return_sign_in");
    const { returnNo } = (await create(id, lineId, carmen)).value;
    expect((await show(earlierNo)).returns[0]).toMatchObject({ returnNo, byCustomer: true, by: "carmen@pena.test" });
    await done("inspectreturn", { orderNo, returnNo, lines: [inspection(lineId, 0, 1)] });
  }
  const late = await show("S-20983");
  expect((await create(await keyOf("S-20983"), late.lines[0].lineId, carmen)).code).toBe("customer_return_late");
});

describe("a later file", () => {
  it("can't change a line that came back, nor whose order it is", async () => {
    const later = folderOf({
      ...changed("order-lines.csv", "20,,45.00", "18,,50.00"),
      ...changed("orders.csv", "O-2,S-20982,,P-3,2026-11-21,324.75", "O-2,S-20982,C-2,P-3,2026-11-21,324.75"),
    });
    const { counts } = await run(later);
    expect(counts).toMatchObject({ order: { rejected: 1, changed: 0 }, line: { rejected: 1, changed: 0 } });
    expect(readFileSync(join(later, "order-lines.csv.rejected.csv"), "utf8")).toMatch(/^2,units,"has come back/m);
    expect(readFileSync(join(later, "orders.csv.rejected.csv"), "utf8")).toMatch(/^3,business,/m);
  });

  it("says from which day the time to return counts", async () => {
    const lineOf = async () => (await show("S-20983")).lines[0].lineId;
    await run(folderOf(changed("orders.csv", "2026-08-03", "2026-11-18")));
    const { orderNo } = await show("S-20983");
    expect((await announce(orderNo, await lineOf(), 1)).success).toBe(true);
  });
});
