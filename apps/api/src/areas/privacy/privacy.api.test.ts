import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { mailsTo, newAddress, solve, tokenMailedTo } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { addDays, todayOf } from "../../domain/day.ts";
import { dueOn } from "./due.rules.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);

const ask = async (email: string, more: object = {}, headers: Record<string, string> = {}) => {
  const form = { kind: "copy", name: "Ana Ruiz", email, details: "Everything, please", captchaToken: await solve(shop, "privacy") };
  return (await shop.call("privacy/ask", { ...form, ...more }, headers)).body;
};
const confirm = async (token: string) => (await shop.call("privacy/confirm", { token })).body;
const requestsOf = async (email: string) => {
  const { requests } = (await shop.call("office/privacyrequests", undefined, staff)).body.value;
  return requests.filter((one: { email: string }) => one.email === email);
};

describe("a privacy request in the shop", () => {
  it("is recorded, with the person verified, once the owner of the address confirms it", async () => {
    const email = newAddress();
    expect((await ask(email, {}, { "accept-language": "es" })).value).toEqual({ done: true });
    const token = await tokenMailedTo(shop, email);
    expect(await requestsOf(email)).toEqual([]);
    const { value } = await confirm(token);
    const { timezone } = await shop.database.query.selectFrom("storefront").select("timezone").executeTakeFirstOrThrow();
    const due = dueOn(todayOf(new Date(), timezone), false);
    expect(value).toMatchObject({ kind: "copy", dueOn: due });
    expect(await requestsOf(email)).toMatchObject([{ requestNo: value.requestNo, state: "verified", language: "es", dueOn: due }]);
    const whole = (await shop.call(`office/privacyrequest?requestNo=${value.requestNo}`, undefined, staff)).body.value;
    expect(whole).toMatchObject({ recordedBy: null, verifiedBy: null, verifiedHow: null, details: "Everything, please" });
    const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.includes(value.requestNo))).toBe(true);
  });

  it("is one request, however often the link is opened or the form is sent", async () => {
    const email = newAddress();
    await Promise.all([ask(email), ask(email)]);
    const token = await tokenMailedTo(shop, email);
    const [first, second] = await Promise.all([confirm(token), confirm(token)]);
    expect(second.value).toEqual(first.value);
    expect(await requestsOf(email)).toHaveLength(1);
    expect((await mailsTo(shop, email)).filter(({ subject }) => subject.startsWith("Confirm your"))).toHaveLength(1);
  });

  it("can be answered by staff at once, and only by its own link", async () => {
    const email = newAddress();
    await ask(email);
    const { requestNo } = (await confirm(await tokenMailedTo(shop, email))).value;
    const file = await shop.call("office/exportprivacydata", { requestNo }, { ...staff, "idempotency-key": crypto.randomUUID() });
    expect(file.body.success).toBe(true);
    expect((await confirm("A".repeat(43))).code).toBe("account_link_invalid");
  });

  it("expires with its link after a week, and is due from the day of the question", async () => {
    const email = newAddress();
    await ask(email);
    const token = await tokenMailedTo(shop, email);
    const link = shop.database.query.updateTable("accountLink").where("kind", "=", "privacy");
    await link.set({ data: JSON.stringify({ ...(await askedData()), receivedOn: addDays(todayOf(new Date(), "UTC"), -6) }) }).execute();
    await link.set({ expiresAt: new Date(Date.now() - 1000) }).execute();
    expect((await confirm(token)).code).toBe("account_link_invalid");
    await link.set({ expiresAt: new Date(Date.now() + 60_000) }).execute();
    expect((await confirm(token)).value.dueOn).toBe(dueOn(addDays(todayOf(new Date(), "UTC"), -6), false));
  });

  it("needs a kind, a name, words and a captcha of its own", async () => {
    const email = newAddress();
    expect(Object.keys((await ask(email, { kind: "everything", name: " ", details: "" })).fields ?? {}).toSorted()).toEqual([
      "details",
      "kind",
      "name",
    ]);
    expect((await ask(email, { captchaToken: await solve(shop, "subscribe") })).code).toBe("account_captcha");
    expect(await mailsTo(shop, email)).toEqual([]);
  });
});

async function askedData(): Promise<object> {
  const newest = shop.database.query.selectFrom("accountLink").select("data").where("kind", "=", "privacy").where("usedAt", "is", null);
  return (await newest.executeTakeFirstOrThrow()).data as object;
}
