import { readStoredSettings } from "@azulejo/contract/settings/stored-settings.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { mailsTo, signUp } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { changeSettings, exportSettings } from "./change-settings.ts";
import type { ShopSettings } from "./shop-settings.ts";

const shop = await openShopForFile();
const STOREFRONT = 1;
const change = (settings: unknown, more: { dryRun?: boolean; pictures?: Record<string, string> } = {}) =>
  changeSettings(shop.database, { settings, pictures: more.pictures ?? {} }, { storefrontId: STOREFRONT, dryRun: more.dryRun ?? false });
const exported = async () => (await exportSettings(shop.database.query, STOREFRONT))?.settings as ShopSettings;
const faultsOf = async (settings: unknown) =>
  (await change({ version: 1, ...(settings as object) })).faults?.map(({ path, problem }) => `${path} ${problem}`);
const shown = async (language = "en") => (await shop.call("storefront/settings", undefined, { "accept-language": language })).body.value;

describe("a settings file", () => {
  it("changes nothing when the shop has these settings already", async () => {
    const { settings, pictures } = (await exportSettings(shop.database.query, STOREFRONT)) ?? { settings: null, pictures: {} };
    expect(await change(settings, { pictures })).toMatchObject({ differences: [] });
  });

  it("changes what it names, in the running shop and in both languages, and nothing else", async () => {
    const before = await exported();
    const { differences } = await change({
      version: 1,
      storefront: {
        phone: "(555) 555-0199",
        notice: { en: "Closed on Fridays.", es: "Cerrado los viernes." },
        mail: { orders: ["desk@shop.test"] },
      },
    });
    expect(differences?.map((one) => one.path)).toEqual([
      "storefront.phone",
      "storefront.notice.en",
      "storefront.notice.es",
      "storefront.mail.orders",
    ]);
    await shop.api.settle();
    expect(await shown()).toMatchObject({ phone: "(555) 555-0199", notice: "Closed on Fridays." });
    expect(await shown("es")).toMatchObject({ notice: "Cerrado los viernes." });
    const after = await exported();
    expect(after.storefront.mail).toEqual({ orders: ["desk@shop.test"], requests: [], forms: [] });
    expect({ ...after, storefront: null }).toEqual({ ...before, storefront: null });
  });

  it("writes nothing in a dry run", async () => {
    const before = await exported();
    const { differences } = await change({ version: 1, storefront: { name: "Another name" } }, { dryRun: true });
    expect(differences).toEqual([{ path: "storefront.name", before: before.storefront.name, after: "Another name" }]);
    expect(await exported()).toEqual(before);
  });

  it("replaces a table, whose rows are otherwise the same", async () => {
    const { taxRates } = await exported();
    const others = taxRates.filter((row) => row.state !== "NV");
    const { differences } = await change({ version: 1, taxRates: others });
    expect(differences?.every((one) => one.path.startsWith("taxRates[US NV") && one.after === undefined)).toBe(true);
    expect((await exported()).taxRates).toEqual(others);
  });

  it("opens a store, closes it on a holiday, and removes it", async () => {
    const { stores } = await exported();
    const [first] = stores;
    if (!first) throw new Error("the demo has no store");
    const added = {
      ...first,
      code: "new-store",
      number: 99,
      slug: { en: "new-store", es: "tienda-nueva" },
      name: { en: "New", es: "Nueva" },
    };
    await change({
      version: 1,
      stores: [...stores, added],
      storefront: { holidays: [{ date: "2026-12-25", name: { en: "Christmas Day", es: "Navidad" } }] },
    });
    await shop.api.settle();
    const find = async (language: string) =>
      (await shop.call("storelocator/list", undefined, { "accept-language": language })).body.value.find(
        (one: { code: string }) => one.code === "new-store",
      );
    expect(await find("es")).toMatchObject({ name: "Nueva", closedOn: [{ date: "2026-12-25", name: "Navidad" }], handsOver: true });
    expect((await change({ version: 1, stores })).faults).toBeUndefined();
    await shop.api.settle();
    expect(await find("es")).toBeUndefined();
  });

  it("lets two stores swap their numbers", async () => {
    const { stores } = await exported();
    const [a, b, ...rest] = stores;
    if (!a || !b) throw new Error("the demo has fewer than two stores");
    const swapped = [{ ...a, number: b.number }, { ...b, number: a.number }, ...rest];
    expect((await change({ version: 1, stores: swapped })).faults).toBeUndefined();
    expect((await exported()).stores.map(({ code, number }) => [code, number]).slice(0, 2)).toEqual([
      [b.code, a.number],
      [a.code, b.number],
    ]);
  });

  it("keeps a store with stock, and everything else of the same file unwritten", async () => {
    const { stores, storefront } = await exported();
    const kept = stores.filter((store) => store.code === storefront.defaultStore);
    expect(await faultsOf({ stores: kept, storefront: { name: "Half written" } })).toEqual([
      expect.stringMatching(/^stores leaves out [\w-]+, which has stock/),
    ]);
    expect((await exported()).storefront.name).toBe(storefront.name);
  });

  it("renames what a coded value is called, on the pages too", async () => {
    await change({ version: 1, terms: [{ kind: "facet", value: "look", label: { en: "Style", es: "Estilo" } }] });
    await shop.api.settle();
    const { body } = await shop.call("product/list", {});
    expect(body.value.facets.find((one: { key: string }) => one.key === "look")?.label).toBe("Style");
  });

  it("renames a department's list, but not one that has a name of its own", async () => {
    const term = (value: string, en: string) => ({ kind: "department", value, label: { en, es: `${en} (es)` } });
    await change({ version: 1, terms: [term("setting", "Mortar and grout"), term("slab", "Big stones")] });
    await shop.api.settle();
    const { body } = await shop.call("product/listings");
    const nameOf = (path: string) => body.value.find((one: { path: string }) => one.path === path)?.name;
    expect([nameOf("setting-materials"), nameOf("slabs")]).toEqual(["Mortar and grout", "Slabs"]);
  });

  it.each([
    [{ storefront: { phne: "1" } }, "storefront.phne isn't a setting"],
    [{ storefront: { email: "nobody" } }, "storefront.email must be an email address"],
    [{ storefront: { currency: "EUR" } }, "storefront.currency must be USD or CAD"],
    [{ storefront: { defaultStore: "atlantis" } }, "storefront.defaultStore is atlantis, which isn't a store"],
    [
      { storefront: { words: { en: { "mail.proof.heading": "Hello {nobody}" } } } },
      'storefront.words.en["mail.proof.heading"] has no value for {nobody}',
    ],
    [{ storefront: { words: { en: { "mail.nothing": "Hello" } } } }, 'storefront.words.en["mail.nothing"] isn\'t a message of an email'],
    [
      { storefront: { words: { es: { "mail.proof.heading": "Hola {shop" } } } },
      'storefront.words.es["mail.proof.heading"] can\'t be read: check its braces',
    ],
    [
      { deliveryZones: [{ country: "US", postalPrefix: 89, zone: 1, transitDays: 2, from: "2026-01-01" }] },
      "deliveryZones[1].postalPrefix must be text: put it in quotes",
    ],
    [{ taxRates: [tax({ from: "2026-02-30" })] }, "taxRates[1].from must be a date such as 2026-12-25"],
    [{ taxRates: [tax({}), tax({})] }, "taxRates has US NV state:NV 2026-01-01 twice"],
    [{ taxRates: [tax({ percent: 4.12345 })] }, "taxRates[US NV state:NV 2026-01-01].percent has more than four decimal places"],
    [{ taxRates: [tax({ until: "2025-01-01" })] }, "taxRates[US NV state:NV 2026-01-01].until is 2025-01-01, before 2026-01-01"],
    [{ surprise: true }, "surprise isn't a setting"],
  ])("is refused with a sentence: %j", async (settings, sentence) => {
    const before = await exported();
    expect(await faultsOf(settings)).toEqual([sentence]);
    expect(await exported()).toEqual(before);
  });

  it.each([[null], ["text"], [[]], [{}], [{ version: 2 }], [{ version: 1, storefront: 7 }], [{ version: 1, stores: [null] }]])(
    "that is no settings file is refused: %j",
    async (settings) => {
      expect((await change(settings)).faults?.length).toBeGreaterThan(0);
    },
  );
});

