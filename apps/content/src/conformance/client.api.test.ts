import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createSpace } from "../index.ts";
import { type ContentClient, clients } from "./content-client.ts";
import { type Listening, listen } from "./listen.ts";
import { SPACE, TestContent, testSpace, tokens } from "./test-content.ts";

let test: TestContent;
let server: Listening;
const related: string[] = [];
beforeAll(async () => {
  // The client logs each retry.
  vi.spyOn(console, "log").mockImplementation(() => {});
  test = await TestContent.open();
  server = await listen((request) => test.content.fetch(request));
  await test.story("home");
  const folder = await test.folder("many");
  for (let at = 0; at < 120; at++) related.push((await test.story(`story-${at}`, {}, { parent_id: folder.id })).uuid);
  const author = await test.story("author");
  const link = { fieldtype: "multilink", linktype: "story", id: author.uuid, url: "", cached_url: "" };
  const marks = [{ type: "link", attrs: { linktype: "story", uuid: author.uuid, href: "/author" } }];
  const text = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "x", marks }] }] };
  await test.story("resolved", { author: author.uuid, link, text, body: [{ component: "teaser", headline: "x", related: [author.uuid] }] });
  await test.story("crowd", { related });
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const open = (version: keyof typeof clients, more: object = {}): ContentClient =>
  new clients[version]({ accessToken: tokens.public, endpoint: server.endpoint, rateLimit: 1000, ...more });

/** Returns the result of `work` and the requests that the server received meanwhile. */
async function requestsDuring<T>(work: () => Promise<T>): Promise<{ value: T; requests: Listening["requests"] }> {
  const before = server.requests.length;
  const value = await work();
  return { value, requests: server.requests.slice(before) };
}

/** Client 6 must pass the same tests as client 7; its titles carry the number of that requirement. */
const lines = [
  { version: "7.7.6", mark: (id: string) => id },
  { version: "6.10.0", mark: (id: string) => `C54 ${id}` },
] as const;

