import type { StaffRight } from "@azulejo/contract";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { createStaff } from "../../staff/create-staff.ts";

const shop = await openShopForFile();
const staff = await staffHeaders(shop);

const read = async (path: string) => (await shop.call(`office/${path}`, undefined, staff)).body;
const send = async (path: string, input: object) =>
  (await shop.call(`office/${path}`, input, { ...staff, "idempotency-key": crypto.randomUUID() })).body;
const published = async (slug: string, language = "en") => shop.content.reader.story(slug, { language });

let made = 0;
async function story(name = "Test story") {
  made += 1;
  const { value } = await send("createcontentstory", { parentId: 0, name, slug: `test-story-${made}`, component: "page" });
  return (await read(`contentstory?id=${value.id}`)).value;
}
const save = ({ id, lockVersion, name, content }: Record<string, unknown>, more: object) =>
  send("savecontentstory", { id, lockVersion, name, content: { ...(content as object), ...more } });
const publish = ({ id, lockVersion }: Record<string, unknown>, action = "publish") =>
  send("publishcontent", { action, stories: [{ id, lockVersion }] });

describe("the office's content", () => {
  it("finds the records that a field refers to by name, and names them by the field's value", async () => {
    for (const kind of ["products", "stories"]) {
      const [found] = (await read(`contentchoices?of=${kind}&query=${kind === "products" ? "gull" : "grout"}`)).value;
      expect(found.name.toLowerCase()).toContain(kind === "products" ? "gull" : "grout");
      expect((await read(`contentchoices?of=${kind}&keys=${found.key}`)).value).toEqual([found]);
    }
    expect((await read("contentchoices?of=products")).value).toEqual([]);
  });

  it("describes components by the fields that the office can edit", async () => {
    const { languages, components, folders } = (await read("contentschema")).value;
    expect(languages).toEqual(["en", "es"]);
    const article = components.find((one: { name: string }) => one.name === "article");
    const kindOf = (name: string) => article.fields.find((one: { name: string }) => one.name === name);
    expect(kindOf("title")).toMatchObject({ kind: "text", isRequired: true, isTranslated: true });
    expect(kindOf("body")).toMatchObject({ kind: "richText" });
    expect(kindOf("products")).toMatchObject({ kind: "codes", isTranslated: false });
    expect(kindOf("author")).toMatchObject({ kind: "story" });
    expect(kindOf("related")).toMatchObject({ kind: "stories" });
    const gallery = components.find((one: { name: string }) => one.name === "gallery");
    expect(gallery.fields).toContainEqual(expect.objectContaining({ name: "items", kind: "blocks", blocks: ["gallery_item"] }));
    expect(folders.length).toBeGreaterThan(2);
  });

  it("is listed by its title in the language of staff who don't read the one that stories are named in", async () => {
    const draft = await story("Grout guide");
    await save(draft, { title: "A guide to grout", title__i18n__es: "Guía de boquillas" });
    const titles = async (language: string) => {
      const { body } = await shop.call("office/contentstories?query=grout%20guide", undefined, { ...staff, "accept-language": language });
      return body.value.stories.map(({ name, title }: { name: string; title: string | null }) => [name, title]);
    };
    expect(await titles("es")).toContainEqual(["Grout guide", "Guía de boquillas"]);
    expect(await titles("en")).toContainEqual(["Grout guide", null]);
    const { body } = await shop.call("office/contentstories?folder=0", undefined, { ...staff, "accept-language": "es" });
    const folder = body.value.stories.find((one: { slug: string; isFolder: boolean }) => one.isFolder && one.slug === "blog");
    expect(folder.title).toEqual(expect.any(String));
  });

  it("is saved as a draft that readers don't see until it is published, and is taken back", async () => {
    const draft = await story();
    const saved = await save(draft, { title: "New", title__i18n__es: "Nueva" });
    expect(saved.value).toMatchObject({ state: "draft", lockVersion: draft.lockVersion + 1 });
    expect(await published(draft.fullSlug)).toBeNull();
    const [row] = (await publish(saved.value)).value;
    expect(row).toMatchObject({ state: "published" });
    expect((await published(draft.fullSlug, "es"))?.content).toMatchObject({ title: "Nueva" });
    const changed = (await save(saved.value, { title: "Newer" })).value;
    expect(changed.state).toBe("changed");
    expect((await published(draft.fullSlug))?.content).toMatchObject({ title: "New" });
    await publish(changed, "unpublish");
    expect(await published(draft.fullSlug)).toBeNull();
  });

  it("isn't overwritten with an older revision, in any way", async () => {
    const draft = await story("Contested");
    const first = (await save(draft, { title: "First" })).value;
    expect(await save(draft, { title: "Second" })).toMatchObject({ code: "office_story_changed" });
    expect(await publish(draft)).toMatchObject({ code: "office_story_changed" });
    const { id, lockVersion, name } = draft;
    expect(await send("placecontentstory", { id, lockVersion, name, slug: "elsewhere", parentId: 0 })).toMatchObject({
      code: "office_story_changed",
    });
    expect(await send("deletecontentstory", { id, lockVersion })).toMatchObject({ code: "office_story_changed" });
    expect((await read(`contentstory?id=${id}`)).value).toMatchObject({ content: { title: "First" }, lockVersion: first.lockVersion });
  });

  it("is published together or not at all, and names missing parts", async () => {
    const complete = (await save(await story("Complete"), { title: "Complete" })).value;
    const incomplete = await story("Incomplete");
    const together = await send("publishcontent", {
      action: "publish",
      stories: [complete, incomplete].map(({ id, lockVersion }) => ({ id, lockVersion })),
    });
    expect(together).toMatchObject({ code: "office_story_incomplete", fields: { "content.title": expect.any(String) } });
    expect(await published(complete.fullSlug)).toBeNull();
  });

  it("keeps its versions with who made them", async () => {
    const draft = await story("Versions");
    await publish((await save(draft, { title: "One" })).value);
    const { versions, total } = (await read(`contentversions?id=${draft.id}`)).value;
    expect(total).toBe(3);
    expect(versions.map((one: { kind: string }) => one.kind)).toEqual(["published", "saved", "saved"]);
    expect(versions[1]).toMatchObject({ by: "staff@demo.test", content: { title: "One" } });
  });

  it("is found by words and state, moved, copied and deleted", async () => {
    const draft = await story("Wandering page");
    const folder = (await send("createcontentstory", { parentId: 0, name: "Attic", slug: "attic", component: null })).value;
    const { id, lockVersion, name } = draft;
    const moved = (await send("placecontentstory", { id, lockVersion, name, slug: "wanderer", parentId: folder.id })).value;
    expect(moved.fullSlug).toBe("attic/wanderer");
    const copy = (await send("duplicatecontentstory", { id })).value;
    expect(copy).toMatchObject({ fullSlug: "attic/wanderer-copy", state: "draft" });
    expect((await read("contentstories?query=wandering&state=draft")).value.total).toBe(2);
    expect((await read("contentstories?query=wandering&state=published")).value.total).toBe(0);
    const { id: folderId } = folder;
    const { lockVersion: seen } = (await read(`contentstory?id=${folderId}`)).value;
    const saved = { id: folderId, lockVersion: seen, name: "Attic", content: { component: "page", body: [] } };
    expect(await send("savecontentstory", saved)).toMatchObject({ code: "office_story_not_found" });
    const { lockVersion: folderLock } = (await read(`contentstory?id=${folderId}`)).value;
    expect(await send("deletecontentstory", { id: folderId, lockVersion: folderLock })).toMatchObject({ code: "office_folder_not_empty" });
    for (const one of [moved, copy])
      expect((await send("deletecontentstory", { id: one.id, lockVersion: one.lockVersion })).value).toEqual({ done: true });
    expect((await read(`contentstories?folder=${folderId}`)).value.total).toBe(0);
  });

  it("refuses an address in use and a link that runs a script", async () => {
    const taken = await story();
    const second = await send("createcontentstory", { parentId: 0, name: "Twin", slug: taken.slug, component: "page" });
    expect(second).toMatchObject({ code: "office_slug_taken" });
    const link = { fieldtype: "multilink", linktype: "url", id: "", url: "javascript:alert(1)", cached_url: "javascript:alert(1)" };
    const banner = { _uid: "1", component: "banner", text: "x", link };
    expect(await save(taken, { title: "x", body: [banner] })).toMatchObject({
      code: "office_content_invalid",
      fields: { "content.body.0.link": expect.any(String) },
    });
  });

  it("needs the right to write, and another to publish", async () => {
    const { database, api } = shop;
    const storefront = { id: 1, name: "Shop" };
    const withRight = async (right: StaffRight) => {
      const email = `${right}@demo.test`;
      await createStaff(database.query, api.services.passwords, { storefront, email, password: DEMO_PASSWORD, rights: [right] });
      const headers = await staffHeaders(shop, email);
      return async (path: string, input: object) => (await shop.call(`office/${path}`, input, headers)).body;
    };
    const { id, lockVersion, name } = await story("Rights");
    const content = { component: "page", title: "Written" };
    const write = await withRight("content.write");
    const saved = await write("savecontentstory", { id, lockVersion, name, content });
    expect(saved.code).toBeUndefined();
    const publishing = { action: "publish", stories: [{ id, lockVersion: saved.value.lockVersion }] };
    expect(await write("publishcontent", publishing)).toMatchObject({ code: "office_right" });
    const release = await withRight("content.publish");
    expect(await release("savecontentstory", { id, lockVersion: saved.value.lockVersion, name, content })).toMatchObject({
      code: "office_right",
    });
    expect((await release("publishcontent", publishing)).code).toBeUndefined();
  });
});
