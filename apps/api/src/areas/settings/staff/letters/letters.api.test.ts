import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { mailsTo } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const { database, api } = shop;
const OWNER = "staff@demo.test";
const owner = await staffHeaders(shop);

const read = async (path: string) => (await shop.call(`office/${path}`, undefined, owner)).body.value;
const act = async (path: string, input: object, as: Record<string, string> = owner) =>
  (await shop.call(`office/${path}`, input, { ...as, "idempotency-key": crypto.randomUUID() })).body;
const preview = async (letter: string, language = "en", words: object = {}) =>
  (await act("previewletter", { letter, language, words })).value;
const page = (address: string) => api.fetch(new Request(new URL(address, "http://shop.test")));

describe("the shop's emails", () => {
  it("are listed with their readers, and subjects in both languages", async () => {
    const letters = await read("letters");
    expect(letters.length).toBeGreaterThan(60);
    expect(letters.find(({ letter }: { letter: string }) => letter === "receipt")).toMatchObject({ family: "orders", reader: "customer" });
    const newOrder = letters.find(({ letter }: { letter: string }) => letter === "newOrder");
    expect(newOrder).toMatchObject({ reader: "orders", ownWords: 0 });
    expect(newOrder.subjects.en).not.toBe(newOrder.subjects.es);
  });

  it("are previewed with an item of the catalog, as HTML and as plain text", async () => {
    const { mail, faults } = await preview("receipt");
    expect([faults, mail.text.includes("Ana"), mail.keys.includes("mail.receipt.intro")]).toEqual([[], true, true]);
    const served = await page(mail.address);
    expect(await served.text()).toContain("Ana");
    expect(served.headers.get("content-type")).toContain("text/html");
  });

  it("are served so that nothing in them runs, and only the shop's own pages frame them", async () => {
    const served = await page((await preview("orderMessage")).mail.address);
    const policy = served.headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining(["default-src 'none'", "sandbox", "frame-ancestors 'self'", "form-action 'none'"]),
    );
    expect(policy).not.toContain("script-src");
    expect([served.headers.get("x-frame-options"), served.headers.get("cache-control")]).toEqual(["SAMEORIGIN", "no-store"]);
  });
});

describe("unsaved words", () => {
  it("are in the preview and its file, and text that looks like HTML stays text", async () => {
    const { mail } = await preview("receipt", "en", { en: { "mail.receipt.intro": "<script>alert(1)</script> Hi" } });
    expect(mail.text).toContain("<script>alert(1)</script> Hi");
    const html = await (await page(mail.address)).text();
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; Hi");
    expect((await preview("receipt")).mail.text).not.toContain("alert");
  });

  it("that can't be used are named instead of an email", async () => {
    const { mail, faults } = await preview("receipt", "en", { es: { "mail.receipt.intro": "Gracias {nadie}" } });
    expect([mail, faults]).toEqual([null, [expect.objectContaining({ key: "mail.receipt.intro", language: "es" })]]);
    expect(
      await act("sendtestletter", { letter: "receipt", language: "en", words: { es: { "mail.receipt.intro": "{nadie}" } } }),
    ).toMatchObject({
      code: "office_letter_words",
    });
  });

  it("that are too many for an address are refused", async () => {
    const long = Array.from({ length: 12 }, () => Array.from({ length: 180 }, () => crypto.randomUUID().slice(0, 10)).join("")).map((one) =>
      one.slice(0, 1900),
    );
    const keys = (await preview("receipt")).mail.keys.slice(0, 12);
    const en = Object.fromEntries(keys.map((key: string, index: number) => [key, long[index]]));
    expect(await act("previewletter", { letter: "receipt", language: "en", words: { en } })).toMatchObject({
      code: "office_letter_words_long",
    });
  });
});

describe("the file of a preview", () => {
  it("ends after an hour, and nobody can make one", async () => {
    const { address } = (await preview("proof")).mail;
    expect((await page(`${address}x`)).status).toBe(404);
    expect((await page(`/api/office/letterfile/${"x".repeat(60)}`)).status).toBe(404);
    const invoice = api.services.seal.seal(JSON.stringify({ kind: "letter", letter: "proof", expiresAt: Number.MAX_SAFE_INTEGER }));
    expect((await page(`/api/office/letterfile/${invoice}`)).status).toBe(404);
    expect((await page(address)).status).toBe(200);
    shop.setNow(new Date(Date.now() + 61 * 60_000));
    expect((await page(address)).status).toBe(404);
    shop.setNow(new Date());
  });
});

describe("a test", () => {
  it("reaches nobody but the staff member who sends it, marked in its subject", async () => {
    const before = (await mailsTo(shop, OWNER)).length;
    const words = { es: { "mail.receipt.intro": "Texto sin guardar" } };
    expect((await act("sendtestletter", { letter: "receipt", language: "es", words })).value).toEqual({ to: OWNER });
    await api.services.outbox.drain();
    const mails = await mailsTo(shop, OWNER);
    expect(mails.length).toBe(before + 1);
    expect(mails[0]?.subject).toMatch(/^\[Prueba\] /);
    expect(mails[0]?.text).toContain("Texto sin guardar");
    expect(await mailsTo(shop, "ana@example.com")).toEqual([]);
  });

  it("is in the audit log, and sent twice it is sent once", async () => {
    const key = { ...owner, "idempotency-key": crypto.randomUUID() };
    const input = { letter: "proof", language: "en" };
    for (const _ of [1, 2]) await shop.call("office/sendtestletter", input, key);
    const entries = await database.query
      .selectFrom("auditEntry")
      .selectAll()
      .where("kind", "=", "letter.tested")
      .where("subjectNo", "=", "proof")
      .execute();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ subject: "letter", after: { language: "en", to: OWNER } });
  });

  it("is refused after twenty within an hour", async () => {
    const codes = [];
    for (let sent = 0; sent < 21; sent++) codes.push((await act("sendtestletter", { letter: "proof", language: "en" })).code);
    expect(codes.at(-1)).toBe("office_letter_tests");
    shop.setNow(new Date(Date.now() + 61 * 60_000));
    expect((await act("sendtestletter", { letter: "proof", language: "en" }, await staffHeaders(shop))).success).toBe(true);
    shop.setNow(new Date());
  });

  it("isn't sent to somebody who was blocked in the meantime", async () => {
    const email = "tester@shop.test";
    const { passwordHash } = await database.query
      .selectFrom("staff")
      .select("passwordHash")
      .where("email", "=", OWNER)
      .executeTakeFirstOrThrow();
    await database.query.insertInto("staff").values({ storefrontId: 1, email, emailKey: email, passwordHash, rights: [] }).execute();
    const { id } = await database.query.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    await database.query.updateTable("staff").set({ blockedAt: new Date() }).where("id", "=", id).execute();
    const payload = { staffId: id, letter: "proof", language: "en", words: { en: {}, es: {} } };
    await api.services.outbox.enqueue(database.query, [{ kind: "mail.test", key: "letter-test:blocked", payload }]);
    await api.services.outbox.drain();
    expect(await mailsTo(shop, email)).toEqual([]);
  });
});
