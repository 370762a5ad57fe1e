import { address, contact } from "@azulejo/testing/guest.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, boxInReno, demoPerson, mailsTo } from "@azulejo/testing/people.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

const shop = await openShopForFile();

type Headers = Record<string, string>;
let admin: Headers;
let buyer: Headers;
let accounting: Headers;
let designer: Headers;
const ids = new Map<string, number>();
beforeAll(async () => {
  const person = async (name: string) => bearer((await demoPerson(shop, `${name}@demo.test`)).pair);
  [admin, buyer, accounting, designer] = [
    await person("dealer-admin"),
    await person("dealer-buyer"),
    await person("dealer-accounting"),
    await person("designer"),
  ];
  const { users } = (await call("customer/getusers", undefined, admin)).value;
  for (const { id, email } of users) ids.set(email.split("@")[0], id);
});

const call = async (path: string, input?: object, by?: Headers) => (await shop.call(path, input, by)).body;
const idOf = (name: string) => ids.get(name) ?? 0;
const setLimit = (aboveCents: number, more: { userId?: number; approverId?: number } = {}) =>
  call("customer/addapprovalrule", { aboveCents, userId: null, approverId: null, ...more }, admin);
beforeEach(async () => {
  for (const { ruleId } of (await call("customer/approvalrules", undefined, admin)).value.rules)
    expect((await call("customer/endapprovalrule", { ruleId }, admin)).code).toBeUndefined();
});

