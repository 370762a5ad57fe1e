import { address, contact } from "@azulejo/testing/guest.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, mailsTo } from "@azulejo/testing/people.ts";
import { beforeAll, expect, it } from "vitest";

const shop = await openShopForFile();
const PDF = Buffer.from("%PDF-1.4\n%%EOF\n").toString("base64");
const DEALER = "dealer-admin@demo.test";

let dealer: Record<string, string>;
let staff: Record<string, string>;
beforeAll(async () => {
  dealer = bearer((await demoPerson(shop, DEALER)).pair);
  staff = await staffHeaders(shop);
});

const submit = (more: object = {}, as = dealer) =>
  shop.call(
    "customer/submittaxexemption",
    {
      country: "US",
      province: "NV",
      certificateNo: "RCE-002-913",
      document: { name: "resale.pdf", type: "application/pdf", data: PDF },
      ...more,
    },
    as,
  );
const decide = (id: number, decision: object) => shop.call("office/decidetaxexemption", { id, ...decision }, staff);
const waiting = async () => (await shop.call("office/taxexemptions", undefined, staff)).body.value.exemptions;

let orders = 0;
async function quote(as: Record<string, string>, to: object = address) {
  const items = [{ itemNo: await boxInReno(shop, ++orders), quantity: 2, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items }, as)).body.value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: to, billingSameAsDelivery: true, deliveryService: "freight" };
  return (await shop.call("checkout/checkout", steps, as)).body.value;
}
async function place(as: Record<string, string>) {
  const { bag, totals, termsVersion } = await quote(as);
  const attempt = `exempt-attempt-${++orders}`;
  const order = {
    shoppingBagQuoteId: bag.shoppingBagQuoteId,
    attempt,
    payment: { type: "CreditCard", paymentMethodId: "pm_card_visa" },
    expectedTotalCents: totals.totalCents,
    agreed: true,
    termsVersion,
  };
  const { receiptId, orderNo } = (await shop.call("checkout/complete", order, { ...as, "idempotency-key": `${attempt}-key` })).body.value;
  return { orderNo, receipt: (await shop.call(`customer/getreceiptmodel?id=${receiptId}`, undefined, as)).body.value };
}

it("frees a business account from tax in one state, from its approval to its last day, and the order keeps why", async () => {
  expect((await quote(dealer)).totals.taxCents).toBeGreaterThan(0);
  const sent = (await submit({ expiresOn: "2030-12-31" })).body.value;
  expect([sent.state, sent.applies]).toEqual(["submitted", false]);
  expect((await quote(dealer)).totals.taxCents).toBeGreaterThan(0);
  expect((await waiting()).map((one: { customer: string }) => one.customer)).toEqual(["Ladera Floor & Tile"]);
  const document = (await shop.call(`office/taxexemptiondocument?id=${sent.id}`, undefined, staff)).body.value;
  expect(document).toEqual({ name: "resale.pdf", type: "application/pdf", data: PDF });

  expect((await decide(sent.id, { approved: true })).body.value).toMatchObject({
    state: "approved",
    applies: true,
    decidedBy: "staff@demo.test",
  });
  const { totals } = await quote(dealer);
  expect([totals.taxCents, totals.taxes]).toEqual([0, []]);
  expect(totals.exemptions).toEqual([{ country: "US", province: "NV", certificateNo: "RCE-002-913", expiresOn: "2030-12-31" }]);
  const { orderNo, receipt } = await place(dealer);
  expect([receipt.taxes, receipt.derivation.exemptions]).toEqual([[], totals.exemptions]);
  const shown = (await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value;
  expect(shown.derivation.exemptions).toEqual(totals.exemptions);

  // A guest is taxed, and so is the account in another state and after the last day.
  expect((await quote({})).totals.taxCents).toBeGreaterThan(0);
  const inCalifornia = { ...address, city: "Truckee", province: "CA", postalCode: "96161" };
  expect((await quote(dealer, inCalifornia)).totals.taxCents).toBeGreaterThan(0);
  await decide(sent.id, { approved: false, reason: "It names another company." });
  expect((await quote(dealer)).totals.taxCents).toBeGreaterThan(0);
  const { exemptions } = (await shop.call("customer/taxexemptions", undefined, dealer)).body.value;
  expect(exemptions).toMatchObject([{ state: "refused", reason: "It names another company.", applies: false }]);
  // The order that was placed keeps its figures.
  expect((await shop.call(`office/order?orderNo=${orderNo}`, undefined, staff)).body.value.derivation.exemptions).toHaveLength(1);
});

it("ends with the certificate's last day", async () => {
  const { id } = (await submit({ certificateNo: "RCE-OLD", expiresOn: "2020-01-31" })).body.value;
  expect((await decide(id, { approved: true })).body.value).toMatchObject({ state: "approved", applies: false });
  expect((await quote(dealer)).totals.taxCents).toBeGreaterThan(0);
  expect((await decide(id, { approved: false, reason: "Expired." })).body.value.state).toBe("refused");
});

it("waits for one decision for each state, mails whoever sent it, and needs a reason to refuse", async () => {
  const { id } = (await submit()).body.value;
  expect((await submit()).body.code).toBe("customer_exemption_waiting");
  expect((await submit({ province: "ZZ" })).body.code).toBe("request_invalid");
  expect((await decide(id, { approved: false })).body.code).toBe("office_exemption_reason");
  const before = (await mailsTo(shop, DEALER)).length;
  await Promise.all([decide(id, { approved: true }), decide(id, { approved: true })]);
  await shop.api.settle();
  const mails = await mailsTo(shop, DEALER);
  expect(mails.length).toBe(before + 1);
  await decide(id, { approved: false, reason: "No longer valid." });
});

it("takes any number of certificates", async () => {
  for (const province of ["AZ", "CA", "CO", "ID", "NM", "OR", "TX", "UT", "WA"]) {
    const { body } = await submit({ province });
    expect([province, body.success]).toEqual([province, true]);
  }
});

it("is the business account's own: no guest, no homeowner, no buyer without the role", async () => {
  expect((await submit({}, {})).body.code).toBe("account_session_required");
  const homeowner = bearer((await demoPerson(shop, "homeowner@demo.test")).pair);
  expect((await submit({}, homeowner)).body.code).toBe("account_business_only");
  const buyer = bearer((await demoPerson(shop, "dealer-buyer@demo.test")).pair);
  expect((await submit({}, buyer)).body.code).toBe("account_role");
});
