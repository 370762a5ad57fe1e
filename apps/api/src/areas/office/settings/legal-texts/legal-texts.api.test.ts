import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { createStaff } from "../../staff/create-staff.ts";

const shop = await openShopForFile();
const { database, api } = shop;
const owner = await staffHeaders(shop);
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
  await act("publishcontent", { action: "publish", stories: [{ id: saved.id, lockVersion: saved.lockVersion }] });
  return { ...saved, lockVersion: (await read(`contentstory?id=${saved.id}`)).lockVersion };
}

/** As `savecontentstory` wants it. */
const changed = ({ id, lockVersion, name, content }: Story, fields: object): Story => ({
  ...{ id, lockVersion, name },
  content: { ...content, ...fields },
});
const listed = async ({ id }: Story) => (await read("legaltexts")).texts.find(({ storyId }: { storyId: number }) => storyId === id);
const review = async (story: Story, as = owner) => {
  const { fingerprints } = await listed(story);
  return act("reviewlegaltext", { storyId: story.id, fingerprints, note }, as);
};

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
    const entry = await database.query.selectFrom("auditEntry").selectAll().where("kind", "=", "content.reviewed").executeTakeFirst();
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
