import type { StaffRight } from "@azulejo/contract";
import type { OfficeBanner } from "@azulejo/contract/areas/office/content/banners.ts";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { createStaff } from "../../../staff/create-staff.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);

const list = async (): Promise<OfficeBanner[]> => (await shop.call("office/banners", undefined, staff)).body.value;
const send = async (path: string, input: object, headers = staff) =>
  (await shop.call(`office/${path}`, input, { ...headers, "idempotency-key": crypto.randomUUID() })).body;
const shown = async (path: string, language = "en") =>
  (await shop.call("banner/list", { path }, { "accept-language": language })).body.value.banners.map((one: { text: string }) => one.text);

const plain = {
  ...{ id: null, lockVersion: null, name: "Test", textEn: "English", textEs: "Español", linkTo: "", labelEn: "", labelEs: "" },
  ...{ tone: "plain", paths: ["about/"], query: [], languages: [], customerKinds: [], from: null, until: null },
};
const valuesOf = ({ state, hasChanges, publishedAt, ...values }: OfficeBanner) => values;
const publish = ({ id, lockVersion }: OfficeBanner) => send("publishcontent", { action: "publish", stories: [{ id, lockVersion }] });
const byId = async (id: number) => (await list()).find((one) => one.id === id) as OfficeBanner;
const hours = (count: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + count * 3_600_000).toISOString();

async function published(more: object = {}): Promise<OfficeBanner> {
  const { value } = await send("savebanner", { ...plain, ...more });
  await publish(value);
  return byId(value.id);
}

