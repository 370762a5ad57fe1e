import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);
const spanish = { ...staff, "accept-language": "es" };
const read = async (sections = "storefront") => (await shop.call(`office/shopsettings?sections=${sections}`, undefined, staff)).body.value;
const post = async (call: string, storefront: object, revisions: object, headers = staff, pictures: object = {}) =>
  (await shop.call(`office/${call}`, { settings: { version: 1, storefront }, revisions, pictures }, headers)).body;

describe("settings in the office", () => {
  it("are previewed, then changed, and the audit log says what was there before", async () => {
    const { settings, revisions } = await read();
    const change = { phone: "(555) 555-0142" };
    const wanted = [{ path: "storefront.phone", before: settings.storefront.phone, after: change.phone }];
    expect((await post("previewsettings", change, revisions)).value).toMatchObject({ faults: [], differences: wanted });
    expect((await read()).settings.storefront.phone).toBe(settings.storefront.phone);
    expect((await post("changesettings", change, revisions)).value).toMatchObject({ faults: [], differences: wanted });
    expect((await read()).settings.storefront.phone).toBe(change.phone);
    const { entries } = (await shop.call("office/audit?kind=settings.changed", undefined, staff)).body.value;
    expect(entries[0]).toMatchObject({
      by: "staff@demo.test",
      before: { "storefront.phone": settings.storefront.phone },
      after: { "storefront.phone": change.phone },
    });
  });

  it("hold at once, also while an older transaction keeps the change log waiting", async () => {
    const { revisions } = await read();
    const publicPhone = async () => (await shop.call("storefront/settings")).body.value.phone;
    const phone = "(555) 555-0188";
    expect(await publicPhone()).not.toBe(phone);
    await shop.database.query.transaction().execute(async (older) => {
      await sql`select txid_current()`.execute(older);
      await post("changesettings", { phone }, revisions);
      expect(await publicPhone()).toBe(phone);
    });
  });

  it("are refused to the second of two people who change the same part, and to nobody who changes another", async () => {
    const { revisions } = await read();
    expect((await post("changesettings", { claimDays: 31 }, revisions)).value.differences).toHaveLength(1);
    expect(await post("changesettings", { claimDays: 32 }, revisions)).toMatchObject({ code: "office_settings_changed" });
    expect((await post("changesettings", { newForDays: 91 }, revisions)).value.differences).toHaveLength(1);
    expect((await read()).settings.storefront).toMatchObject({ claimDays: 31, newForDays: 91 });
  });

  it("name what is wrong in the reader's language, and then change nothing", async () => {
    const { settings, revisions } = await read();
    const wrong = { phone: "(555) 555-0177", email: "nobody", colors: { accent: "#e0a030" }, currency: "EUR" };
    expect((await post("changesettings", wrong, revisions, spanish)).value).toMatchObject({
      faults: [
        { path: "storefront.currency", problem: "debe ser USD o CAD" },
        { path: "storefront.email", problem: "debe ser un correo electrónico" },
      ],
      differences: [],
    });
    const { faults } = (await post("previewsettings", { colors: wrong.colors }, revisions, spanish)).value;
    expect(faults[0]).toMatchObject({ path: "storefront.colors.accent", problem: expect.stringContaining("tiene un contraste de 2.") });
    expect((await read()).settings).toEqual(settings);
  });

  it("keep a store that has stock", async () => {
    const { settings, revisions } = await read("storefront,stores");
    const [first] = settings.stores.filter((store: { code: string }) => store.code === settings.storefront.defaultStore);
    const { body } = await shop.call("office/changesettings", { settings: { version: 1, stores: [first] }, revisions }, staff);
    expect(body.value.faults).toEqual([{ path: "stores", problem: expect.stringMatching(/^leaves out [\w-]+, which has stock/) }]);
  });

  it.each(["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{constructor}}", "'; drop table storefront; --"])(
    "keep a text as it was typed, whatever it contains: %s",
    async (text) => {
      const { revisions } = await read();
      const saved = await post("changesettings", { notice: { en: text, es: text } }, revisions);
      expect(saved.value.faults).toEqual([]);
      expect((await read()).settings.storefront.notice).toEqual({ en: text, es: text });
    },
  );

  it.each([
    [{ settings: null }],
    [{ settings: [] }],
    [{ settings: { version: 1 }, revisions: null }],
    [{ settings: { version: 1 }, revisions: {}, pictures: { "logo.svg": "no base64!" } }],
  ])("refuse what is no change: %j", async (body) => {
    expect((await shop.call("office/changesettings", body, staff)).body.code).toBe("request_invalid");
  });

  it.each([[{ version: 2 }], [{}], [{ version: 1, storefront: 7 }], [{ version: 1, stores: "all" }], [{ version: 1, __proto__x: {} }]])(
    "say what is wrong with %j",
    async (settings) => {
      const { revisions } = await read("");
      const all = (await shop.call("office/shopsettings", undefined, staff)).body.value.revisions;
      const { body } = await shop.call("office/changesettings", { settings, revisions: { ...revisions, ...all } }, staff);
      expect(body.value.faults.length).toBeGreaterThan(0);
    },
  );
});
