import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSpace } from "../index.ts";
import { SPACE, TestContent, testSpace, tokens } from "./test-content.ts";

let test: TestContent;
beforeAll(async () => {
  test = await TestContent.open();
});
afterAll(() => test.close());
beforeEach(() => {
  test.changes.length = 0;
});

const article = (fields: object = {}) => ({ component: "article", title: "T", ...fields });
const read = async (id: number) => (await test.manage("GET", `stories/${id}`)).body.story;
const cv = async (): Promise<number> => (await test.cdn("spaces/me")).body.space.version;
let count = 0;
const freshSlug = () => `s-${++count}`;

describe("authorization", () => {
  it("requires the space's management token, with or without Bearer", async () => {
    for (const authorization of ["", "wrong", tokens.public, tokens.preview, `Bearer ${tokens.preview}`]) {
      const answer = await test.manage("GET", "stories", undefined, { authorization });
      expect([answer.status, answer.body]).toEqual([401, { error: "Unauthorized" }]);
    }
    expect((await test.send(`/content/v1/spaces/${SPACE + 5}/stories`, { headers: { authorization: tokens.management } })).status).toBe(
      401,
    );
    for (const authorization of [tokens.management, `Bearer ${tokens.management}`]) {
      expect((await test.manage("GET", "stories", undefined, { authorization })).status).toBe(200);
    }
    expect((await test.manage("GET", "")).body.space).toMatchObject({ id: SPACE, language_codes: ["es", "fr"] });
    expect(await test.manage("GET", "nothing")).toMatchObject({ status: 404, body: ["This record could not be found"] });
  });

  it("creating a space again changes only the fields that differ", async () => {
    const before = await cv();
    const { id } = await test.story(freshSlug());
    await createSpace(test.database.query, {
      ...testSpace,
      name: "Renamed",
      tokens: [...testSpace.tokens, { token: "new", kind: "public" }],
    });
    await test.content.catchUp();
    expect((await test.cdn("spaces/me", { token: "new" })).body.space.name).toBe("Renamed");
    expect(await cv()).toBeGreaterThan(before);
    expect((await read(id)).published).toBe(true);
    await createSpace(test.database.query, testSpace);
    await test.content.catchUp();
    expect((await test.cdn("spaces/me", { token: "new" })).status).toBe(401);
  });
});

