import { sendFile, somePicture } from "@azulejo/testing/pictures.ts";
import type { Office } from "../audit-trail.fixture.ts";
import { type Act, entry } from "./act.fixture.ts";

async function storedBanner({ act }: Office, name: string): Promise<{ id: number; lockVersion: number }> {
  const words = { name: `Audit ${name}`, textEn: name, textEs: name, linkTo: "", labelEn: "", labelEs: "", tone: "plain" };
  const reach = { paths: ["audit/"], query: [], languages: [], customerKinds: [], from: null, until: null };
  return (await act("savebanner", { id: null, lockVersion: null, ...words, ...reach })).body.value;
}

/** Uploads a picture of a given width, so that files differ. */
async function storedAsset({ shop, staff }: Office, width: number): Promise<{ id: number; revision: string }> {
  const { body } = await sendFile<{ id: number; revision: string }>(shop, "uploadcontentasset", staff, await somePicture(width, 99));
  return body.value;
}

/** Creates a story that can be published. */
async function contentStory(act: Office["act"], name: string): Promise<{ id: number; lockVersion: number }> {
  const { value } = (await act("createcontentstory", { parentId: 0, name, slug: `audit-${name}`, component: "page" })).body;
  const content = { component: "page", title: name };
  return (await act("savecontentstory", { id: value.id, lockVersion: value.lockVersion, name, content })).body.value;
}

/** Content, files, legal texts and search words. */
export const contentActs: Record<string, Act> = {
  async publishcontent({ act }) {
    const { id, lockVersion } = await contentStory(act, "published");
    await act("publishcontent", { action: "publish", stories: [{ id, lockVersion }] });
    return entry("content.published", "story", id);
  },
  async approverelease({ act }) {
    const { id, lockVersion } = await contentStory(act, "released");
    const asked = { name: "Released", action: "publish", stories: [{ id, lockVersion }], publishAt: null, note: "" };
    const { value } = (await act("askrelease", asked)).body;
    await act("approverelease", { id: value.id, publishAt: null });
    return entry("content.published", "story", id);
  },
  async reviewlegaltext({ act, read }) {
    const [{ storyId, fingerprints }] = (await read("legaltexts")).texts;
    await act("reviewlegaltext", { storyId, fingerprints, note: "Counsel" });
    return entry("content.reviewed", "story", storyId);
  },
  async settermsversion({ act, read }) {
    const { terms } = await read("legaltexts");
    const { revisions } = await read("shopsettings?sections=storefront");
    await act("changesettings", { settings: { version: 1, storefront: { termsVersion: "audit" } }, revisions });
    await act("settermsversion", { was: "audit", version: terms.published });
    return [entry("settings.changed", "settings", 1), entry("settings.changed", "settings", 1)];
  },
  async sendtestletter({ act }) {
    await act("sendtestletter", { letter: "proof", language: "en" });
    return entry("letter.tested", "letter", "proof");
  },
  async deletecontentstory({ act }) {
    const { id, lockVersion } = await contentStory(act, "deleted");
    await act("deletecontentstory", { id, lockVersion });
    return entry("content.deleted", "story", id);
  },
  async endbanner(office) {
    const { id, lockVersion } = await storedBanner(office, "ended");
    await office.act("publishcontent", { action: "publish", stories: [{ id, lockVersion }] });
    const now = (await office.read("banners")).find((one: { id: number }) => one.id === id);
    await office.act("endbanner", { id, lockVersion: now.lockVersion, until: "2030-01-01T00:00:00.000Z" });
    return [entry("content.published", "story", id), entry("content.published", "story", id)];
  },
  async orderbanners(office) {
    const first = await storedBanner(office, "first");
    await office.act("publishcontent", { action: "publish", stories: [{ id: first.id, lockVersion: first.lockVersion }] });
    const last = await storedBanner(office, "last");
    const now = (await office.read("banners")).find((one: { id: number }) => one.id === first.id);
    await office.act("orderbanners", { banners: [last, now].map(({ id, lockVersion }) => ({ id, lockVersion })) });
    return [entry("content.published", "story", first.id), entry("content.published", "story", first.id)];
  },
  async uploadcontentasset(office) {
    return entry("asset.uploaded", "asset", (await storedAsset(office, 7)).id);
  },
  async savecontentasset(office) {
    const { id, revision } = await storedAsset(office, 8);
    await office.act("savecontentasset", { id, revision, altEn: "Audited", altEs: "", focus: null, folderId: null });
    return [entry("asset.uploaded", "asset", id), entry("asset.changed", "asset", id)];
  },
  async replacecontentasset(office) {
    const [old, next] = [await storedAsset(office, 9), await storedAsset(office, 10)];
    await office.act("replacecontentasset", { id: old.id, revision: old.revision, by: next.id });
    return [...[old, next].map(({ id }) => entry("asset.uploaded", "asset", id)), entry("asset.replaced", "asset", old.id)];
  },
  async deletecontentasset(office) {
    const { id, revision } = await storedAsset(office, 11);
    await office.act("deletecontentasset", { id, revision });
    return [entry("asset.uploaded", "asset", id), entry("asset.deleted", "asset", id)];
  },
  async restorecontentasset(office) {
    const { id, revision } = await storedAsset(office, 12);
    await office.act("deletecontentasset", { id, revision });
    await office.act("restorecontentasset", { id });
    return (["asset.uploaded", "asset.deleted", "asset.restored"] as const).map((kind) => entry(kind, "asset", id));
  },
  async deleteformentry({ act, shop, read }) {
    await shop.database.query
      .insertInto("formEntry")
      .values({
        ...{ storefrontId: 1, form: "contact", language: "en", reference: "AUDT-0001", page: "/contact" },
        ...{ fields: JSON.stringify({ name: "Ana", email: "ana@example.test" }), captchaKey: "audit-form", subject: null },
      })
      .execute();
    const [{ id }] = (await read("formentries?query=AUDT-0001")).entries;
    await act("deleteformentry", { id });
    return entry("form_entry.deleted", "form_entry", "AUDT-0001");
  },
  async savesearchword({ act }) {
    await act("savesearchword", { id: null, was: null, language: "en", term: "audited", finds: ["tile"] });
    return entry("search_word.saved", "search_word", "audited");
  },
  async deletesearchword({ act }) {
    const was = { term: "audit-deleted", finds: ["tile"] };
    const { id } = (await act("savesearchword", { id: null, was: null, language: "en", ...was })).body.value;
    await act("deletesearchword", { id, language: "en", was });
    return entry("search_word.deleted", "search_word", "audit-deleted");
  },
  async saveredirect({ act }) {
    await act("saveredirect", { id: null, was: null, from: "/audit-saved", to: "/about", status: 301 });
    return entry("redirect.saved", "redirect", "/audit-saved");
  },
  async deleteredirect({ act }) {
    const values = { from: "/audit-deleted", to: "/about", status: 301 };
    const { id } = (await act("saveredirect", { id: null, was: null, ...values })).body.value;
    await act("deleteredirect", { id, was: values });
    return entry("redirect.deleted", "redirect", "/audit-deleted");
  },
};
