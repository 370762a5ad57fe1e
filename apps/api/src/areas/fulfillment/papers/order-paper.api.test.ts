import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { readPdf } from "@azulejo/testing/pdf/read-pdf.ts";
import { readScans } from "@azulejo/testing/pdf/read-scan.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);

const paperOf = (orderNo: number, kind: string, language = "en") =>
  shop.call(`office/orderpaper?orderNo=${orderNo}&kind=${kind}`, undefined, { ...staff, "accept-language": language });

async function ordered(quantity: number) {
  const itemNo = await boxInReno(shop, 0);
  const orderNo = await placeOrder(shop, [{ itemNo, quantity, fulfilmentType: "PKUP" }], { storeNumber: 1 });
  const { lines } = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
  return { itemNo, orderNo, lot: lines[0].lots[0].code as string, lineId: lines[0].lineId as number };
}

describe("the papers of an order", () => {
  it("list what to pick by place and lot, in the language of whoever prints", async () => {
    const { orderNo, itemNo, lot } = await ordered(3);
    const english = (await paperOf(orderNo, "pickList")).body.value;
    expect(english).toMatchObject({ name: `pick-list-${orderNo}.pdf`, type: "application/pdf" });
    const { head, words } = readPdf(Buffer.from(english.data, "base64"));
    expect(head).toBe("%PDF-");
    for (const word of [String(orderNo), itemNo, `Lot ${lot}`, "3 boxes"]) expect(words).toContain(word);
    const spanish = readPdf(Buffer.from((await paperOf(orderNo, "pickList", "es")).body.value.data, "base64")).words;
    for (const word of [`Lote ${lot}`, "3 cajas"]) expect(spanish).toContain(word);
  });

  it("print names and fractions as they were typed", async () => {
    const { orderNo, itemNo } = await ordered(2);
    const names = "Łukasz Nguyễn 山田 太郎 محمد";
    const { query } = shop.database;
    await query.updateTable("customerOrder").set({ firstName: names, lastName: "García" }).where("orderNo", "=", orderNo).execute();
    await query.updateTable("orderLine").set({ name: "Junta", detail: "⅜ in (9.5 mm)" }).where("itemNo", "=", itemNo).execute();
    for (const kind of ["pickList", "boxLabels"]) {
      const { words } = readPdf(Buffer.from((await paperOf(orderNo, kind)).body.value.data, "base64"));
      for (const text of ["Łukasz", "Nguyễn", "山田 太郎", "محمد", "García", "⅜ in (9.5 mm)", itemNo]) expect(words).toContain(text);
    }
  });

  it("label each box with its lot and number, without those that have left", async () => {
    const { orderNo, lot, lineId } = await ordered(3);
    const all = readPdf(Buffer.from((await paperOf(orderNo, "boxLabels")).body.value.data, "base64"));
    expect(all.pages).toBe(3);
    for (const word of [lot, "1 of 3", "3 of 3"]) expect(all.words).toContain(word);
    const hand = (units: number) =>
      shop.call("office/shiplines", { orderNo, lines: [{ lineId, units }] }, { ...staff, "idempotency-key": crypto.randomUUID() });
    await hand(1);
    expect(readPdf(Buffer.from((await paperOf(orderNo, "boxLabels")).body.value.data, "base64")).pages).toBe(2);
    await hand(2);
    expect((await paperOf(orderNo, "boxLabels")).body.code).toBe("office_nothing_to_pick");
  });

  it("have a code on a sample's label that opens its product at the sample's lot", async () => {
    const { products } = (await shop.call("product/list", { listing: "porcelain" })).body.value;
    const { lead } = products.find((product: { lead: { sampleItemNo: string | null } }) => product.lead.sampleItemNo !== null);
    const order = await placeOrder(shop, [{ itemNo: lead.sampleItemNo, quantity: 1, fulfilmentType: "PKUP" }], { storeNumber: 1 });
    const file = Buffer.from((await paperOf(order, "boxLabels")).body.value.data, "base64");
    const [, lot = ""] = /left of lot (\S+),/.exec(readPdf(file).words) ?? [];
    const [scan = "", ...others] = readScans(file);
    const { pathname, searchParams } = new URL(scan);
    expect([pathname, searchParams.get("lot"), others]).toEqual([`/en/product/detail/${lead.itemNo}`, lot, []]);
    expect(readScans(Buffer.from((await paperOf((await ordered(1)).orderNo, "boxLabels")).body.value.data, "base64"))).toEqual([]);
  });

  it("are refused when nobody could print them at once", async () => {
    const { orderNo } = await ordered(1);
    const lots = shop.database.query.updateTable("stockMovement").set({ reserved: 1_001 }).where("kind", "=", "reserved");
    await lots.execute();
    expect((await paperOf(orderNo, "boxLabels")).body.code).toBe("office_many_labels");
  });
});
