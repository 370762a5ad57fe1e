import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { expect, it, onTestFinished } from "vitest";
import { moveIn } from "../../movein/move-in.ts";

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