describe("banners", () => {
  it("are listed in their order with their texts in both languages, places and days", async () => {
    const all = await list();
    const sale = all.find((one) => one.paths.includes("product/list/featured/labor-day-sale/*"));
    expect(sale).toMatchObject({
      ...{ tone: "sale", textEn: expect.stringContaining("Sale"), textEs: expect.stringContaining("oferta") },
      ...{ linkTo: "sale-details", from: "2026-09-01T00:00:00.000Z", hasChanges: false },
    });
    expect(all.find(({ customerKinds }) => customerKinds.includes("business"))).toBeDefined();
  });

  it("are written as drafts, and shown on their pages once they are published", async () => {
    const draft = (await send("savebanner", { ...plain, textEn: "<b>New</b>", textEs: "Nuevo" })).value;
    expect(draft).toMatchObject({ state: "draft", textEn: "<b>New</b>" });
    expect(await shown("about/")).not.toContain("<b>New</b>");
    await publish(draft);
    expect(await byId(draft.id)).toMatchObject({ state: "shown", hasChanges: false });
    expect(await shown("about/")).toContain("<b>New</b>");
    expect(await shown("about/", "es")).toContain("Nuevo");
    expect(await shown("contact/")).not.toContain("<b>New</b>");
    const twin = (await send("savebanner", plain)).value;
    const other = (await send("savebanner", plain)).value;
    expect(twin.id).not.toBe(other.id);
  });

  it("aren't overwritten with an older revision", async () => {
    const banner = await published();
    await send("savebanner", { ...valuesOf(banner), textEn: "Theirs" });
    expect(await send("savebanner", { ...valuesOf(banner), textEn: "Mine" })).toMatchObject({ code: "office_story_changed" });
    expect(await send("endbanner", { id: banner.id, lockVersion: banner.lockVersion, until: hours(0) })).toMatchObject({
      code: "office_story_changed",
    });
    expect(await byId(banner.id)).toMatchObject({ textEn: "Theirs", hasChanges: true });
  });

  it("are planned, end at once, and come back", async () => {
    const planned = await published({ textEn: "Later", from: hours(2), until: hours(4) });
    expect(planned.state).toBe("planned");
    const banner = await published({ textEn: "Ending", until: hours(3) });
    expect(await shown("about/")).toContain("Ending");
    const ended = (await send("endbanner", { id: banner.id, lockVersion: banner.lockVersion, until: hours(0) })).value;
    expect(ended).toMatchObject({ state: "over", hasChanges: false });
    expect(await shown("about/")).not.toContain("Ending");
    const back = (await send("endbanner", { id: banner.id, lockVersion: ended.lockVersion, until: hours(3) })).value;
    expect(back).toMatchObject({ state: "shown", until: hours(3) });
    expect(await shown("about/")).toContain("Ending");
  });

  it("with unpublished changes aren't published by ending them", async () => {
    const banner = await published();
    const changed = (await send("savebanner", { ...valuesOf(banner), textEn: "Not yet" })).value;
    expect(await send("endbanner", { id: banner.id, lockVersion: changed.lockVersion, until: hours(0) })).toMatchObject({
      code: "office_banner_pending",
    });
    expect(await shown("about/")).not.toContain("Not yet");
  });

  it("are shown in the order that staff give them; a draft stays one", async () => {
    const [one, other] = [await published({ textEn: "One" }), await published({ textEn: "Other" })];
    const draft = (await send("savebanner", { ...plain, textEn: "Draft" })).value;
    const ids = ({ id, lockVersion }: OfficeBanner) => ({ id, lockVersion });
    const rest = (await list()).filter(({ id }) => ![one.id, other.id, draft.id].includes(id));
    const ordered = (await send("orderbanners", { banners: [other, draft, one, ...rest].map(ids) })).value;
    expect(ordered.slice(0, 3).map(({ id }: OfficeBanner) => id)).toEqual([other.id, draft.id, one.id]);
    expect((await shown("about/")).slice(0, 2)).toEqual(["Other", "One"]);
    expect(await byId(draft.id)).toMatchObject({ state: "draft" });
    expect(await send("orderbanners", { banners: [one, other].map(ids) })).toMatchObject({ code: "office_story_changed" });
    const [first, second, ...others] = await list();
    await send("savebanner", { ...valuesOf(others.at(-1) as OfficeBanner), textEn: "Saved meanwhile" });
    const swapped = await send("orderbanners", { banners: [second, first, ...others].map((banner) => ids(banner as OfficeBanner)) });
    expect(swapped.value.slice(0, 2).map(({ id }: OfficeBanner) => id)).toEqual([second?.id, first?.id]);
  });

  it.each([
    [{ from: hours(2), until: hours(1) }, "office_banner_times"],
    [{ from: hours(2), until: hours(2) }, "office_banner_times"],
    [{ linkTo: "javascript:alert(1)" }, "office_banner_link"],
    [{ linkTo: "//evil.test" }, "office_banner_link"],
    [{ textEs: "" }, "request_invalid"],
    [{ paths: ["a b"] }, "request_invalid"],
  ])("are refused: %j", async (more, code) => {
    expect(await send("savebanner", { ...plain, ...more })).toMatchObject({ code });
  });

  it("are nothing but banners, and need the rights of content", async () => {
    const { value: page } = await send("createcontentstory", { parentId: 0, name: "Page", slug: "not-a-banner", component: "page" });
    expect(await send("savebanner", { ...plain, id: page.id, lockVersion: page.lockVersion })).toMatchObject({
      code: "office_story_not_found",
    });
    const withRight = async (right: StaffRight) => {
      const email = `banner-${right}@demo.test`;
      const person = { storefront: { id: 1, name: "Shop" }, email, password: DEMO_PASSWORD, rights: [right] };
      await createStaff(shop.database.query, shop.api.services.passwords, person);
      return staffHeaders(shop, email);
    };
    const writer = await withRight("content.write");
    const { value } = await send("savebanner", plain, writer);
    expect(value.state).toBe("draft");
    const { id, lockVersion } = value;
    expect(await send("endbanner", { id, lockVersion, until: null }, writer)).toMatchObject({ code: "office_right" });
    expect(await send("orderbanners", { banners: [{ id, lockVersion }] }, writer)).toMatchObject({ code: "office_right" });
    expect(await send("savebanner", plain, await withRight("orders.read"))).toMatchObject({ code: "office_right" });
  });
});
