import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SPACE, TestContent, tokens } from "./test-content.ts";

let test: TestContent;
beforeAll(async () => {
  test = await TestContent.open();
});
afterAll(() => test.close());

const uuidsOf = (stories: { uuid: string }[]) => stories.map((story) => story.uuid);
const storyLink = (uuid: string) => ({ fieldtype: "multilink", linktype: "story", id: uuid, url: "", cached_url: "x" });
const linkIn = (uuid: string) => ({
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [{ type: "text", text: "there", marks: [{ type: "link", attrs: { linktype: "story", uuid, href: "/x" } }] }],
    },
  ],
});

describe("shapes", () => {
  it("returns a story with every key of a recorded response", async () => {
    const { id, uuid } = await test.story("shape", { title: "Shape" }, { path: "/", tag_list: ["x"] });
    const { story } = (await test.cdn("stories/shape")).body;
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(story).toEqual({
      name: "shape",
      id,
      uuid,
      slug: "shape",
      full_slug: "shape",
      default_full_slug: null,
      path: "/",
      lang: "default",
      content: { _uid: expect.any(String), component: "article", title: "Shape" },
      created_at: moment,
      updated_at: moment,
      published_at: moment,
      first_published_at: moment,
      sort_by_date: null,
      position: 0,
      tag_list: ["x"],
      is_startpage: false,
      parent_id: 0,
      group_id: expect.any(String),
      alternates: [],
      translated_slugs: null,
      meta_data: null,
      release_id: null,
    });
  });

  it("C31 returns rels and links as arrays, even if empty", async () => {
    await test.story("alone");
    for (const { body } of [await test.cdn("stories/alone"), await test.cdn("stories"), await test.cdn("stories", { by_slugs: "none" })]) {
      expect(body).toMatchObject({ rels: [], links: [] });
      expect(body).not.toHaveProperty("rel_uuids");
      expect(body).not.toHaveProperty("link_uuids");
    }
  });

  it("C32 includes up to fifty related stories, and only the uuids of fifty-one", async () => {
    const stories: { uuid: string }[] = [];
    for (let at = 0; at < 51; at++) stories.push(await test.story(`related-${at}`));
    const uuids = uuidsOf(stories);
    await test.story("fifty", { related: uuids.slice(0, 50) });
    await test.story("fifty-one", { related: uuids });
    const resolve_relations = "article.related";
    const fifty = (await test.cdn("stories/fifty", { resolve_relations })).body;
    expect(uuidsOf(fifty.rels)).toEqual(uuids.slice(0, 50));
    expect(fifty).not.toHaveProperty("rel_uuids");
    expect(fifty.story.content.related).toEqual(uuids.slice(0, 50));
    const more = (await test.cdn("stories/fifty-one", { resolve_relations })).body;
    expect(more.rel_uuids).toEqual(uuids);
    expect(more).not.toHaveProperty("rels");
  });

  it("C33 resolves relations two levels deep and ends cycles", async () => {
    const third = await test.story("level-3");
    const second = await test.story("level-2", { author: third.uuid });
    const first = await test.story("level-1", { author: second.uuid });
    await test.story("level-0", { body: [{ component: "teaser", headline: "x", related: [first.uuid] }] });
    const parameters = { resolve_relations: "teaser.related,article.author", resolve_level: "2" };
    expect(uuidsOf((await test.cdn("stories/level-0", parameters)).body.rels)).toEqual([first.uuid, second.uuid]);
    const a = await test.story("circle-a");
    const b = await test.story("circle-b", { author: a.uuid });
    const story = { content: { component: "article", title: "a", author: b.uuid, related: [a.uuid, b.uuid] } };
    await test.manage("PUT", `stories/${a.id}`, { story, publish: 1, force_update: 1 });
    const circle = (await test.cdn("stories/circle-a", { resolve_relations: "article.author,article.related" })).body;
    expect(uuidsOf(circle.rels).sort()).toEqual([a.uuid, b.uuid].sort());
  });

  it("C34 returns the three shapes of resolve_links, also in link marks", async () => {
    const target = await test.story("target", {}, { name: "Target" });
    const marked = await test.story("marked");
    await test.story("linking", { link: storyLink(target.uuid), text: linkIn(marked.uuid) });
    const linksIn = async (resolve_links: string) => (await test.cdn("stories/linking", { resolve_links })).body.links;
    const { id, uuid } = target;
    const urls = await linksIn("url");
    expect(urls).toHaveLength(2);
    expect(urls).toContainEqual({ id, uuid, name: "Target", slug: "target", full_slug: "target", url: "target" });
    const [link] = (await linksIn("link")).filter((one: { uuid: string }) => one.uuid === uuid);
    expect(link).toMatchObject({ id, uuid, slug: "target", full_slug: "target", real_path: "/target", parent_id: null, published: true });
    for (const mode of ["story", "1"]) {
      const [story] = (await linksIn(mode)).filter((one: { uuid: string }) => one.uuid === uuid);
      expect(story).toMatchObject({ uuid, content: { title: "target" } });
    }
    expect(await linksIn("0")).toEqual([]);
    expect((await test.cdn("stories/linking", { resolve_links: "all" })).status).toBe(422);
  });

  it("C35 returns related and linked stories in the requested version and language", async () => {
    const hidden = await test.story("c35-hidden", {}, { publish: 0 });
    const shown = await test.story("c35-shown", { headline: "Hello", headline__i18n__es: "Hola" });
    await test.story("c35", { related: [hidden.uuid, shown.uuid], link: storyLink(hidden.uuid), text: linkIn(shown.uuid) });
    const parameters = { resolve_relations: "article.related", resolve_links: "story", language: "es" };
    const { rels, links } = (await test.cdn("stories/c35", parameters)).body;
    for (const stories of [rels, links]) {
      expect(uuidsOf(stories)).toEqual([shown.uuid]);
      expect(stories[0]).toMatchObject({ lang: "es", full_slug: "es/c35-shown", content: { headline: "Hola" } });
    }
    const draft = (await test.draft("stories/c35", parameters)).body;
    expect(uuidsOf(draft.rels)).toEqual([hidden.uuid, shown.uuid]);
    expect(draft.rels[0].content._editable).toContain(String(hidden.id));
  });
});