function tax(row: object) {
  return { country: "US", state: "NV", name: "state:NV", percent: 4, from: "2026-01-01", ...row };
}

describe("a logo", () => {
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40">${inner}</svg>`).toString("base64");
  const setLogo = (bytes: string) => change({ version: 1, storefront: { logo: "logo.svg" } }, { pictures: { "logo.svg": bytes } });

  it("is stored with its size, and removed by null", async () => {
    await setLogo(svg('<rect width="120" height="40"/>'));
    await shop.api.settle();
    expect((await shown()).logo).toMatchObject({ type: "image/svg+xml", width: 120, height: 40 });
    await change({ version: 1, storefront: { logo: null } });
    await shop.api.settle();
    expect((await shown()).logo).toBeNull();
  });

  it.each([
    ["<script>alert(1)</script>", "contains <script>"],
    ['<rect onload="alert(1)"/>', "contains the attribute onload"],
    ['<image href="https://elsewhere.test/x.png"/>', "contains a link to another file"],
    ["<foreignObject/>", "contains <foreignObject>"],
  ])("that could run something is refused: %s", async (inner, problem) => {
    expect((await setLogo(svg(inner))).faults?.[0]?.problem).toContain(problem);
  });

  it("that is no picture is refused", async () => {
    expect((await setLogo(Buffer.from("no picture").toString("base64"))).faults?.[0]).toEqual({
      path: "storefront.logo",
      problem: "isn't an SVG, PNG, JPEG or WebP picture",
    });
  });
});

