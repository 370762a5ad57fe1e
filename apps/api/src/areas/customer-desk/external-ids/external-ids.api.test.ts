import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeOrder, staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { expect, it, onTestFinished } from "vitest";
import { moveIn } from "../../movein/move-in.ts";
import { moveReasonIn } from "../../movein/office/reason-words.rules.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body;
const send = async (call: string, body: object) =>
  (await shop.call(`office/${call}`, body, { ...staff, "idempotency-key": crypto.randomUUID() })).body;

const { customers } = (await read("customers?query=Ladera")).value;
const [{ customerId }] = customers;
const { people } = (await read("people?query=dealer-admin@demo.test")).value;
const [{ accountId }] = people;
const business = { kind: "business", no: customerId, source: "erp", id: "K-7001" };
const person = { kind: "person", no: accountId, source: "erp", id: "K-7001" };

it("a business and a person get an id of another system once, and are found by it", async () => {
  for (const _ of [1, 2])
    expect((await send("setexternalid", business)).value).toMatchObject({ no: customerId, externalIds: [{ source: "erp", id: "K-7001" }] });
  await send("setexternalid", person);
  expect((await read("findexternalid?kind=business&source=erp&id=K-7001")).value).toMatchObject({ no: customerId });
  expect((await read("findexternalid?kind=person&source=erp&id=K-7001")).value).toMatchObject({ no: accountId });
  expect((await read("findexternalid?kind=person&source=crm&id=K-7001")).code).toBe("office_external_id_unknown");
  expect((await read("customers?query=K-7001")).value.customers).toMatchObject([{ customerId }]);
  expect((await read("people?query=K-7001")).value.people).toMatchObject([{ accountId }]);
  expect((await read(`customer?customerId=${customerId}`)).value.externalIds).toEqual([{ source: "erp", id: "K-7001" }]);
  const acts = await shop.database.query.selectFrom("auditEntry").select("subject").where("kind", "=", "customer.external_id").execute();
  expect(acts.map(({ subject }) => subject)).toEqual(["customer", "person"]);
});

it("an id names one record, and another one gets it once it is removed", async () => {
  const opened = await send("openbusiness", {
    ...{ name: "Second Stone", type: "dealer", paymentTerm: "CASH", creditLimitCents: null, postalCode: null, person: null },
    branches: [{ name: "Second Stone", city: "Reno", state: "NV" }],
  });
  const second = { ...business, no: opened.value.customerId };
  expect(await send("setexternalid", second)).toMatchObject({ code: "office_external_id_taken" });
  expect((await send("removeexternalid", second)).value.externalIds).toEqual([]);
  expect((await send("removeexternalid", business)).value.externalIds).toEqual([]);
  expect((await send("setexternalid", second)).success).toBe(true);
  await send("removeexternalid", second);
  await send("setexternalid", business);
});

it("files of that system write to the account instead of creating another one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-external-ids-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "businesses.csv"), "id,name,paymentTerm,creditLimit\nK-7001,Ladera Stone & Tile,NET45,12000\n");
  const moved = () => moveIn({ database: shop.database, folder, source: "erp" });
  expect((await moved()).counts.business).toMatchObject({ created: 0, changed: 1 });
  expect((await read(`customer?customerId=${customerId}`)).value).toMatchObject({ name: "Ladera Stone & Tile", paymentTerm: "NET45" });
  expect((await moved()).counts.business).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
});

const place = (itemNo: string): Promise<number> => placeOrder(shop, [{ itemNo, quantity: 1, fulfilmentType: "PKUP" }]);

