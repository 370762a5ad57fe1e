import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestContent, tokens } from "./test-content.ts";

let test: TestContent;
let home: { id: number; uuid: string };
beforeAll(async () => {
  test = await TestContent.open();
  home = await test.story("home", {}, { path: "/" });
  await test.story("hidden", {}, { publish: 0 });
  const folder = await test.folder("article");
  await test.create("stories", {
    story: { name: "Articles", is_startpage: true, parent_id: folder.id, content: { component: "page", title: "All" } },
    publish: 1,
  });
  await test.story("2024");
});
afterAll(() => test.close());

describe("tokens, versions, addressing", () => {
  it("C1 returns 401 for a missing or unknown token on every path below cdn/", async () => {
    const paths = ["stories", "stories/home", "links", "datasources", "datasource_entries", "tags", "spaces/me", "nothing", ""];
    for (const path of paths) {
      for (const search of ["", "?token=unknown", "?token=undefined", `?token=${tokens.management}`]) {
        const answer = await test.send(`/content/v2/cdn/${path}${search}`);
        expect([path, answer.status, answer.body]).toEqual([path, 401, { error: "Unauthorized" }]);
        expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      }
    }
  });

  it("C2 refuses drafts to a public token", async () => {
    for (const path of ["stories", "stories/home", "links", "tags"]) {
      expect(await test.cdn(path, { version: "draft" })).toMatchObject({ status: 401, body: { error: "Unauthorized" } });
    }
  });

  it("C3 returns drafts to a preview token, including unpublished stories", async () => {
    expect((await test.draft("stories/hidden")).body.story).toMatchObject({ full_slug: "hidden", published_at: null });
    const { body } = await test.draft("stories");
    expect(body.stories.map((story: { slug: string }) => story.slug)).toContain("hidden");
  });

  it("C4 returns published stories if no version is given", async () => {
    const id = (await test.story("changed")).id;
    await test.manage("PUT", `stories/${id}`, {
      story: { content: { component: "article", title: "Later" } },
      force_update: 1,
    });
    expect((await test.cdn("stories/changed")).body.story.content.title).toBe("changed");
    expect((await test.cdn("stories", { by_slugs: "changed" })).body.stories[0].content.title).toBe("changed");
    expect((await test.draft("stories/changed")).body.story.content.title).toBe("Later");
  });

  it("C5 hides an unpublished story from the public", async () => {
    for (const version of ["published", ""]) expect((await test.cdn("stories/hidden", { version })).status).toBe(404);
  });

  it("C6 answers an unknown slug with 404 and an array of one message", async () => {
    for (const slug of ["nothing", "nothing/below", "article/nothing", "%25", "a%00b", "__proto__", "constructor"]) {
      expect(await test.cdn(`stories/${slug}`)).toMatchObject({ status: 404, body: ["This record could not be found"] });
    }
    expect((await test.cdn("stories/%E0%A4%A")).status).toBe(404);
  });

  it("C7 finds a story by its numeric id, and by its uuid only with find_by", async () => {
    expect((await test.cdn(`stories/${home.id}`)).body.story.slug).toBe("home");
    expect((await test.cdn(`stories/${home.uuid}`)).status).toBe(404);
    expect((await test.cdn(`stories/${home.uuid}`, { find_by: "uuid" })).body.story.slug).toBe("home");
    expect((await test.cdn("stories/home", { find_by: "uuid" })).status).toBe(404);
    expect((await test.cdn("stories/2024")).body.story.slug).toBe("2024");
  });

  it("C8 finds a folder's startpage with and without a trailing slash", async () => {
    for (const slug of ["article", "article/"]) {
      expect((await test.cdn(`stories/${slug}`)).body.story).toMatchObject({ full_slug: "article/", slug: "article", is_startpage: true });
    }
  });

  it("C9 lists stories at cdn/stories/", async () => {
    const { body, headers } = await test.cdn("stories/");
    expect(body.stories.length).toBe(Number(headers.get("total")));
  });
});