describe("saving and publishing", () => {
  it("saves a draft without changing the public copy; a publish shows it, increases cv and is announced", async () => {
    const slug = freshSlug();
    const { id, uuid, lock_version } = await test.story(slug, {}, { publish: 0 });
    expect(test.changes).toEqual([]);
    const before = await cv();
    const saved = await test.manage("PUT", `stories/${id}`, { story: { content: article({ title: "Second" }), lock_version } });
    expect(saved.body.story).toMatchObject({ lock_version: lock_version + 1, published: false, unpublished_changes: false });
    expect([await cv(), test.changes]).toEqual([before, []]);
    const published = await test.manage("GET", `stories/${id}/publish`);
    expect(published.body.story).toMatchObject({ published: true, unpublished_changes: false, published_at: expect.any(String) });
    expect(await cv()).toBeGreaterThan(before);
    expect(test.changes).toEqual([{ spaces: new Set([SPACE]), stories: [{ id, uuid, fullSlugs: [slug], moved: true }] }]);
    expect((await test.cdn(`stories/${slug}`)).body.story.content.title).toBe("Second");
  });

  it("announces a change once, although the change log repeats it", async () => {
    await test.story(freshSlug());
    await test.content.catchUp();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(test.changes).toHaveLength(1);
  });

  it("changes nothing when the draft is already public", async () => {
    const { id } = await test.story(freshSlug());
    const before = await cv();
    test.changes.length = 0;
    await test.manage("POST", `stories/${id}/publish`);
    const { content, lock_version } = await read(id);
    const again = await test.manage("PUT", `stories/${id}`, { story: { content, lock_version }, publish: 1 });
    expect(again.body.story.lock_version).toBe(lock_version);
    expect([await cv(), test.changes]).toEqual([before, []]);
    expect((await test.manage("GET", `stories/${id}/versions`)).body.versions).toHaveLength(1);
  });

  it("hides an unpublished or deleted story, increases cv and announces it", async () => {
    const slug = freshSlug();
    const { id } = await test.story(slug);
    const first = await cv();
    expect((await test.manage("GET", `stories/${id}/unpublish`)).body.story).toMatchObject({ published: false, published_at: null });
    expect((await test.cdn(`stories/${slug}`)).status).toBe(404);
    expect((await test.draft(`stories/${slug}`)).status).toBe(200);
    const second = await cv();
    expect(second).toBeGreaterThan(first);
    await test.manage("POST", `stories/${id}/publish`);
    const third = await cv();
    expect((await test.manage("DELETE", `stories/${id}`)).status).toBe(200);
    expect(await cv()).toBeGreaterThan(third);
    expect((await test.draft(`stories/${slug}`)).status).toBe(404);
    expect((await test.manage("GET", `stories/${id}`)).status).toBe(404);
    expect((await test.manage("DELETE", `stories/${id}`)).status).toBe(404);
    expect(test.changes).toHaveLength(4);
  });

  it("stores every version", async () => {
    const { id, lock_version } = await test.story(freshSlug(), { note: "one" });
    await test.manage("PUT", `stories/${id}`, { story: { content: article({ note: "two" }), lock_version } });
    await test.manage("GET", `stories/${id}/publish`);
    await test.manage("GET", `stories/${id}/unpublish`);
    const { versions } = (await test.manage("GET", `stories/${id}/versions?with_content=1`)).body;
    expect(versions.map((version: { number: number; kind: string }) => [version.number, version.kind])).toEqual([
      [4, "unpublished"],
      [3, "published"],
      [2, "saved"],
      [1, "published"],
    ]);
    expect(versions[3].content.note).toBe("one");
  });

  it("names in a version who wrote it", async () => {
    const { id, lock_version } = await test.story(freshSlug(), { note: "one" });
    const by = { "x-author": encodeURIComponent("Inés  Peña") };
    await test.manage("PUT", `stories/${id}`, { story: { content: article({ note: "two" }), lock_version } }, by);
    await test.manage("GET", `stories/${id}/publish`);
    const { versions } = (await test.manage("GET", `stories/${id}/versions`)).body;
    expect(versions.map((version: { author: string | null }) => version.author)).toEqual([null, "Inés Peña", null]);
  });

  it("lists stories without content, and filters them", async () => {
    const folder = await test.folder(freshSlug());
    const { id, uuid, full_slug } = await test.story("inside", {}, { parent_id: folder.id });
    const list = async (search: string) => (await test.manage("GET", `stories?${search}`)).body.stories;
    const [, prefix = ""] = /^(.*)inside$/.exec(full_slug) ?? [];
    const [only] = await list(`starts_with=${prefix}`);
    expect(only).toMatchObject({ id, published: true, lock_version: 1 });
    expect(only).not.toHaveProperty("content");
    expect((await list(`by_uuids=${uuid},not-one`)).map((story: { id: number }) => story.id)).toEqual([id]);
    expect((await list(`with_slug=${full_slug}`))[0].id).toBe(id);
    expect((await list(`with_parent=${folder.id}`))[0].id).toBe(id);
    expect((await list("folder_only=1&per_page=100")).every((story: { is_folder: boolean }) => story.is_folder)).toBe(true);
    expect((await list("story_only=1&per_page=100")).some((story: { is_folder: boolean }) => story.is_folder)).toBe(false);
    const paged = await test.manage("GET", "stories?per_page=1&page=2&in_trash=false");
    expect([paged.headers.get("per-page"), paged.body.stories.length]).toEqual(["1", 1]);
    expect(Number(paged.headers.get("total"))).toBeGreaterThan(2);
    expect((await test.manage("GET", "stories?page=x")).status).toBe(400);
  });
});

