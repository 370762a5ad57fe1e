import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, demoPerson, mailsTo } from "@azulejo/testing/people.ts";
import { beforeAll, expect, it } from "vitest";
import { openOffice } from "../../../http/every-call/audit-trail/audit-trail.fixture.ts";

const shop = await openShopForFile();
let staff: Record<string, string>;
let customerId: number;
beforeAll(async () => {
  staff = await staffHeaders(shop);
  const office = await openOffice(shop);
  await office.invoice();
  customerId = office.dealerId;
});
const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body;
const send = (body: object) => shop.call("office/sendstatement", body, { ...staff, "idempotency-key": crypto.randomUUID() });

it("staff read the statement that the business reads", async () => {
  const dealer = bearer((await demoPerson(shop, "dealer-admin@demo.test")).pair);
  const { months } = (await read(`customerstatements?customerId=${customerId}`)).value;
  const { month } = months[0];
  const own = (await shop.call("customer/statements", { month }, dealer)).body.value;
  const seen = (await read(`customerstatements?customerId=${customerId}&month=${month}`)).value;
  expect(seen).toMatchObject(own);
  expect(seen.lines.length).toBeGreaterThan(0);
  expect(seen.readers.map((one: { email: string }) => one.email)).toContain("dealer-admin@demo.test");
});

it("the link opens a PDF, and none of a month without a statement", async () => {
  const { months } = (await read(`customerstatements?customerId=${customerId}`)).value;
  const { url, name } = (await read(`customerstatementlink?customerId=${customerId}&month=${months[0].month}`)).value;
  expect([name, new URL(url).pathname]).toEqual([expect.stringMatching(/\.pdf$/), expect.stringMatching(/\/document\//)]);
  expect((await read(`customerstatementlink?customerId=${customerId}&month=1999-01`)).code).toBe("customer_statement_unknown");
  expect((await read("customerstatements?customerId=2000000000")).code).toBe("office_customer_not_found");
});

it("there is none of a month that has begun in UTC, but not at the shop", async () => {
  const now = new Date();
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 2));
  shop.setNow(next);
  const month = next.toISOString().slice(0, 7);
  const headers = await staffHeaders(shop);
  const { body } = await shop.call(`office/customerstatementlink?customerId=${customerId}&month=${month}`, undefined, headers);
  shop.setNow(new Date());
  expect(body.code).toBe("customer_statement_unknown");
});

it("goes by email with its PDF to a person of the business, and to nobody else", async () => {
  const { months, readers } = (await read(`customerstatements?customerId=${customerId}`)).value;
  const { month } = months[0];
  const { accountId, email } = readers.find((one: { email: string }) => one.email === "dealer-admin@demo.test");
  expect((await send({ customerId, month, accountId })).body.value).toEqual({ email });
  await shop.api.settle();
  // The dealer's administrator reads Spanish.
  const [mail] = await mailsTo(shop, email);
  expect(mail?.subject).toMatch(/^Estado de cuenta de /);
  expect(mail?.text).toContain("Adjuntamos en PDF");
  const stranger = await shop.database.query.selectFrom("account").select("id").where("customerId", "is", null).executeTakeFirstOrThrow();
  expect((await send({ customerId, month, accountId: stranger.id })).body.code).toBe("office_buyer_not_found");
});
