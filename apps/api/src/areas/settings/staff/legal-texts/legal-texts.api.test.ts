import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { createStaff } from "../../../staff/create-staff.ts";

const shop = await openShopForFile();
const { database, api } = shop;
const owner = await staffHeaders(shop);
/** The demo's second staff member who may publish. */
const publisher = await staffHeaders(shop, "content@demo.test");
const note = "Laura Kim, for California";

const read = async (path: string) => (await shop.call(`office/${path}`, undefined, owner)).body.value;
const act = async (path: string, input: object, as = owner) =>
  (await shop.call(`office/${path}`, input, { ...as, "idempotency-key": crypto.randomUUID() })).body;

interface Story {
  id: number;
  lockVersion: number;
  name: string;
  content: object;
}

let made = 0;
async function publicText(fields: object = { version: "2026-09" }): Promise<Story> {
  made += 1;
  const [name, slug] = [`Legal text ${made}`, `legal-text-${made}`];
  const { id, lockVersion } = (await act("createcontentstory", { parentId: 0, name, slug, component: "page" })).value;
  return publish({ id, lockVersion, name, content: { component: "page", title: name, title__i18n__es: `Texto ${made}`, ...fields } });
}

async function publish(story: Story): Promise<Story> {
  const saved: Story = (await act("savecontentstory", story)).value;
  await act("publishcontent", { action: "publish", stories: [{ id: saved.id, lockVersion: saved.lockVersion }] }, publisher);
  return { ...saved, lockVersion: (await read(`contentstory?id=${saved.id}`)).lockVersion };
}

/** Returns a story as `savecontentstory` takes it. */
const changed = ({ id, lockVersion, name, content }: Story, fields: object): Story => ({
  ...{ id, lockVersion, name },
  content: { ...content, ...fields },
});
const listed = async ({ id }: Story) => (await read("legaltexts")).texts.find(({ storyId }: { storyId: number }) => storyId === id);
const review = async (story: Story, as = owner) => {
  const { fingerprints } = await listed(story);
  return act("reviewlegaltext", { storyId: story.id, fingerprints, note }, as);
};

const save = async (story: Story, fields: object, as = owner): Promise<Story> =>
  (await act("savecontentstory", changed(story, fields), as)).value;
const asRead = ({ id, lockVersion }: Story) => ({ action: "publish", stories: [{ id, lockVersion }] });
const ask = async (story: Story, as = owner) =>
  (await act("askrelease", { ...asRead(story), name: story.name, publishAt: null, note: "Counsel has read it." }, as)).value;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

describe("legal texts", () => {
  it("are the public pages with a version, in both languages", async () => {
    const text = await publicText();
    expect(await listed(text)).toMatchObject({
      titles: { en: "Legal text 1", es: "Texto 1" },
      ...{ version: "2026-09", address: "legal-text-1", state: "never", review: null, changedLanguages: [] },
    });
    expect(await listed(await publicText({}))).toBeUndefined();
  });

  it("are reviewed in the version that was read, with who and when in the audit log", async () => {
    const text = await publicText();
    const { awaiting } = await read("legaltexts");
    expect((await review(text)).value).toMatchObject({ state: "reviewed", review: { version: "2026-09", note, by: "staff@demo.test" } });
    expect(await listed(text)).toMatchObject({ state: "reviewed", review: { note } });
    expect((await read("legaltexts")).awaiting).toBe(awaiting - 1);
    const entry = await database.query
      .selectFrom("auditEntry")
      .selectAll()
      .where("kind", "=", "content.reviewed")
      .where("subjectNo", "=", String(text.id))
      .executeTakeFirst();
    expect(entry).toMatchObject({ subjectNo: String(text.id), actorName: "staff@demo.test" });
  });

  it("have changed since the review once another text is public, in the language that changed", async () => {
    const text = await publicText({ version: "2026-09", sample: true });
    await review(text);
    const draft: Story = (await act("savecontentstory", changed(text, { title__i18n__es: "Otro" }))).value;
    expect(await listed(text)).toMatchObject({ state: "reviewed" });
    const other = await publish(changed(draft, {}));
    expect(await listed(text)).toMatchObject({ state: "changed", changedLanguages: ["es"], review: { note } });
    await review(other);
    await publish(changed(other, { sample: false }));
    expect(await listed(text)).toMatchObject({ state: "reviewed" });
  });

  it("aren't marked as reviewed when they have changed since they were read", async () => {
    const text = await publicText();
    const { fingerprints } = await listed(text);
    await publish(changed(text, { title: "Changed" }));
    const refused = await act("reviewlegaltext", { storyId: text.id, fingerprints, note });
    expect(refused).toMatchObject({ code: "office_legal_text_changed" });
    expect(await listed(text)).toMatchObject({ state: "never" });
    expect((await review(text)).value).toMatchObject({ state: "reviewed" });
  });

  it("are reviewed only with the right to change settings", async () => {
    const text = await publicText();
    const email = "legal-writer@demo.test";
    await createStaff(database.query, api.services.passwords, {
      ...{ storefront: { id: 1, name: "Shop" }, email, password: DEMO_PASSWORD, rights: ["content.write"] },
    });
    expect(await review(text, await staffHeaders(shop, email))).toMatchObject({ code: "office_right" });
  });
});

