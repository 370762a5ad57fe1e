import type { StaffRight } from "@azulejo/contract";
import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { describe, expect, it } from "vitest";
import { createStaff } from "../../../staff/create-staff.ts";
import { sweepReleases } from "./sweep-releases.ts";

const shop = await openShopForFile();
const { database, api } = shop;
const owner = await staffHeaders(shop);
const HOUR_MS = 3_600_000;

type Headers = Record<string, string>;
const read = async (path: string) => (await shop.call(`office/${path}`, undefined, owner)).body.value;
const sendAs = async (headers: Headers, path: string, input: object) =>
  (await shop.call(`office/${path}`, input, { ...headers, "idempotency-key": crypto.randomUUID() })).body;
const send = (path: string, input: object) => sendAs(owner, path, input);
const isPublic = async (slug: string) => (await shop.content.reader.story(slug, { language: "en" })) !== null;

async function staffWith(right: StaffRight, email: string): Promise<Headers> {
  await createStaff(database.query, api.services.passwords, {
    ...{ storefront: { id: 1, name: "Shop" }, email, password: DEMO_PASSWORD, rights: [right] },
  });
  return staffHeaders(shop, email);
}
const writer = await staffWith("content.write", "writer@demo.test");
const other = await staffWith("content.write", "other@demo.test");

let made = 0;
async function draft() {
  made += 1;
  const { id, lockVersion } = (
    await send("createcontentstory", { parentId: 0, name: `Released ${made}`, slug: `released-${made}`, component: "page" })
  ).value;
  const saved = await send("savecontentstory", {
    id,
    lockVersion,
    name: `Released ${made}`,
    content: { component: "page", title: "Title" },
  });
  return saved.value as { id: number; lockVersion: number; name: string; fullSlug: string; content: object };
}
const of = (...stories: { id: number; lockVersion: number }[]) => ({
  ...{ name: "Spring", action: "publish" },
  stories: stories.map(({ id, lockVersion }) => ({ id, lockVersion })),
});
const change = ({ id, lockVersion, name, content }: Awaited<ReturnType<typeof draft>>) =>
  send("savecontentstory", { id, lockVersion, name, content: { ...content, title: "Changed" } });
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const sweepIn = (hours: number) => sweepReleases({ ...api.services, now: () => new Date(Date.now() + hours * HOUR_MS) });
const listed = async (state: string) =>
  (await read(`contentreleases?state=${state}`)).releases as { id: number; state: string; fault: string | null }[];
const stateOf = async (id: number) => (await listed("ended")).find((one) => one.id === id);

describe("a release of stories", () => {
  it("is requested by writers, and becomes public once it is approved", async () => {
    const [one, two] = [await draft(), await draft()];
    const asked = await sendAs(writer, "askrelease", { ...of(one, two), publishAt: null, note: "Please check." });
    expect(asked.value).toMatchObject({ state: "asked", askedBy: "writer@demo.test", note: "Please check." });
    const { id } = asked.value;
    expect(await sendAs(writer, "approverelease", { id, publishAt: null })).toMatchObject({ code: "office_right" });
    expect(await isPublic(one.fullSlug)).toBe(false);
    expect((await send("approverelease", { id, publishAt: null })).value).toMatchObject({ state: "done", decidedBy: "staff@demo.test" });
    expect([await isPublic(one.fullSlug), await isPublic(two.fullSlug)]).toEqual([true, true]);
    expect(await send("approverelease", { id, publishAt: null })).toMatchObject({ code: "office_release_ended" });
  });

  it("becomes public at its moment, not before, and in the name of who planned it", async () => {
    const story = await draft();
    const { id } = (await send("planrelease", { ...of(story), publishAt: at(2) })).value;
    await sweepIn(1.9);
    expect(await isPublic(story.fullSlug)).toBe(false);
    await sweepIn(2.1);
    expect(await isPublic(story.fullSlug)).toBe(true);
    expect(await stateOf(id)).toMatchObject({ state: "done", fault: null });
    const entry = await database.query.selectFrom("auditEntry").selectAll().where("subjectNo", "=", String(story.id)).executeTakeFirst();
    expect(entry).toMatchObject({ kind: "content.published", actorName: "staff@demo.test" });
  });

  it("is taken back at its moment", async () => {
    const story = await draft();
    await send("publishcontent", { action: "publish", stories: [{ id: story.id, lockVersion: story.lockVersion }] });
    await send("planrelease", { ...of(story), action: "unpublish", publishAt: at(1) });
    await sweepIn(1.1);
    expect(await isPublic(story.fullSlug)).toBe(false);
  });

  it("publishes nothing when a story was changed after it was seen, and says so", async () => {
    const [same, changed] = [await draft(), await draft()];
    const { id } = (await send("planrelease", { ...of(same, changed), publishAt: at(1) })).value;
    await change(changed);
    await sweepIn(1.1);
    expect([await isPublic(same.fullSlug), await isPublic(changed.fullSlug)]).toEqual([false, false]);
    expect(await stateOf(id)).toMatchObject({ state: "failed", fault: expect.stringContaining(changed.name) });
  });

  it("isn't approved unseen: it stays asked for when a story was changed", async () => {
    const story = await draft();
    const { id } = (await sendAs(writer, "askrelease", { ...of(story), publishAt: null, note: "" })).value;
    await change(story);
    expect(await send("approverelease", { id, publishAt: null })).toMatchObject({ code: "office_story_changed" });
    expect((await listed("asked")).map((one) => one.id)).toContain(id);
    expect(await send("approverelease", { id, publishAt: at(1) })).toMatchObject({ code: "office_story_changed" });
  });

  it("is rejected with a reason, and withdrawn by its author or a publisher", async () => {
    const ask = async () => (await sendAs(writer, "askrelease", { ...of(await draft()), publishAt: at(3), note: "" })).value.id as number;
    const refused = await ask();
    expect((await send("refuserelease", { id: refused, reason: "Old price" })).value).toMatchObject({
      state: "refused",
      reason: "Old price",
    });
    const withdrawn = await ask();
    expect(await sendAs(other, "withdrawrelease", { id: withdrawn })).toMatchObject({ code: "office_right" });
    expect((await sendAs(writer, "withdrawrelease", { id: withdrawn })).value).toMatchObject({ state: "withdrawn" });
    const planned = await ask();
    await send("approverelease", { id: planned, publishAt: at(3) });
    expect((await send("withdrawrelease", { id: planned })).value).toMatchObject({ state: "withdrawn" });
    await sweepIn(4);
    expect((await listed("ended")).filter(({ id }) => [refused, withdrawn, planned].includes(id)).map(({ state }) => state)).toEqual([
      "withdrawn",
      "withdrawn",
      "refused",
    ]);
  });

  it("is decided once when two decide at the same time", async () => {
    const { id } = (await sendAs(writer, "askrelease", { ...of(await draft()), publishAt: null, note: "" })).value;
    const answers = await Promise.all([send("refuserelease", { id, reason: "No" }), send("approverelease", { id, publishAt: at(1) })]);
    expect(answers.filter((answer) => answer.code === "office_release_ended")).toHaveLength(1);
  });

  it("needs a moment in the future, and stories as they are", async () => {
    const story = await draft();
    expect(await send("planrelease", { ...of(story), publishAt: at(-1) })).toMatchObject({ code: "office_release_past" });
    expect(await send("planrelease", { ...of({ ...story, lockVersion: 0 }), publishAt: at(1) })).toMatchObject({
      code: "office_story_changed",
    });
  });
});
