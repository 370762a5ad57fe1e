import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compareStories } from "@azulejo/content/files/compare-stories.ts";
import { type ManagementClient, openManagementClient } from "@azulejo/content/files/management-client.ts";
import { pushComponents } from "@azulejo/content/files/push-components.ts";
import { pushStories } from "@azulejo/content/files/push-stories.ts";
import { readStories } from "@azulejo/content/files/read-folder.ts";
import { pullStories } from "@azulejo/content/files/write-folder.ts";
import { demoComponents, demoStorySpace } from "@azulejo/seed/load-content.ts";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

const stories = fileURLToPath(new URL("../../../../seed/content/stories/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "azulejo-stories-"));
let shop: TestShop;
let client: ManagementClient;

beforeAll(async () => {
  shop = await openTestShop();
  client = openManagementClient({
    endpoint: "http://content.test/content/v1",
    spaceId: "1001",
    token: "demo-management",
    fetch: shop.content.fetch,
  });
});
afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

const push = async (from: string) => {
  const { stories: read, faults } = await readStories(from, demoStorySpace());
  return { faults, result: await pushStories(read, { client, publish: true, tell() {} }) };
};

it("reads every demo story, and pushing them again changes nothing", { timeout: 120_000 }, async () => {
  const version = (await shop.content.reader.readVersion()) as number;
  expect(await pushComponents(demoComponents, client)).toEqual([]);
  const { faults, result } = await push(stories);
  expect(faults).toEqual([]);
  expect(result).toMatchObject({ created: 0, updated: 0, refused: 0 });
  expect(result.unchanged).toBeGreaterThan(200);
  expect(await shop.content.reader.readVersion()).toBe(version);
});

it("pulls stories identical to the stored ones, as Markdown and as JSON", { timeout: 120_000 }, async () => {
  const space = { ...demoStorySpace(), hasStory: () => true };
  const pulled = await pullStories({ client, folder, space, only: ["blog", "returns", "magnifica"], tell() {} });
  expect(pulled.written).toBeGreaterThan(40);
  const listed = new Map((await client.stories()).filter((one) => !one.is_folder).map((one) => [one.full_slug.replace(/\/$/, ""), one.id]));
  const { stories: read, faults } = await readStories(folder, demoStorySpace(), new Set(listed.keys()));
  expect(faults).toEqual([]);
  for (const story of read) expect(compareStories(story, await client.story(listed.get(story.fullSlug) ?? 0)), story.fullSlug).toEqual([]);
  expect(read.filter((one) => one.file.endsWith(".md")).length).toBeGreaterThan(30);
  expect((await pullStories({ client, folder, space, only: ["blog"], tell() {} })).written).toBe(0);
});

it("reports a broken file with its line, continues with the others, and writes only the changed one", { timeout: 60_000 }, async () => {
  const own = join(folder, "own");
  cpSync(join(stories, "authors"), join(own, "authors"), { recursive: true });
  const author = join(own, "authors/rosa-maldonado.md");
  writeFileSync(author, readFileSync(author, "utf8").replace(/role: \{ en: "?[^",}]*/, 'role: { en: "Head of training'));
  writeFileSync(join(own, "authors/broken.md"), "---\ncomponent: author\ntitle: Nobody\nheight: 3\n---\n");
  const { faults, result } = await push(own);
  expect(faults).toEqual([{ file: "authors/broken.md", line: 4, reason: "height: author has no field height" }]);
  expect(result).toMatchObject({ created: 0, updated: 1, refused: 0 });
  const found = await shop.content.reader.story("authors/rosa-maldonado", { language: "en" });
  expect(found?.content.role).toContain("Head of training");
});

it("reports a refused story with the field", async () => {
  const messages: string[] = [];
  const bad = {
    fullSlug: "bad-page",
    name: "Bad",
    isStartpage: false,
    position: 0,
    tags: [],
    path: null,
    content: { component: "page", title: 7 },
  };
  const result = await pushStories([bad], { client, publish: true, tell: (_, slug, reason) => messages.push(`${slug} ${reason}`) });
  expect(result.refused).toBe(1);
  expect(messages.join()).toMatch(/bad-page .*title/);
});