describe("the draft of a legal text", () => {
  it("is compared with what is public, in each language", async () => {
    const text = await publicText();
    expect(await listed(text)).toMatchObject({ draft: null });
    await save(text, { version: "2026-12", title__i18n__es: "Otro texto" });
    const { text: shown, author, sides } = await read(`legaltext?id=${text.id}`);
    expect(shown).toMatchObject({ version: "2026-09", draft: { version: "2026-12", state: "draft", release: null } });
    expect(author).toBe("staff@demo.test");
    expect(sides[1]).toMatchObject({
      language: "es",
      published: { title: `Texto ${made}` },
      draft: { title: "Otro texto", version: "2026-12" },
    });
    expect(sides[1].preview).toContain("/es/");
  });

  it("is listed before it has ever been public", async () => {
    const [name, slug] = ["Never public", "never-public"];
    const { id, lockVersion } = (await act("createcontentstory", { parentId: 0, name, slug, component: "page" })).value;
    const { awaiting } = await read("legaltexts");
    const story = await save({ id, lockVersion, name, content: { component: "page", title: name } }, { version: "1" });
    expect(await listed(story)).toMatchObject({ state: "unpublished", fingerprints: null, changedAt: null, draft: { state: "draft" } });
    expect((await read("legaltexts")).awaiting).toBe(awaiting);
    expect(await act("reviewlegaltext", { storyId: id, fingerprints: { en: "0".repeat(64), es: "0".repeat(64) }, note })).toMatchObject({
      code: "office_story_not_found",
    });
  });

  it("is reviewed and approved by a colleague, goes public on its day, and says who did what and when", async () => {
    const story = await save(await publicText(), { version: "2026-12" });
    const { id } = await ask(story);
    expect((await listed(story)).draft).toMatchObject({
      state: "review",
      release: { askedBy: "staff@demo.test", note: "Counsel has read it." },
    });
    const publishAt = tomorrow();
    expect((await act("approverelease", { id, publishAt }, publisher)).value).toMatchObject({ state: "planned" });
    expect((await listed(story)).draft).toMatchObject({ state: "approved", release: { decidedBy: "content@demo.test", publishAt } });
    expect(await entriesOf(story)).toContainEqual({ kind: "content.approved", actorName: "content@demo.test" });
  });

  it("can't be published by its author in any way while a colleague could do it", async () => {
    const story = await save(await publicText(), { version: "2026-12" });
    const { id } = await ask(story, publisher);
    const refused = { code: "office_legal_text_author" };
    expect(await act("approverelease", { id, publishAt: null })).toMatchObject(refused);
    expect(await act("approverelease", { id, publishAt: tomorrow() })).toMatchObject(refused);
    expect(await act("publishcontent", asRead(story))).toMatchObject(refused);
    expect(await act("planrelease", { ...asRead(story), name: "Own", publishAt: tomorrow() })).toMatchObject(refused);
    expect((await listed(story)).draft).toMatchObject({ state: "review" });
    expect((await act("approverelease", { id, publishAt: null }, publisher)).value).toMatchObject({ state: "done" });
    expect(await listed(story)).toMatchObject({ version: "2026-12", draft: null });
  });

  it("isn't published by its author after its version was taken out either", async () => {
    const story = await save(await publicText(), { version: "" });
    expect(await act("publishcontent", asRead(story))).toMatchObject({ code: "office_legal_text_author" });
  });

  it("loses its approval and its request with the next change, and can be asked for again", async () => {
    const first = await save(await publicText(), { version: "2026-12" });
    const approved = await ask(first);
    await act("approverelease", { id: approved.id, publishAt: tomorrow() }, publisher);
    const second = await save(first, { title: "Edited" }, publisher);
    const { draft } = await listed(second);
    expect(draft).toMatchObject({ state: "draft", release: { id: approved.id, state: "withdrawn" } });
    expect(draft.release.fault).toContain("content@demo.test");
    expect(await entriesOf(second)).toContainEqual({ kind: "content.unapproved", actorName: "content@demo.test" });
    expect(await act("withdrawrelease", { id: approved.id })).toMatchObject({ code: "office_release_ended" });
    const { id } = await ask(second);
    expect((await listed(second)).draft).toMatchObject({ state: "review" });
    await save(second, { title: "Edited again" });
    expect(await act("approverelease", { id, publishAt: null }, publisher)).toMatchObject({ code: "office_story_changed" });
    expect(await ask(second)).toBeUndefined();
  });

  it("is approved by its author where nobody else may publish", async () => {
    const story = await save(await publicText(), { version: "2026-12" });
    const block = (blockedAt: Date | null) =>
      database.query.updateTable("staff").set({ blockedAt }).where("email", "=", "content@demo.test").execute();
    await block(new Date());
    const published = await act("publishcontent", asRead(story));
    await block(null);
    expect(published.value).toHaveLength(1);
  });
});

describe("the version that buyers agree to", () => {
  it("is compared with the public terms, and set to theirs as they were read", async () => {
    const terms = (await read("legaltexts")).texts.find(({ address }: { address: string }) => address === "terms-of-sale");
    expect((await read("legaltexts")).terms).toEqual({ agreed: terms.version, published: terms.version });
    await publish(changed(await read(`contentstory?id=${terms.storyId}`), { version: "2099-01" }));
    expect((await read("legaltexts")).terms).toEqual({ agreed: terms.version, published: "2099-01" });
    expect(await act("settermsversion", { was: terms.version, version: terms.version })).toMatchObject({
      code: "office_legal_terms_changed",
    });
    expect(await act("settermsversion", { was: "other", version: "2099-01" })).toMatchObject({ code: "office_settings_changed" });
    expect((await act("settermsversion", { was: terms.version, version: "2099-01" })).value).toEqual({ termsVersion: "2099-01" });
    expect((await read("legaltexts")).terms).toEqual({ agreed: "2099-01", published: "2099-01" });
  });
});

const entriesOf = ({ id }: Story) =>
  database.query.selectFrom("auditEntry").select(["kind", "actorName"]).where("subjectNo", "=", String(id)).execute();
