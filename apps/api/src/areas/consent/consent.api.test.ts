import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { bearer, guestOrder, newAddress, type Person, provedPerson } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();

const calls = { check: "checknotificationpreference", in: "optincustomersmsnotification", out: "optoutcustomersmsnotification" };
const say = (what: keyof typeof calls, body: object = {}, headers: Record<string, string> = {}) =>
  shop.call(`notificationpreference/${calls[what]}`, body, { "x-client-address": "203.0.113.77", ...headers });
const versionIn = async (headers: Record<string, string>, receiptId?: string) =>
  (await say("check", { receiptId }, headers)).body.value.consent.version as string;
const rowsOf = (phone: string) =>
  shop.database.query.selectFrom("smsConsent").selectAll().where("phone", "=", phone).orderBy("id").execute();
const give = async (person: Person, receiptId: string) => {
  const { id } = await shop.database.query
    .selectFrom("account")
    .select("id")
    .where("emailKey", "=", person.email)
    .executeTakeFirstOrThrow();
  await shop.database.query.updateTable("customerOrder").set({ accountId: id }).where("receiptKey", "=", receiptId).execute();
};

describe("text messages about orders", () => {
  it.each([
    ["en", "Reply STOP"],
    ["es", "Responda ALTO"],
  ])("are offered in the words of %s, with the same version in both languages", async (language, words) => {
    const headers = { ...bearer((await provedPerson(shop)).pair), "accept-language": language };
    const { value } = (await say("check", {}, headers)).body;
    expect(value).toMatchObject({ sms: "none", phone: null, changedAt: null });
    expect(value.consent.text).toContain(words);
    expect(value.consent.version).toBe(await versionIn({ ...headers, "accept-language": "en" }));
  });

  it("are turned on and off, each in its own row with wording, time and place", async () => {
    const headers = bearer((await provedPerson(shop)).pair);
    const consentVersion = await versionIn(headers);
    const yes = await say("in", { phone: "(775) 555-0123", consentVersion }, { ...headers, "accept-language": "es" });
    expect(yes.body.value).toMatchObject({ sms: "in", phone: "••• ••• 0123" });
    expect((await say("out", {}, headers)).body.value).toMatchObject({ sms: "out", phone: "••• ••• 0123" });
    const rows = await rowsOf("+17755550123");
    expect(rows.map((row) => [row.state, row.consentVersion, row.place])).toEqual([
      ["in", consentVersion, "203.0.113.*"],
      ["out", consentVersion, "203.0.113.*"],
    ]);
    expect(rows[0]?.consentText).toContain("Responda ALTO");
  });

  it("can be refused without ever having been accepted", async () => {
    const headers = bearer((await provedPerson(shop)).pair);
    expect((await say("out", {}, headers)).body.value).toMatchObject({ sms: "out", phone: null });
  });

  it("are accepted only with the wording that was shown and a number that can receive them", async () => {
    const headers = bearer((await provedPerson(shop)).pair);
    const consentVersion = await versionIn(headers);
    expect((await say("in", { phone: "775 555 0124", consentVersion: "1999" }, headers)).body.code).toBe(
      "notificationpreference_consent_changed",
    );
    for (const phone of ["+52 55 5555 0199", "911 555 0124"]) {
      const answer = await say("in", { phone, consentVersion }, headers);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ["phone"]]);
    }
    expect((await say("check", {}, headers)).body.value.sms).toBe("none");
  });

  it("for a guest's order are set by its receipt, each order separately", async () => {
    const [one, two] = [await guestOrder(shop, newAddress()), await guestOrder(shop, newAddress())];
    const consentVersion = await versionIn({}, one);
    expect((await say("in", { receiptId: one, phone: "(775) 555-0199", consentVersion })).body.value.sms).toBe("in");
    expect((await say("check", { receiptId: two })).body.value.sms).toBe("none");
    const elsewhere = await say("in", { receiptId: two, phone: "775 555 0125", consentVersion });
    expect([elsewhere.status, Object.keys(elsewhere.body.fields ?? {})]).toEqual([400, ["phone"]]);
    expect((await say("out", { receiptId: one })).body.value.sms).toBe("out");
  });

  it("for an account's order are set only by its owner, including answers given before it joined", async () => {
    const [owner, stranger] = [await provedPerson(shop), await provedPerson(shop)];
    const receiptId = await guestOrder(shop, owner.email);
    await say("in", { receiptId, phone: "775 555 0199", consentVersion: await versionIn({}, receiptId) });
    await give(owner, receiptId);
    for (const headers of [{}, bearer(stranger.pair)]) {
      const answer = await say("out", { receiptId }, headers);
      expect([answer.status, answer.body.code]).toEqual([404, "customer_receipt_not_found"]);
    }
    expect((await say("check", {}, bearer(owner.pair))).body.value.sms).toBe("in");
    expect((await say("out", { receiptId }, bearer(owner.pair))).body.value.sms).toBe("out");
    expect((await say("check", {}, bearer(owner.pair))).body.value.sms).toBe("out");
  });

  it("require a guest without a receipt to sign in", async () => {
    const answer = await say("check");
    expect([answer.status, answer.body.code]).toEqual([401, "account_session_required"]);
    expect((await say("check", { receiptId: "x".repeat(24) })).body.code).toBe("customer_receipt_not_found");
  });
});