describe("languages", () => {
  const inner = { component: "teaser", headline: "In", headline__i18n__es: "Dentro" };
  const rich = { type: "doc", content: [{ type: "blok", attrs: { id: "1", body: [inner] } }] };

  it("C36 returns translations under plain names, nested ones too, and no suffixed key", async () => {
    await test.story("c36", { headline: "Hi", headline__i18n__es: "Hola", body: [{ ...inner, items: [inner] }], text: rich });
    const { story } = (await test.cdn("stories/c36", { language: "es" })).body;
    expect(story).toMatchObject({ lang: "es", full_slug: "es/c36", slug: "c36" });
    expect(story.content).toMatchObject({
      headline: "Hola",
      body: [{ headline: "Dentro", items: [{ headline: "Dentro" }] }],
      text: { content: [{ attrs: { body: [{ headline: "Dentro" }] } }] },
    });
    for (const language of ["es", "fr", "default", "en"]) {
      expect(JSON.stringify((await test.cdn("stories/c36", { language })).body)).not.toContain("__i18n__");
    }
    for (const slug of ["es/c36", "es/c36/", "c36"]) expect((await test.cdn(`stories/${slug}`, { language: "es" })).status).toBe(200);
  });

  it("C37 falls back to the other language, then the default; false and 0 count as translations", async () => {
    const values = {
      headline: "Hi",
      headline__i18n__es: "Hola",
      wide: true,
      wide__i18n__fr: false,
      count: 7,
      count__i18n__fr: 0,
      title__i18n__fr: "",
      title__i18n__es: "Título",
    };
    await test.story("c37", values);
    const read = async (parameters: Record<string, string>) => (await test.cdn("stories/c37", parameters)).body.story.content;
    expect(await read({ language: "fr" })).toMatchObject({ headline: "Hi", wide: false, count: 0, title: "c37" });
    expect(await read({ language: "fr", fallback_lang: "es" })).toMatchObject({ headline: "Hola", wide: false, title: "Título" });
    expect(await read({ language: "fr", fallback_lang: "default" })).toMatchObject({ headline: "Hi" });
  });

  it("C38 excludes only root fields with excluding_fields", async () => {
    await test.story("c38", { note: "x", body: [inner], seo: { note: "kept" } });
    const { content } = (await test.cdn("stories/c38", { excluding_fields: "note,body" })).body.story;
    expect(content).toEqual({ _uid: expect.any(String), component: "article", title: "c38", seo: { note: "kept" } });
  });

  it("finds a story by its translated slug, with and without prefix", async () => {
    const other = await TestContent.open();
    const slugs = (es: string) => ({ translated_slugs_attributes: [{ lang: "es", slug: es, name: `N ${es}`, published: true }] });
    const folder = await other.create("stories", { story: { name: "Blog", slug: "blog", is_folder: true, ...slugs("diario") } });
    await other.story("hello", {}, { parent_id: folder.story.id, ...slugs("hola") });
    for (const slug of ["blog/hello", "es/blog/hello", "diario/hola", "es/diario/hola"]) {
      const { story } = (await other.cdn(`stories/${slug}`, { language: "es" })).body;
      expect(story).toMatchObject({ full_slug: "es/diario/hola", default_full_slug: "blog/hello", name: "N hola" });
    }
    const { story } = (await other.cdn("stories/blog/hello")).body;
    expect(story.translated_slugs).toContainEqual({ path: "diario/hola", name: "N hola", lang: "es", published: true });
    expect(await other.slugs({ starts_with: "es/diario/", language: "es" })).toEqual(["es/diario/hola"]);
    expect((await other.cdn("stories/diario/hola")).status).toBe(404);
    const { links } = (await other.cdn("links")).body;
    expect(links[story.uuid].alternates[0]).toMatchObject({ lang: "es", path: "diario/hola", translated_slug: "diario/hola" });
    await other.close();
  });

  it("C39 includes editor markers in every block of a draft, and in none of a published story", async () => {
    const { id } = await test.story("c39", { _uid: "root", body: [{ ...inner, _uid: "in" }] });
    const { content } = (await test.draft("stories/c39")).body.story;
    const comment = (name: string, uid: string) =>
      `<!--#storyblok#${JSON.stringify({ name, space: String(SPACE), uid, id: String(id) })}-->`;
    expect(content._editable).toBe(comment("article", "root"));
    expect(content.body[0]._editable).toBe(comment("teaser", "in"));
    expect(JSON.stringify((await test.cdn("stories/c39")).body)).not.toContain("_editable");
  });

  it("makes addresses of the shop's own assets absolute and leaves others unchanged", async () => {
    const image = { type: "image", attrs: { src: "/assets/in-text.webp", alt: "" } };
    const external = "https://a.storyblok.com/f/1/1x1/a/b.png";
    await test.story("assets", {
      image: { fieldtype: "asset", id: null, filename: "/assets/f/a.webp", alt: "A" },
      body: [{ component: "teaser", headline: "x", image: { fieldtype: "asset", id: null, filename: external, alt: "" } }],
      text: { type: "doc", content: [image] },
    });
    const { content } = (await test.cdn("stories/assets")).body.story;
    expect(content.image.filename).toBe("http://shop.test/assets/f/a.webp");
    expect(content.body[0].image.filename).toBe(external);
    expect(content.text.content[0].attrs.src).toBe("http://shop.test/assets/in-text.webp");
  });
});