it("an order, an invoice and an item have ids, are found by them, and are changed only by who may change them", async () => {
  const boxNo = await boxInReno(shop, 0);
  const [orderNo, otherNo] = [await place(boxNo), await place(boxNo)];
  const { itemNo, productId } = await shop.database.query
    .selectFrom("item")
    .select(["itemNo", "productId"])
    .where("kind", "=", "item")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const folder = mkdtempSync(join(tmpdir(), "azulejo-external-ids-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const moved = () =>
    moveIn({ database: shop.database, folder, source: "erp", signedBy: "Ana", wordsOf: (reason) => moveReasonIn("es", reason) });
  writeFileSync(join(folder, "invoices.csv"), "id,business,issuedOn,total,open\nRE-4,K-7001,2026-11-01,10.00,10.00\n");
  await moved();
  rmSync(join(folder, "invoices.csv"));
  const { no: invoiceNo } = (await read("findexternalid?kind=invoice&source=erp&id=RE-4")).value;
  const order = { kind: "order", no: orderNo, source: "erp", id: "SO-77" };
  const item = { kind: "item", no: itemNo.toLowerCase(), source: "erp", id: "QX77Z9" };
  expect((await send("setexternalid", order)).value).toMatchObject({ no: orderNo });
  expect((await send("setexternalid", item)).value).toMatchObject({ no: itemNo });
  await send("setexternalid", { kind: "invoice", no: invoiceNo, source: "crm", id: "RE-5" });
  expect((await read("findexternalid?kind=order&source=erp&id=SO-77")).value).toMatchObject({ no: orderNo });
  expect((await read(`externalids?kind=order&no=${orderNo}`)).value.externalIds).toEqual([{ source: "erp", id: "SO-77" }]);
  expect((await read("orders?status=all&query=SO-77")).value.orders).toMatchObject([{ orderNo }]);
  expect((await read("cataloguerows?query=QX77Z9&kind=all&offset=0&limit=10")).value.rows).toMatchObject([{ itemNo }]);
  expect((await read(`catalogueproduct?id=${productId}`)).value.items).toContainEqual(
    expect.objectContaining({ itemNo, externalIds: [{ source: "erp", id: "QX77Z9" }] }),
  );
  const { invoices } = (await read(`customer?customerId=${customerId}`)).value;
  expect(invoices.open.flatMap(({ externalIds }: { externalIds: object[] }) => externalIds)).toEqual([
    { source: "crm", id: "RE-5" },
    { source: "erp", id: "RE-4" },
  ]);
  expect(await send("setexternalid", { ...order, no: otherNo })).toMatchObject({ code: "office_external_id_taken" });
  for (const [unknown, code] of [
    [{ ...order, no: 999_999_999 }, "office_order_not_found"],
    [{ ...item, no: "NO-SUCH" }, "office_items_unknown"],
    [{ ...item, kind: "invoice", no: "NO-SUCH" }, "customer_invoice_unknown"],
  ] as const)
    expect(await send("setexternalid", unknown)).toMatchObject({ code });

  writeFileSync(join(folder, "contracts.csv"), "business,item,price\nK-7001,QX77Z9,12.50\n");
  writeFileSync(join(folder, "orders.csv"), "id,business,placedOn,total\nSO-77,K-7001,2025-02-03,20.00\n");
  writeFileSync(join(folder, "order-lines.csv"), "order,line,item,units,price\nSO-77,1,QX77Z9,2,10.00\n");
  writeFileSync(join(folder, "external-ids.csv"), "kind,record,source,id\nitem,QX77Z9,crm,X-1\nbusiness,K-7001,crm,X-2\n");
  // An order of the shop is found by its id, and stays as it is.
  const first = await moved();
  expect(first.counts).toMatchObject({
    contract: { created: 1 },
    order: { rejected: 1 },
    line: { rejected: 1 },
    furtherId: { created: 2 },
  });
  expect(readFileSync(join(folder, "orders.csv.rejected.csv"), "utf8")).toContain("es el id de un pedido de la tienda");
  const price = await shop.database.query.selectFrom("priceLine").select("cents").where("key", "=", itemNo).execute();
  expect(price).toContainEqual({ cents: 1250 });
  expect((await read("findexternalid?kind=item&source=crm&id=X-1")).value).toMatchObject({ no: itemNo });
  expect((await moved()).counts).toMatchObject({ contract: { unchanged: 1 }, furtherId: { created: 0, unchanged: 2 } });
});
