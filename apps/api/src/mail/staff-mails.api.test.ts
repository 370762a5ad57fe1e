import { recordChanges } from "@azulejo/database";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, mailsTo, provedPerson } from "@azulejo/testing/people.ts";
import { beforeAll, expect, it } from "vitest";

const shop = await openShopForFile();

beforeAll(async () => {
  const { query } = shop.database;
  const { settings } = await query.selectFrom("storefront").select("settings").where("id", "=", 1).executeTakeFirstOrThrow();
  const mail = { orders: [], requests: ["trade@shop.test", "owner@shop.test"], forms: ["desk@shop.test"] };
  await query
    .updateTable("storefront")
    .set({ settings: JSON.stringify({ ...settings, mail }) })
    .where("id", "=", 1)
    .execute();
  await recordChanges(query, [{ kind: "storefront", entity: "1" }]);
  await shop.api.settle();
});

it("sends business requests to the staff who read them", async () => {
  const { pair } = await provedPerson(shop);
  const address = { line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" };
  const request = { kind: "professional", type: "designer", company: "Estudio Ruiz", phone: "775 555 0199", address };
  const { reference } = (await shop.call("customer/createcustomerrequest", request, bearer(pair))).body.value;
  for (const to of ["trade@shop.test", "owner@shop.test"])
    expect((await mailsTo(shop, to)).map((mail) => mail.subject)).toEqual([expect.stringContaining(reference)]);
  expect(await mailsTo(shop, "desk@shop.test")).toEqual([]);
});

it("sends forms to the staff who read them", async () => {
  const fields = JSON.stringify({ name: "Ana Ruiz", email: "ana@example.test", topic: "order", message: "Where is it?" });
  const entry = {
    storefrontId: 1,
    form: "contact",
    reference: "F-TEST-FORM",
    language: "en",
    page: "contact/",
    fields,
    captchaKey: "a-captcha",
  };
  const { id } = await shop.database.query.insertInto("formEntry").values(entry).returning("id").executeTakeFirstOrThrow();
  const message = { kind: "mail.formEntry" as const, key: `form-entry:${id}`, payload: { entryId: id } };
  await shop.api.services.outbox.enqueue(shop.database.query, [message]);
  expect((await mailsTo(shop, "desk@shop.test")).map((mail) => mail.subject)).toEqual([expect.stringContaining("F-TEST-FORM")]);
});