describe.each(lines)("the content client $version", ({ version, mark }) => {
  it(`${mark("C45")} follows the redirect once, then sends the cv it received`, async () => {
    const accessToken = `fresh-${version}`;
    await createSpace(test.database.query, { ...testSpace, tokens: [...testSpace.tokens, { token: accessToken, kind: "public" }] });
    await test.content.catchUp();
    const client = open(version, { accessToken });
    const first = await requestsDuring(() => client.get("cdn/stories/home", { version: "published" }));
    expect(first.value.data.story.slug).toBe("home");
    expect(first.requests).toHaveLength(2);
    const second = await requestsDuring(() => client.get("cdn/stories", { version: "published" }));
    expect(second.requests).toHaveLength(1);
    expect(second.requests[0]?.url.searchParams.get("cv")).toBe(String(first.value.data.cv));
  });

  it(`${mark("C46")} getAll returns every story and every link once`, async () => {
    const stories = await open(version).getAll("cdn/stories", { per_page: 100 });
    expect(stories).toHaveLength(124);
    expect(new Set(stories.map((story) => story.uuid)).size).toBe(124);
    const links = await open(version).getAll("cdn/links", {});
    expect(links).toHaveLength(125);
    expect(new Set(links.map((link) => link.uuid)).size).toBe(125);
  });

  it(`${mark("C47")} resolves relations to whole stories, and links to a story`, async () => {
    const parameters = { resolve_relations: ["article.author", "teaser.related"], resolve_links: "url" };
    const { story } = (await open(version).get("cdn/stories/resolved", parameters)).data;
    expect(story.content.author).toMatchObject({ slug: "author", content: { title: "author" } });
    expect(story.content.body[0].related[0].slug).toBe("author");
    expect(story.content.link.story).toMatchObject({ slug: "author", url: "author" });
    expect(story.content.text.content[0].content[0].marks[0].attrs.story.slug).toBe("author");
  });

  it(`${mark("C48")} fetches 120 relations in three batches`, async () => {
    // The cv is known from here on, so nothing is redirected and every request is a call.
    await open(version).get("cdn/stories/home");
    const { value, requests } = await requestsDuring(() =>
      open(version).get("cdn/stories/crowd", { resolve_relations: "article.related" }),
    );
    const batches = requests.flatMap(({ url }) => url.searchParams.get("by_uuids")?.split(",").length ?? []);
    expect(batches).toEqual([50, 50, 20]);
    const { content } = value.data.story;
    expect(content.related.map((story: { uuid: string }) => story.uuid)).toEqual(related);
    expect(content.related.every((story: { content?: object }) => story.content)).toBe(true);
  });

  it(`${mark("C49")} rejects with the status of a 404 and a 401`, async () => {
    const missing = await open(version)
      .get("cdn/stories/nothing")
      .catch((error) => error);
    expect(missing).toMatchObject({ status: 404 });
    if (version === "7.7.6") expect(missing.message).toBe("This record could not be found");
    const refused = await open(version, { accessToken: "wrong" })
      .get("cdn/stories")
      .catch((error) => error);
    expect(refused.status).toBe(401);
  });

  it(`${mark("C50")} survives ten 429s but not eleven, and waits 300 ms after each`, async () => {
    // The cv is known from here on, so that a redirect does not count.
    await open(version).get("cdn/stories/home");
    const askAfter = async (refusals: number) => {
      const own = await listen((request) => test.content.fetch(request));
      own.refuseNext(refusals);
      const answer = await open(version, { endpoint: own.endpoint })
        .get("cdn/stories/home")
        .catch((error) => error);
      await own.close();
      return { answer, requests: own.requests };
    };
    const [survived, given] = await Promise.all([askAfter(10), askAfter(11)]);
    expect(survived.answer.data.story.slug).toBe("home");
    expect(survived.requests).toHaveLength(11);
    const gaps = survived.requests.slice(1).map(({ at }, index) => at - (survived.requests[index]?.at ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThan(280);
    expect(gaps.toSorted((a, b) => a - b)[5]).toBeLessThan(600);
    expect(given.answer.status).toBe(429);
  });
});

describe("the content client 7.7.6", () => {
  // A machine that is late for one timer shortens the distance to the next.
  it("C51 starts at most five calls per second with rateLimit 5", { retry: 2 }, async () => {
    const starts: number[] = [];
    const counted: typeof fetch = (input, init) => {
      starts.push(performance.now());
      return fetch(input, init);
    };
    const client = open("7.7.6", { rateLimit: 5, fetch: counted });
    await Promise.all(Array.from({ length: 12 }, () => client.get("cdn/stories/home", { cv: 1 })));
    expect(starts).toHaveLength(12);
    // Timers of the client count whole milliseconds.
    for (let at = 5; at < starts.length; at++) expect((starts[at] ?? 0) - (starts[at - 5] ?? 0)).toBeGreaterThan(985);
    expect((starts[11] ?? 0) - (starts[0] ?? 0)).toBeLessThan(5000);
  });

  it("C52 shares neither cv nor content between two spaces in one process", async () => {
    const other = { ...testSpace, id: SPACE + 1, name: "Other", tokens: [{ token: "other-public", kind: "public" as const }] };
    await createSpace(test.database.query, { ...other, tokens: [...other.tokens, { token: "other-management", kind: "management" }] });
    await test.content.catchUp();
    const manage = async (path: string, body: object) =>
      test.send(`/content/v1/spaces/${other.id}/${path}`, {
        method: "POST",
        headers: { authorization: "other-management" },
        body: JSON.stringify(body),
      });
    await manage("components", { component: { name: "page", is_root: true, schema: { title: { type: "text" } } } });
    const story = { name: "home", slug: "home", content: { component: "page", title: "Other home" } };
    expect((await manage("stories", { story, publish: 1 })).status).toBe(201);
    const [ours, theirs] = [open("7.7.6"), open("7.7.6", { accessToken: "other-public" })];
    for (let round = 0; round < 2; round++) {
      const [mine, yours] = await Promise.all([ours.get("cdn/stories/home"), theirs.get("cdn/stories/home")]);
      expect([mine.data.story.content.title, yours.data.story.content.title]).toEqual(["home", "Other home"]);
    }
    const { requests } = await requestsDuring(() => Promise.all([ours.get("cdn/stories/home"), theirs.get("cdn/stories/home")]));
    const cvOf = (token: string) => requests.find(({ url }) => url.searchParams.get("token") === token)?.url.searchParams.get("cv");
    expect(cvOf(tokens.public)).toBe(String((await test.cdn("spaces/me")).body.space.version));
    expect(cvOf("other-public")).toBe(String((await test.cdn("spaces/me", { token: "other-public" })).body.space.version));
    expect(cvOf("other-public")).not.toBe(cvOf(tokens.public));
  });

  it("C53 returns the new story to a fresh call after a publish", async () => {
    const { id } = await test.story("renewed");
    const client = open("7.7.6");
    expect((await client.get("cdn/stories/renewed")).data.story.content.title).toBe("renewed");
    const story = { content: { component: "article", title: "Anew" } };
    await test.manage("PUT", `stories/${id}`, { story, publish: 1, force_update: 1 });
    expect((await client.get("cdn/stories/renewed")).data.story.content.title).toBe("Anew");
  });
});