let taken = 0;
/** A bag of the buyer that is ready to be ordered, with nothing else in it. */
async function ready(by = buyer, quantity = 3) {
  const before = (await call("webshoppingbag/getcustomershoppingbag", undefined, by)).value;
  for (const { lineId } of before?.lines ?? [])
    await call("webshoppingbag/removebagitem", { shoppingBagQuoteId: before.shoppingBagQuoteId, lineId }, by);
  const itemNo = await boxInReno(shop, 25 + (++taken % 20));
  const items = [{ itemNo, quantity, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId, lines } = (await call("webshoppingbag/addbagitemV2", { items }, by)).value;
  const steps = { shoppingBagQuoteId, contact, deliveryAddress: address, billingSameAsDelivery: true, deliveryService: "freight" };
  const checkout = (await call("checkout/checkout", { ...steps, jobName: "Lobby" }, by)).value;
  return { shoppingBagQuoteId, itemNo, lineId: lines[0].lineId as number, checkout };
}
async function place({ shoppingBagQuoteId }: { shoppingBagQuoteId: string }, by = buyer) {
  const { totals, termsVersion } = (await call("checkout/checkout", { shoppingBagQuoteId }, by)).value;
  const attempt = crypto.randomUUID();
  const agreed = { expectedTotalCents: totals.totalCents, agreed: true, termsVersion };
  return call(
    "checkout/complete",
    { shoppingBagQuoteId, attempt, payment: { type: "Credit" }, ...agreed },
    { ...by, "idempotency-key": attempt },
  );
}
const asked = async (bag: { shoppingBagQuoteId: string }, note?: string): Promise<number> => {
  const { code, value } = await ask(bag, note);
  expect(code).toBeUndefined();
  return value.approvalId;
};
const ask = ({ shoppingBagQuoteId }: { shoppingBagQuoteId: string }, note?: string, by = buyer) =>
  call("customer/askapproval", { shoppingBagQuoteId, ...(note && { note }) }, by);
const decide = (approvalId: number, approve: boolean, by: Headers, answer?: string) =>
  call("customer/decideapproval", { approvalId, approve, ...(answer && { answer }) }, by);
const stateOf = async ({ shoppingBagQuoteId }: { shoppingBagQuoteId: string }, by = buyer) =>
  (await call("checkout/checkout", { shoppingBagQuoteId }, by)).value.approval;

describe("an order above its limit", () => {
  it("is placed only after somebody approved it, once", async () => {
    await setLimit(100);
    const bag = await ready();
    expect(bag.checkout.approval).toEqual({ state: "needed", aboveCents: 100, answer: null });
    expect((await place(bag)).code).toBe("checkout_approval_needed");
    const approvalId = await asked(bag, "For the lobby");
    expect((await ask(bag)).value.approvalId).toBe(approvalId);
    expect((await stateOf(bag)).state).toBe("asked");
    expect((await place(bag)).code).toBe("checkout_approval_needed");
    expect((await decide(approvalId, true, admin, "Go ahead")).value).toMatchObject({
      state: "approved",
      answer: "Go ahead",
      jobName: "Lobby",
    });
    expect((await decide(approvalId, true, admin)).value.state).toBe("approved");
    expect((await decide(approvalId, false, admin)).code).toBe("customer_approval_decided");
    expect((await stateOf(bag)).state).toBe("approved");
    const placed = await place(bag);
    expect(placed.value?.status).toBe("placed");
    const [listed] = (await call("customer/approvals", undefined, admin)).value.approvals;
    expect(listed).toMatchObject({ approvalId, orderNo: placed.value.orderNo, isOwn: false, mayDecide: false });
  });

  it("needs another approval once it has changed", async () => {
    await setLimit(100);
    const bag = await ready();
    const approvalId = await asked(bag);
    await decide(approvalId, true, admin);
    const { shoppingBagQuoteId, lineId } = bag;
    const more = { shoppingBagQuoteId, items: [{ lineId, quantity: 4 }] };
    expect((await call("webshoppingbag/updatebagitems", more, buyer)).code).toBeUndefined();
    expect((await stateOf(bag)).state).toBe("needed");
    expect((await place(bag)).code).toBe("checkout_approval_needed");
  });

  it("stays in the bag when it is rejected, with the reason", async () => {
    await setLimit(100);
    const bag = await ready(buyer, 6);
    const approvalId = await asked(bag);
    await decide(approvalId, false, admin, "Use what we have in Sparks");
    expect(await stateOf(bag)).toMatchObject({ state: "rejected", answer: "Use what we have in Sparks" });
    expect((await place(bag)).code).toBe("checkout_approval_needed");
    expect((await ask(bag, "There is none left")).value.approvalId).not.toBe(approvalId);
  });

  it("isn't one below the limit, nor for administrators", async () => {
    const exact = await ready();
    await setLimit(exact.checkout.totals.totalCents);
    expect(await stateOf(exact)).toBeNull();
    expect((await ask(exact)).code).toBe("customer_approval_needless");
    await setLimit(exact.checkout.totals.totalCents - 1);
    expect(await stateOf(exact)).toMatchObject({ state: "needed" });
    expect((await ready(admin)).checkout.approval).toBeNull();
  });
});

describe("who decides", () => {
  it("is an administrator or the person that the limit names, never who asked", async () => {
    await setLimit(100, { approverId: idOf("dealer-accounting") });
    const bag = await ready();
    const approvalId = await asked(bag);
    expect((await decide(approvalId, true, buyer)).code).toBe("customer_approval_unknown");
    expect((await decide(approvalId, true, designer)).code).toMatch(/customer_approval_unknown|account_business_only/);
    const seen = (await call("customer/approvals", undefined, accounting)).value;
    expect(seen.approvals[0]).toMatchObject({ approvalId, mayDecide: true });
    expect(seen.toDecide).toBeGreaterThan(0);
    expect((await decide(approvalId, true, accounting)).value.state).toBe("approved");
  });

  it("and who asked are told by email", async () => {
    await setLimit(100);
    const bag = await ready();
    const approvalId = await asked(bag, "Please");
    await shop.api.settle();
    expect((await mailsTo(shop, "dealer-admin@demo.test"))[0]?.text).toContain("Please");
    await decide(approvalId, false, admin, "Not now");
    await shop.api.settle();
    expect((await mailsTo(shop, "dealer-buyer@demo.test"))[0]?.text).toContain("Not now");
  });

  it("is one of both when two decide at once", async () => {
    await setLimit(100, { approverId: idOf("dealer-accounting") });
    const approvalId = await asked(await ready());
    const codes = (await Promise.all([decide(approvalId, true, admin), decide(approvalId, false, accounting)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(["customer_approval_decided", undefined]);
  });
});

describe("limits", () => {
  it("of a person replace those for everybody, and the same amount replaces itself", async () => {
    await setLimit(100);
    await setLimit(100_000_000, { userId: idOf("dealer-buyer") });
    expect(await stateOf(await ready())).toBeNull();
    await setLimit(100, { approverId: idOf("dealer-accounting") });
    const { rules } = (await call("customer/approvalrules", undefined, admin)).value;
    expect(rules).toMatchObject([
      { aboveCents: 100, user: null, approver: { userId: idOf("dealer-accounting") } },
      { aboveCents: 100_000_000 },
    ]);
  });

  it("are set by administrators, for their own people", async () => {
    expect((await call("customer/approvalrules", undefined, buyer)).code).toBe("account_role");
    expect((await setLimit(100, { userId: 2_000_000_000 })).code).toBe("customer_user_not_found");
    const self = idOf("dealer-buyer");
    expect((await setLimit(100, { userId: self, approverId: self })).code).toBe("customer_approval_self");
    expect((await setLimit(-1)).code).toBe("request_invalid");
  });
});