describe("concurrent saves", () => {
  it("refuses one of two saves based on the same version, even if they arrive together", async () => {
    const { id, lock_version } = await test.story(freshSlug());
    const save = (title: string) => test.manage("PUT", `stories/${id}`, { story: { content: article({ title }), lock_version } });
    const answers = await Promise.all([save("A"), save("B"), save("C")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({ error: expect.any(String), lock_version: lock_version + 1 });
    const won = ["A", "B", "C"][answers.findIndex(({ status }) => status === 200)];
    expect((await read(id)).content.title).toBe(won);
  });

  it("accepts the version as lock_version, If-Match or updated_at, and none only with force", async () => {
    const { id } = await test.story(freshSlug());
    const save = async (more: object, body: object = {}, headers: Record<string, string> = {}) => {
      const story = { content: article({ title: `T${++count}` }), ...more };
      return (await test.manage("PUT", `stories/${id}`, { story, ...body }, headers)).status;
    };
    expect(await save({})).toBe(422);
    expect(await save({}, { force_update: 1 })).toBe(200);
    const { lock_version, updated_at } = await read(id);
    expect(await save({}, {}, { "if-match": String(lock_version - 1) })).toBe(409);
    expect(await save({}, {}, { "if-match": "nothing" })).toBe(422);
    expect(await save({}, {}, { "if-match": `"${lock_version}"` })).toBe(200);
    expect(await save({ updated_at })).toBe(409);
    expect(await save({ updated_at: (await read(id)).updated_at })).toBe(200);
  });
});

describe("folders and addresses", () => {
  it("moves a renamed folder's stories, and announces old and new addresses", async () => {
    const [from, to] = [freshSlug(), freshSlug()];
    const folder = await test.folder(from);
    const inner = await test.folder("inner", folder);
    const deep = await test.story("deep", {}, { parent_id: inner.id });
    const draft = await test.story("draft", {}, { parent_id: inner.id, publish: 0 });
    const start = { name: "Start", is_startpage: true, parent_id: folder.id, content: { component: "page" } };
    const { story } = await test.create("stories", { story: start, publish: 1 });
    const before = await cv();
    test.changes.length = 0;
    await test.manage("PUT", `stories/${folder.id}`, { story: { slug: to }, force_update: 1 });
    expect((await test.cdn(`stories/${to}/inner/deep`)).body.story.id).toBe(deep.id);
    expect((await test.cdn(`stories/${from}/inner/deep`)).status).toBe(404);
    expect((await test.cdn(`stories/${to}`)).body.story).toMatchObject({ id: story.id, slug: to, full_slug: `${to}/` });
    expect((await read(draft.id)).full_slug).toBe(`${to}/inner/draft`);
    expect(await cv()).toBeGreaterThan(before);
    expect(test.changes.flatMap(({ stories }) => stories)).toContainEqual({
      id: deep.id,
      uuid: deep.uuid,
      fullSlugs: [`${from}/inner/deep`, `${to}/inner/deep`],
      moved: true,
    });
    expect(test.changes.flatMap(({ stories }) => stories.map((one) => one.id))).not.toContain(draft.id);
  });

  it("refuses a folder below itself, and anything below a story", async () => {
    const outer = await test.folder(freshSlug());
    const inner = await test.folder("inner", outer);
    const story = await test.story(freshSlug());
    for (const parent_id of [outer.id, inner.id, story.id, 999]) {
      const answer = await test.manage("PUT", `stories/${outer.id}`, { story: { parent_id }, force_update: 1 });
      expect([parent_id, answer.status]).toEqual([parent_id, 422]);
      expect(answer.body.error).toMatch(/^parent_id: /);
    }
    const content = { component: "page", body: [] };
    const filled = await test.manage("PUT", `stories/${outer.id}`, { story: { content }, force_update: 1 });
    expect([filled.status, filled.body.error]).toEqual([422, "content: a folder has none"]);
    const moved = await test.manage("PUT", `stories/${inner.id}`, { story: { parent_id: 0 }, force_update: 1 });
    expect(moved.body.story).toMatchObject({ full_slug: "inner", parent_id: 0 });
  });

  it("deletes a non-empty folder only with force, including everything below it", async () => {
    const folder = await test.folder(freshSlug());
    const { id, full_slug } = await test.story("inside", {}, { parent_id: folder.id });
    expect((await test.manage("DELETE", `stories/${folder.id}`)).status).toBe(422);
    expect((await test.cdn(`stories/${full_slug}`)).status).toBe(200);
    expect((await test.manage("DELETE", `stories/${folder.id}?force=1`)).status).toBe(200);
    expect((await test.cdn(`stories/${full_slug}`)).status).toBe(404);
    expect((await test.manage("GET", `stories/${id}`)).status).toBe(404);
  });

  it("refuses a duplicate slug and one with other characters", async () => {
    const slug = freshSlug();
    await test.story(slug);
    const create = (story: object) => test.manage("POST", "stories", { story: { name: "N", content: article(), ...story } });
    expect((await create({ slug })).body).toEqual({ error: "slug: has already been taken" });
    for (const wrong of ["", "Ümlaut", "a b", "a/b", "A", "a_b", "x".repeat(101), 7])
      expect((await create({ slug: wrong })).status).toBe(422);
    expect((await create({})).body.error).toBe("slug: can't be blank");
    const { id, uuid } = await test.story(freshSlug());
    expect((await create({ slug: freshSlug(), uuid })).body).toEqual({ error: "uuid: has already been taken" });
    expect((await test.manage("PUT", `stories/${id}`, { story: { slug }, force_update: 1 })).body.error).toBe(
      "slug: has already been taken",
    );
    expect((await create({ slug: freshSlug(), uuid: "x" })).status).toBe(422);
  });

  it("shows a published story's new position or name immediately", async () => {
    const slug = freshSlug();
    const { id, uuid } = await test.story(slug);
    const before = await cv();
    test.changes.length = 0;
    await test.manage("PUT", `stories/${id}`, { story: { name: "Other", position: 3, tag_list: ["x"] }, force_update: 1 });
    expect((await test.cdn(`stories/${slug}`)).body.story).toMatchObject({ name: "Other", position: 3, tag_list: ["x"] });
    expect(await cv()).toBeGreaterThan(before);
    expect(test.changes).toEqual([{ spaces: new Set([SPACE]), stories: [{ id, uuid, fullSlugs: [slug], moved: false }] }]);
    expect((await test.manage("GET", "tags")).body.tags).toContainEqual({ name: "x", taggings_count: 1 });
  });
});

describe("validation", () => {
  const errorsOf = async (content: object, publish = 0) => {
    const answer = await test.manage("POST", "stories", { story: { name: "N", slug: freshSlug(), content }, publish });
    return answer.status === 422
      ? answer.body.errors.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`)
      : answer.status;
  };

  it("names the path, field and component of each error", async () => {
    const part = (title: string) => ({ component: "part", title });
    const body = [{ component: "teaser", headline: "x", items: [part("a"), part("b"), { component: "part" }] }];
    const answer = await test.manage("POST", "stories", {
      story: { name: "N", slug: freshSlug(), content: article({ body }) },
      publish: 1,
    });
    expect([answer.status, answer.body]).toEqual([
      422,
      {
        error: "body.0.items.2.title: is required",
        errors: [{ path: "body.0.items.2.title", field: "title", component: "part", message: "is required" }],
      },
    ]);
  });

  it("saves a draft without required fields, but does not publish it", async () => {
    const slug = freshSlug();
    const { id } = await test.story(slug, { title: "" }, { publish: 0 });
    const refused = await test.manage("GET", `stories/${id}/publish`);
    expect(refused).toMatchObject({ status: 422, body: { error: "title: is required" } });
    const save = { story: { content: article({ title: " " }) }, publish: 1, force_update: 1 };
    expect((await test.manage("PUT", `stories/${id}`, save)).status).toBe(422);
    expect((await read(id)).published).toBe(false);
  });

  it.each([
    [{}, "component: is required"],
    [{ component: "nothing" }, "component: nothing is not a component"],
    [{ component: "__proto__x" }, "component: __proto__x is not a component"],
    [{ component: "teaser" }, "component: is not a kind of story"],
    [article({ unknown: 1 }), "unknown: is not a field of the component"],
    [article({ constructor: 1 }), "constructor: is not a field of the component"],
    [article({ date__i18n__es: "x" }), "date__i18n__es: cannot be translated"],
    [article({ title: 7 }), "title: must be text"],
    [article({ title__i18n__es: 7 }), "title__i18n__es: must be text"],
    [article({ wide: "yes" }), "wide: must be true or false"],
    [article({ price: "cheap" }), "price: must be a number"],
    [article({ date: "tomorrow" }), "date: must be a date as yyyy-MM-dd HH:mm"],
    [article({ color: "pink" }), "color: pink is not an option"],
    [article({ sizes: "a" }), "sizes: must be a list"],
    [article({ sizes: [1] }), "sizes.0: must be text"],
    [article({ image: "a.png" }), "image: must be a file"],
    [article({ link: { linktype: "page" } }), "link: linktype must be one of story, url, email, asset"],
    [article({ table: { thead: [] } }), "table: must be a table"],
    [article({ seo: [] }), "seo: must be an object"],
    [article({ body: {} }), "body: must be a list of blocks"],
    [article({ body: [7] }), "body.0.component: is required"],
    [article({ body: [{ component: "page" }] }), "body.0.component: cannot stand inside another block"],
    [article({ parts: [{ component: "teaser" }] }), "parts.0.component: is not allowed here"],
    [article({ link: { linktype: "url", url: "javascript:alert(1)" } }), "link: a link cannot lead to javascript:"],
    [article({ link: { linktype: "url", url: " \tJava\nScript:x" } }), "link: a link cannot lead to javascript:"],
    [article({ link: { linktype: "url", cached_url: "data:text/html,x" } }), "link: a link cannot lead to data:"],
    [article({ text: "words" }), "text: must be rich text"],
    [article({ text: { type: "doc", content: [{}] } }), "text.content.0: a node has no type"],
    [article({ text: { type: "doc", content: [{ type: "text" }] } }), "text.content.0: a text node has no text"],
    [article({ text: { type: "doc", content: 7 } }), "text: content must be a list"],
    [
      article({ text: { type: "doc", content: [{ type: "heading", attrs: { level: 9 } }] } }),
      "text.content.0: the level of a heading is 1 to 6",
    ],
    [
      article({ text: { type: "doc", content: [{ type: "blok", attrs: { body: [{ component: "x" }] } }] } }),
      "text.content.0.attrs.body.0.component: x is not a component",
    ],
    [
      article({
        text: { type: "doc", content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:x" } }] }] },
      }),
      "text.content.0: a link cannot lead to javascript:",
    ],
  ])("%j", async (content, message) => {
    expect(await errorsOf(content)).toEqual([message]);
  });

  it("accepts empty fields, the editor's own fields and stored comments", async () => {
    const text = { type: "doc", content: [] };
    const link = { fieldtype: "multilink", linktype: "story", id: "", url: "", cached_url: "", anchor: null };
    const image = { id: null, alt: null, filename: "", fieldtype: "asset" };
    const own = { _own: { deep: [1] }, _editable: "<!--x-->", headline__i18n__es: "Hola", date: "", color: "", note: null };
    expect(await errorsOf(article({ text, link, image, ...own, price: "", table: null }))).toBe(201);
  });

  it("names the size of content that is too large, and answers 413 for a body that is", async () => {
    const [error] = [
      (await test.manage("POST", "stories", { story: { name: "N", slug: "x", content: article({ note: "x".repeat(1_100_000) }) } })).body
        .error,
    ];
    expect(error).toMatch(/^content: is 11\d{5} bytes, more than 1048576$/);
    const large = await test.manage("POST", "stories", { story: { name: "x".repeat(2_200_000) } });
    expect([large.status, large.body]).toEqual([413, { error: "The body is larger than 2 MB" }]);
  });

  it("refuses malformed, deeply nested and unstorable bodies with 4xx, never 500", async () => {
    for (const body of ["", "{", "[]", "null", '"x"', "7"])
      expect([body, (await test.manage("POST", "stories", body)).status]).toEqual([body, 400]);
    expect((await test.manage("POST", "stories", {})).body.error).toBe("story: is required");
    const deep = `{"story":{"name":"N","slug":"deep","content":${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}}`;
    expect((await test.manage("POST", "stories", deep)).status).toBe(422);
    for (const title of ["a\0b", "\ud800"])
      expect(await test.manage("POST", "stories", { story: { name: "N", slug: "x", content: article({ title }) } })).toMatchObject({
        status: 422,
      });
    expect((await test.manage("POST", "stories", '{"story":{"name":"N","slug":"x","content":{"__proto__":1}}}')).status).toBe(422);
    let node: object = { type: "text", text: "x" };
    for (let at = 0; at < 60; at++) node = { type: "paragraph", content: [node] };
    expect((await errorsOf(article({ text: { type: "doc", content: [node] } })))[0]).toMatch(/deeper than 50$/);
    for (const id of ["x", "-1", "1e9", "99999999999999999999"]) expect((await test.manage("GET", `stories/${id}`)).status).toBe(404);
    expect((await test.manage("PATCH", "stories")).status).toBe(404);
  });
});

describe("components and datasources", () => {
  it("creates, updates and deletes components, effective immediately", async () => {
    const { component } = await test.create("components", {
      component: { name: "event", display_name: "Event", is_root: true, is_nestable: false, schema: { place: { type: "text" } } },
    });
    const { id } = (await test.create("stories", { story: { name: "E", slug: "event", content: { component: "event", place: "here" } } }))
      .story;
    const changed = await test.manage("PUT", `components/${component.id}`, { component: { schema: { room: { type: "text" } } } });
    expect(changed.body.component).toMatchObject({ name: "event", display_name: "Event", schema: { room: { type: "text" } } });
    const refused = await test.manage("PUT", `stories/${id}`, {
      story: { content: { component: "event", place: "there" } },
      force_update: 1,
    });
    expect(refused.body.error).toBe("place: is not a field of the component");
    expect((await test.manage("GET", `components/${component.id}`)).body.component.id).toBe(component.id);
    expect((await test.manage("POST", "components", { component: { name: "event" } })).body.error).toBe("name: has already been taken");
    for (const wrong of [{ name: "a b" }, { name: "x", schema: { a: {} } }, { name: "x", schema: { _a: { type: "text" } } }, {}]) {
      expect((await test.manage("POST", "components", { component: wrong })).status).toBe(422);
    }
    expect((await test.manage("DELETE", `components/${component.id}`)).status).toBe(200);
    expect((await test.manage("DELETE", `components/${component.id}`)).status).toBe(404);
  });

  it("creates, updates and deletes datasources and entries; each change increases cv and is announced", async () => {
    const before = await cv();
    const { datasource } = await test.create("datasources", { datasource: { name: "Moods", slug: "moods" } });
    const entry = { name: "calm", value: "1", datasource_id: datasource.id };
    const { datasource_entry } = await test.create("datasource_entries", { datasource_entry: entry });
    const path = `datasource_entries/${datasource_entry.id}`;
    const changed = await test.manage("PUT", path, { datasource_entry: { dimension_values: { es: "calma" } } });
    expect(changed.body.datasource_entry).toMatchObject({ name: "calm", dimension_values: { es: "calma" } });
    expect(
      (await test.cdn("datasource_entries", { datasource: "moods", dimension: "es" })).body.datasource_entries[0].dimension_value,
    ).toBe("calma");
    expect(await cv()).toBeGreaterThan(before);
    expect(test.changes).toEqual([1, 2, 3].map(() => ({ spaces: new Set([SPACE]), stories: [], everything: true })));
    expect((await test.manage("GET", `datasource_entries?datasource_id=${datasource.id}`)).body.datasource_entries).toHaveLength(1);
    expect((await test.manage("PUT", `datasources/${datasource.id}`, { datasource: { name: "M" } })).body.datasource.name).toBe("M");
    expect((await test.manage("POST", "datasource_entries", { datasource_entry: entry })).body.error).toBe("name: has already been taken");
    expect((await test.manage("POST", "datasource_entries", { datasource_entry: { ...entry, datasource_id: 9 } })).status).toBe(404);
    expect((await test.manage("DELETE", path)).status).toBe(200);
    expect((await test.manage("DELETE", path)).status).toBe(404);
    expect((await test.manage("DELETE", `datasources/${datasource.id}`)).status).toBe(200);
    expect((await test.manage("GET", "datasources")).body.datasources).toEqual([]);
  });
});
