import { openManagementClient } from "@azulejo/content/files/management-client.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const client = openManagementClient({
    endpoint: "http://content.internal/content/v1",
    spaceId: "1001",
    token: "demo-management",
    fetch: shop.content.fetch,
  });
  const [folder] = (await client.stories()).filter((one) => one.is_folder && one.full_slug === "banners");
  const publish = (slug: string, content: object) =>
    client.createStory(
      {
        name: slug,
        slug,
        parent_id: folder?.id ?? 0,
        content: { component: "site_banner", _uid: slug, text: `${slug} en`, text__i18n__es: `${slug} es`, ...content },
      },
      true,
    );
  await publish("short", { paths: ["about/"], from: "2026-05-01 00:00", until: "2026-05-02 12:00", sortIndex: "2", tone: "sale" });
  await publish("always", { paths: ["about/"], sortIndex: "1" });
  await publish("sorted", { paths: ["product/list/porcelain/*"], query: ["sort=price_asc"] });
});
afterAll(() => shop.close());

const at = (moment: string) => shop.setNow(new Date(moment));
async function list(path: string, { language = "en", query }: { language?: string; query?: object } = {}) {
  const answer = await shop.call("banner/list", { path, ...(query && { query }) }, { "accept-language": language });
  expect(answer.body.messages ?? []).toEqual([]);
  return answer.body.value as { banners: { text: string; href: string | null; tone: string }[]; changesAt: string | null };
}
const texts = async (...input: Parameters<typeof list>) => (await list(...input)).banners.map((one) => one.text);

describe("banners by date", () => {
  it("start and end on time, and the response says when that is", async () => {
    at("2026-04-30T23:59:59Z");
    expect(await list("about/")).toMatchObject({ banners: [{ text: "always en" }], changesAt: "2026-05-01T00:00:00.000Z" });
    at("2026-05-01T00:00:00Z");
    expect(await list("/en/about/")).toMatchObject({
      banners: [{ text: "always en" }, { text: "short en", tone: "sale" }],
      changesAt: "2026-05-02T12:00:00.000Z",
    });
    at("2026-05-02T12:00:00Z");
    expect(await list("about")).toMatchObject({ banners: [{ text: "always en" }], changesAt: null });
  });
});

describe("the demo's banners", () => {
  beforeAll(() => at("2026-11-01T00:00:00Z"));

  it("appear on the pages that match their patterns, in the reader's language", async () => {
    const sale = await list("product/list/featured/labor-day-sale/", { language: "es" });
    expect(sale.banners).toMatchObject([{ text: expect.stringContaining("oferta"), href: "sale-details", tone: "sale" }]);
    expect(await texts("returns/")).toHaveLength(1);
    expect(await texts("terms-of-sale/")).toEqual([]);
  });

  it("are limited to one language or customer type only if they say so", async () => {
    expect(await texts("contact/", { language: "es" })).toEqual(["En el mostrador le atendemos en español."]);
    expect(await texts("contact/")).toEqual([]);
  });
});

describe("a list", () => {
  it("is matched by its English path in both languages, and by its query", async () => {
    const query = { sort: "price_asc", color: ["white", "gray"] };
    expect(await texts("product/list/porcelanico/", { language: "es", query })).toEqual(["sorted es"]);
    expect(await texts("/en/product/list/porcelain/", { query })).toEqual(["sorted en"]);
    expect(await texts("product/list/porcelain/", { query: { sort: "price_desc" } })).toEqual([]);
  });
});

describe("an invalid request", () => {
  it.each([{}, { path: 7 }, { path: "x".repeat(2101) }, { path: "", query: "a=b" }, { path: "", query: { a: 1 } }, { path: "", more: 1 }])(
    "%j is refused",
    async (body) => {
      const answer = await shop.call("banner/list", body);
      expect([answer.status, answer.body.code]).toEqual([400, "request_invalid"]);
    },
  );
});