describe("the small endpoints", () => {
  it("C40 returns links as an object by uuid, including folders; include_dates adds dates", async () => {
    const folder = await test.folder("c40");
    const inside = await test.story("inside", {}, { parent_id: folder.id });
    const hidden = await test.story("hidden", {}, { parent_id: folder.id, publish: 0 });
    const { links } = (await test.cdn("links", { starts_with: "c40" })).body;
    expect(Object.keys(links).sort()).toEqual([folder.uuid, inside.uuid, hidden.uuid].sort());
    expect(links[inside.uuid]).toEqual({
      id: inside.id,
      uuid: inside.uuid,
      slug: "c40/inside",
      path: null,
      parent_id: folder.id,
      name: "inside",
      is_folder: false,
      published: true,
      is_startpage: false,
      position: 0,
      real_path: "/c40/inside",
    });
    expect(links[folder.uuid]).toMatchObject({ is_folder: true, parent_id: null });
    const published = (await test.cdn("links", { starts_with: "c40", version: "published", include_dates: "1" })).body.links;
    expect(Object.keys(published).sort()).toEqual([folder.uuid, inside.uuid].sort());
    expect(published[inside.uuid]).toMatchObject({ published_at: expect.any(String), created_at: expect.any(String) });
    expect(Object.keys((await test.cdn("links", { with_parent: String(folder.id), per_page: "1" })).body.links)).toHaveLength(1);
    expect((await test.cdn(`links/${inside.uuid}`)).body.link.slug).toBe("c40/inside");
    expect((await test.cdn("links/nothing")).status).toBe(404);
  });

  it("C41 fills dimension_value if a dimension is requested, else null", async () => {
    const dimensions = [{ name: "Español", entry_value: "es" }];
    const { datasource } = await test.create("datasources", { datasource: { name: "Colors", slug: "colors", dimensions } });
    const entry = { name: "Red", value: "red", datasource_id: datasource.id, dimension_values: { es: "rojo" } };
    await test.create("datasource_entries", { datasource_entry: entry });
    const read = async (parameters: object) => (await test.cdn("datasource_entries", { datasource: "colors", ...parameters })).body;
    expect((await read({})).datasource_entries).toEqual([{ id: expect.any(Number), name: "Red", value: "red", dimension_value: null }]);
    expect((await read({ dimension: "es" })).datasource_entries[0].dimension_value).toBe("rojo");
    expect((await read({ dimension: "constructor" })).datasource_entries[0].dimension_value).toBeNull();
    expect((await test.cdn("datasources")).body.datasources[0]).toMatchObject({ slug: "colors", dimensions: [{ entry_value: "es" }] });
    expect((await test.cdn(`datasources/${datasource.id}`)).body.datasource.name).toBe("Colors");
    expect((await test.cdn("datasource_entries", { datasource: "none" })).body.datasource_entries).toEqual([]);
  });

  it("returns the space's languages and version", async () => {
    const { space } = (await test.send(`/content/v2/cdn/spaces/me?token=${tokens.public}`)).body;
    expect(space).toEqual({
      id: SPACE,
      name: "Test",
      domain: "http://shop.test/",
      version: expect.any(Number),
      language_codes: ["es", "fr"],
    });
  });
});

