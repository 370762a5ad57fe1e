import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openManagementClient } from "@azulejo/content/files/management-client.ts";
import { previewSignature } from "@azulejo/content-client";
import { openDatabase } from "@azulejo/database";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";
import { type ReadPage, readPage } from "./page-reader.ts";

const SLUG = "returns";
const TYPED = "Typed and saved, not published";
const HOSTILE = "pros/wholesale";
const SPACE = "1001";
const EDITOR = "http://localhost:3001";

let copy: TemplateCopy;
let server: ClockedServer;
let storyId: number;

beforeAll(async () => {
  copy = await copyTemplate();
  await writeHostileStory();
  server = await openClockedServer(new Date(), { CONTENT_EDITOR_URL: EDITOR }, copy);
  const client = openManagementClient({ endpoint: `${server.url}/content/v1`, spaceId: SPACE, token: "demo-management" });
  const listed = (await client.stories()).find((one) => one.full_slug === SLUG);
  storyId = listed?.id ?? 0;
  const story = await client.story(storyId);
  await client.updateStory(storyId, { content: { ...story.content, title: TYPED }, lock_version: story.lock_version }, false);
}, 120_000);
afterAll(async () => {
  await server?.close();
});

/** Our own system refuses such content; an external one may not. */
async function writeHostileStory(): Promise<void> {
  const database = await openDatabase(copy);
  const text = (href: string, words: string) => ({
    type: "paragraph",
    content: [{ type: "text", text: words, marks: [{ type: "link", attrs: { href, linktype: "url", uuid: null, story: { name: "x" } } }] }],
  });
  const content = {
    component: "page",
    _uid: "hostile",
    title: "<img src=x onerror=alert(1)>",
    body: [
      {
        _uid: "a",
        component: "rich_text",
        text: { type: "doc", content: [text("javascript:alert(1)", "run"), text("/returns/", "fine")] },
      },
      { _uid: "b", component: "nobody_knows_this", title: "secret" },
      {
        _uid: "c",
        component: "call_to_action",
        headline: "Lead",
        linkLabel: "press",
        link: { linktype: "url", id: "", url: "javascript:alert(2)", cached_url: "javascript:alert(2)" },
      },
      {
        _uid: "d",
        component: "accordion",
        items: [
          {
            _uid: "e",
            component: "accordion_item",
            title: "</script><script>alert(3)</script>",
            text: { type: "doc", content: [{ type: "what" }] },
          },
        ],
      },
    ],
  };
  await sql`update content.story set draft = ${JSON.stringify(content)}::jsonb, published = ${JSON.stringify(content)}::jsonb where full_slug = ${HOSTILE}`.execute(
    database.query,
  );
  await database.close();
}

const seconds = (ago = 0): string => String(Math.floor(Date.now() / 1000) - ago);

function signed(changes: Record<string, string> = {}): string {
  const timestamp = changes["_storyblok_tk[timestamp]"] ?? seconds();
  return new URLSearchParams({
    _storyblok: String(storyId),
    _storyblok_c: "page",
    "_storyblok_tk[space_id]": SPACE,
    "_storyblok_tk[timestamp]": timestamp,
    "_storyblok_tk[token]": previewSignature(SPACE, "demo-preview", timestamp),
    ...changes,
  }).toString();
}

const titleOf = (page: ReadPage): string => page.document.querySelector("h1")?.textContent ?? "";

it("C56 a correct hash turns on the draft", async () => {
  expect(titleOf(await readPage(server.url, `/en/${SLUG}/?${signed()}`))).toBe(TYPED);
});

it.each([
  ["no signature", () => "_storyblok=1"],
  ["a wrong hash", () => signed({ "_storyblok_tk[token]": "0".repeat(40) })],
  ["a hash of an hour and a second ago", () => signed({ "_storyblok_tk[timestamp]": seconds(3601) })],
  ["a time that is to come", () => signed({ "_storyblok_tk[timestamp]": seconds(-600) })],
  ["another space", () => signed({ "_storyblok_tk[space_id]": "1002" })],
  ["a time that is none", () => signed({ "_storyblok_tk[timestamp]": "soon" })],
])("C56 %s leaves what is published", async (_, parameters) => {
  const page = await readPage(server.url, `/en/${SLUG}/?${parameters()}`);
  expect(page.status).toBe(200);
  expect(titleOf(page)).toBe("Returns");
  expect(page.html).not.toContain(TYPED);
});

it("C57 a draft is not indexed or cached, and only the editor may frame it", async () => {
  const page = await readPage(server.url, `/en/${SLUG}/?${signed()}`);
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect(page.document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors ${EDITOR}`);
  expect(page.headers.get("x-frame-options")).toBeNull();
  const plain = await readPage(server.url, `/en/${SLUG}/`);
  expect(plain.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(plain.html).not.toContain(TYPED);
});

it("C57 the preview token is in no page and in no file of the browser's", async () => {
  const page = await readPage(server.url, `/en/${SLUG}/?${signed()}`);
  expect(page.html).not.toMatch(/demo-preview|demo-management/);
  const folder = fileURLToPath(new URL("../../../web/build/client/assets/", import.meta.url));
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".js"))) {
    expect(readFileSync(folder + file, "utf8"), file).not.toMatch(/demo-preview|demo-public|demo-management/);
  }
});

it("C58 editor markers are in drafts only", async () => {
  const draft = await readPage(server.url, `/en/${SLUG}/?${signed()}`);
  expect(draft.document.querySelectorAll("[data-blok-c]").length).toBeGreaterThan(0);
  expect(draft.document.querySelectorAll("[data-blok-uid]").length).toBe(draft.document.querySelectorAll("[data-blok-c]").length);
  const plain = await readPage(server.url, `/en/${SLUG}/`);
  expect(plain.html).not.toMatch(/data-blok-c|data-blok-uid|_editable/);
});

/** Posts a story as the page does when the editor types. */
const type = (parameters: string, id: number) =>
  fetch(`${server.url}/en/${SLUG}/?${parameters}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: server.url },
    body: new URLSearchParams({ story: JSON.stringify({ id, content: { _uid: "x", component: "page", title: "Half a wo" } }) }),
  });

it("C59 typing in another story changes nothing", async () => {
  expect(await (await type(signed(), storyId)).text()).toContain("Half a wo");
  expect(await (await type(signed(), storyId + 1)).text()).not.toContain("Half a wo");
});

it("C59 refuses typed drafts without the editor's signature", async () => {
  const answer = await type("", storyId);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("Half a wo");
});

it("C60 script in a link never reaches the markup, and no story is written into it", async () => {
  const { html, document } = await readPage(server.url, `/en/${HOSTILE}/`);
  const body = document.querySelector("main")?.innerHTML ?? "";
  expect(body).toContain("fine");
  expect(body).not.toMatch(/javascript:/i);
  expect(body).not.toMatch(/ story=/);
  expect(html).not.toMatch(/<img src=x|<script>alert/);
});

it("an unknown component is hidden in public and named in a preview; broken rich text shows its text", async () => {
  const plain = await readPage(server.url, `/en/${HOSTILE}/`);
  expect(plain.status).toBe(200);
  expect(plain.document.querySelector("main")?.textContent).not.toContain("nobody_knows_this");
  const draft = await readPage(server.url, `/en/${HOSTILE}/?${signed()}`);
  expect(draft.document.querySelector("main")?.textContent).toContain("nobody_knows_this");
});
