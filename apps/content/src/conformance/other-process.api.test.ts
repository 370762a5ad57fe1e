import { openDatabase } from "@azulejo/database";
import { expect, it } from "vitest";
import { createContent, type PublicChange } from "../index.ts";
import { TestContent, tokens } from "./test-content.ts";

async function openSecond(test: TestContent) {
  const database = await openDatabase({ url: test.database.url, directUrl: test.database.directUrl, dataDir: "" });
  const changes: PublicChange[] = [];
  const content = await createContent({
    database,
    publicUrl: "http://shop.test",
    log: { info() {}, error() {} },
    now: () => new Date(),
    onChanges: (change) => changes.push(change),
  });
  const read = (path: string) =>
    content.fetch(new Request(`http://shop.test/content/v2/cdn/${path}?token=${tokens.preview}&version=published&cv=1`));
  const close = async () => {
    await content.close();
    await database.close();
  };
  return { read, changes, close };
}

it("shows and announces another process's publish, move and deletion", async () => {
  const test = await TestContent.open();
  const second = await openSecond(test);
  // Waits for a while, because PostgreSQL also counts open transactions of other databases on the server, such as those of parallel tests.
  const soon = { timeout: 20_000, interval: 10 };
  const statusOf = async (slug: string) => (await second.read(`stories/${slug}`)).status;
  const { id, uuid } = await test.story("news");
  await expect.poll(() => statusOf("news"), soon).toBe(200);
  const version = async () => (await (await second.read("spaces/me")).json()).space.version;
  expect(await version()).toBe((await test.cdn("spaces/me")).body.space.version);
  await test.manage("PUT", `stories/${id}`, { story: { slug: "old-news" }, force_update: 1 });
  await expect.poll(() => statusOf("old-news"), soon).toBe(200);
  expect(await statusOf("news")).toBe(404);
  await test.manage("DELETE", `stories/${id}`);
  await expect.poll(() => statusOf("old-news"), soon).toBe(404);
  expect(second.changes.map((change) => change.stories)).toEqual([
    [{ id, uuid, fullSlugs: ["news"], moved: true }],
    [{ id, uuid, fullSlugs: ["news", "old-news"], moved: true }],
    [{ id, uuid, fullSlugs: ["old-news"], moved: true }],
  ]);
  await second.close();
  await test.close();
});