describe("cache version and validation", () => {
  it("C10 redirects a published request without cv to the same path with cv and sorted parameters; never a draft", async () => {
    const answer = await test.send(`/content/v2/cdn/stories/home?version=published&token=${tokens.public}&language=es`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const cv = (await test.cdn("spaces/me")).body.space.version;
    const location = answer.headers.get("location");
    expect(location).toBe(`/content/v2/cdn/stories/home?cv=${cv}&language=es&token=${tokens.public}&version=published`);
    expect((await test.send(location ?? "")).status).toBe(200);
    expect((await test.send(`/content/v2/cdn/stories/home?version=draft&token=${tokens.preview}`)).status).toBe(200);
    const filtered = await test.send(`/content/v2/cdn/stories?token=${tokens.public}&filter_query[title][in]=home`);
    expect((await test.send(filtered.headers.get("location") ?? "")).body.stories).toHaveLength(1);
  });

  it("C11 treats an empty or undefined cv as missing, and language=undefined as the default", async () => {
    for (const cv of ["undefined", "", "null", "soon"]) {
      const answer = await test.cdn("stories/home", { cv });
      expect([cv, answer.status]).toEqual([cv, 302]);
      expect(answer.headers.get("location")).toMatch(/\?cv=\d+&token=/);
    }
    expect((await test.cdn("stories/home", { language: "undefined" })).body.story.lang).toBe("default");
  });

  it("C12 answers an old cv with current content and the current cv", async () => {
    const { id } = await test.story("fresh");
    const { cv } = (await test.cdn("stories/fresh")).body;
    const story = { content: { component: "article", title: "New" } };
    await test.manage("PUT", `stories/${id}`, { story, publish: 1, force_update: 1 });
    const { body } = await test.cdn("stories/fresh", { cv: String(cv) });
    expect(body.story.content.title).toBe("New");
    expect(body.cv).toBeGreaterThan(cv);
  });

  it("C13 increases the space's numeric cv after a publish, not after a saved draft", async () => {
    const cvs = async () => [
      (await test.cdn("stories/home")).body.cv,
      (await test.cdn("stories")).body.cv,
      (await test.draft("stories/home")).body.cv,
      (await test.cdn("spaces/me")).body.space.version,
    ];
    const before = await cvs();
    expect(new Set(before).size).toBe(1);
    expect(typeof before[0]).toBe("number");
    const story = { content: { component: "article", title: "Saved" } };
    await test.manage("PUT", `stories/${home.id}`, { story, force_update: 1 });
    expect(await cvs()).toEqual(before);
    await test.manage("GET", `stories/${home.id}/publish`);
    const after = await cvs();
    expect(after[0]).toBeGreaterThan(before[0]);
    expect(new Set(after).size).toBe(1);
  });

  it("C14 names unknown parameters of a story endpoint", async () => {
    for (const path of ["stories", "stories/home"]) {
      const answer = await test.cdn(path, { x: "1", y: "2" });
      expect(answer).toMatchObject({ status: 422, body: { error: "Parameter(s) x, y not allowed" } });
    }
  });

  it("C15 refuses a preview's query string by the root of its name", async () => {
    const answer = await test.cdn("stories/home", { "_storyblok_tk[token]": "x", "_storyblok_tk[space_id]": "1" });
    expect(answer).toMatchObject({ status: 422, body: { error: "Parameter(s) _storyblok_tk not allowed" } });
  });

  it("C16 refuses is_startpage for a single story", async () => {
    const answer = await test.cdn("stories/home", { is_startpage: "1" });
    expect(answer).toMatchObject({ status: 422, body: { error: "Parameter(s) is_startpage not allowed" } });
  });

  it("C17 accepts every parameter of a list", async () => {
    const moment = "2020-01-02 03:04";
    const all: Record<string, string> = {
      version: "published",
      language: "es",
      fallback_lang: "fr",
      resolve_links: "url",
      resolve_links_level: "2",
      resolve_relations: "article.author",
      resolve_level: "2",
      resolve_assets: "1",
      from_release: "undefined",
      excluding_fields: "body",
      content_type: "article",
      page: "1",
      per_page: "25",
      starts_with: "h",
      by_slugs: "home",
      excluding_slugs: "x",
      by_uuids: home.uuid,
      by_uuids_ordered: home.uuid,
      by_ids: String(home.id),
      excluding_ids: "1",
      is_startpage: "0",
      level: "1",
      with_tag: "x",
      search_term: "home",
      sort_by: "name:asc",
      in_workflow_stages: "1",
      only_variants: "1",
      "filter_query[title][in]": "home",
      published_at_gt: moment,
      published_at_gte: "2020-01-02T03:04:05.678Z",
      published_at_lt: "2100-01-01 00:00",
      published_at_lte: "2100-01-01T00:00:00+02:00",
      first_published_at_gt: moment,
      first_published_at_gte: moment,
      first_published_at_lt: "2100-01-01 00:00",
      first_published_at_lte: "2100-01-01 00:00",
      updated_at_gt: moment,
      updated_at_gte: moment,
      updated_at_lt: "2100-01-01 00:00",
      updated_at_lte: "2100-01-01 00:00",
    };
    expect((await test.cdn("stories", all)).status).toBe(200);
    for (const [name, value] of Object.entries(all))
      expect([name, (await test.cdn("stories", { [name]: value })).status]).toEqual([name, 200]);
  });
});