describe("errors, limits, other origins", () => {
  it("C42 returns every error as JSON, including 429 and 500", async () => {
    const answers = [
      await test.send("/content/v2/cdn/stories"),
      await test.cdn("stories/nothing"),
      await test.cdn("nothing"),
      await test.cdn("stories", { x: "1" }),
      await test.send("/content/v2/nothing"),
      await test.send("/content/v3"),
      await test.send(`/content/v2/cdn/stories?token=${tokens.public}`, { method: "POST" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 404, 422, 401, 404, 405]);
    const limited = await TestContent.open({ requestsPerSecond: 1, components: false });
    await limited.cdn("spaces/me");
    const tooManyRequests = await limited.cdn("spaces/me");
    expect([tooManyRequests.status, tooManyRequests.body]).toEqual([429, { error: "Too many requests" }]);
    expect(tooManyRequests.headers.get("retry-after")).toBe("1");
    expect((await limited.cdn("spaces/me", { token: tokens.preview })).status).toBe(200);
    const own = new Request(`http://shop.test/content/v2/cdn/spaces/me?token=${tokens.public}`);
    expect((await limited.content.readOwn(own)).status).toBe(200);
    await limited.database.close();
    const failed = await limited.manage("GET", "stories");
    expect([failed.status, failed.body]).toEqual([500, { error: "Internal server error" }]);
    for (const { headers } of [...answers, tooManyRequests, failed]) expect(headers.get("content-type")).toMatch(/^application\/json/);
    await limited.close();
  });

  it("C43 discloses no rate limit in any response", async () => {
    for (const answer of [await test.cdn("stories"), await test.cdn("stories/nothing")]) {
      expect([...answer.headers.keys()].filter((name) => name.startsWith("x-ratelimit"))).toEqual([]);
    }
  });

  it("C44 lets other origins send the client's headers and read the paging headers", async () => {
    const preflight = await test.send("/content/v2/cdn/stories", {
      method: "OPTIONS",
      headers: { origin: "http://elsewhere.test", "access-control-request-method": "GET", "access-control-request-headers": "SB-Agent" },
    });
    expect(preflight.status).toBe(204);
    const allowed = (preflight.headers.get("access-control-allow-headers") ?? "").toLowerCase().split(/,\s*/);
    expect(allowed).toEqual(expect.arrayContaining(["content-type", "sb-agent", "sb-agent-version", "accept"]));
    for (const answer of [await test.cdn("stories"), await test.cdn("stories/none"), await test.cdn("stories", { cv: "" })]) {
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("access-control-expose-headers")).toBe("Per-Page, Total");
    }
  });
});