describe("own words", () => {
  it("replace the standard ones in the next email", async () => {
    await change({ version: 1, storefront: { words: { en: { "mail.proof.heading": "Welcome to the family" }, es: {} } } });
    await shop.api.settle();
    await signUp(shop, { email: "words@buyer.test" });
    await shop.api.settle();
    const [mail] = await mailsTo(shop, "words@buyer.test");
    expect(mail?.html).toContain("Welcome to the family");
  });
});

describe("settings stored by an earlier release", () => {
  it("are read with the usual values for what that release did not have", async () => {
    const row = await shop.database.query.selectFrom("storefront").select("settings").executeTakeFirstOrThrow();
    const { limits: _limits, delivery: _delivery, features: _features, ...old } = row.settings as Record<string, unknown>;
    expect(readStoredSettings(old)).toMatchObject({
      limits: { samplesPerOrder: 10 },
      delivery: { handlingDays: 2 },
      features: { newsletter: true },
    });
  });

  it("of a later release are read without what this one does not know", async () => {
    const row = await shop.database.query.selectFrom("storefront").select("settings").executeTakeFirstOrThrow();
    const later = {
      ...row.settings,
      features: { newsletter: false, robots: true },
      holidays: [{ date: "2027-01-01", name: { en: "A", es: "B" }, half: true }],
    };
    expect(readStoredSettings(later)).toMatchObject({ features: { newsletter: false }, holidays: [{ date: "2027-01-01" }] });
    expect(() => readStoredSettings({ ...row.settings, currency: "XXX" })).toThrow();
  });
});

describe("what a storefront has switched off", () => {
  const offer = (features: object) => change({ version: 1, storefront: { features } }).then(() => shop.api.settle());
  const codeOf = async (path: string, body: unknown) => (await shop.call(path, body)).body.code;

  it("is refused by the API and not shown, and comes back", async () => {
    const { body } = await shop.call("product/list", {});
    const card = body.value.products.find((one: { lead: { sampleItemNo: string | null } }) => one.lead.sampleItemNo);
    const detail = async () => (await shop.call("product/detailV2", { itemNo: card.lead.itemNo })).body.value.product.sampleItemNo;
    const add = () =>
      codeOf("webshoppingbag/addbagitemV2", { items: [{ itemNo: card.lead.sampleItemNo, quantity: 1, fulfilmentType: "DLVR" }] });
    await offer({ newsletter: false, samples: false });
    expect(await codeOf("subscriptions/subscribe", { email: "reader@example.test", sources: ["news"] })).toBe("storefront_feature_off");
    expect([await detail(), await add()]).toEqual([null, "storefront_feature_off"]);
    expect((await shown()).features).toMatchObject({ newsletter: false, samples: false, textMessages: true });
    await offer({ newsletter: true, samples: true });
    expect([await detail(), await add()]).toEqual([card.lead.sampleItemNo, undefined]);
  });
});
