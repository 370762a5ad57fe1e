import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSpace } from "../index.ts";
import { SPACE, TestContent, testSpace, tokens } from "./test-content.ts";

let test: TestContent;
beforeAll(async () => {
  test = await TestContent.open();
  await createSpace(test.database.query, {
    ...testSpace,
    id: SPACE + 1,
    name: "Stranger",
    tokens: [{ token: "stranger", kind: "management" }],
  });
  await test.content.catchUp();
});
afterAll(() => test.close());

const stranger = { authorization: "stranger" };
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe("the token's user and space", () => {
  it("are those of the token", async () => {
    const read = async (path: string, authorization: string) => test.send(`/content/v1/${path}`, { headers: { authorization } });
    expect((await read("users/me", tokens.management)).body.user).toMatchObject({ id: SPACE, email: "space-77@shop.test" });
    expect((await read("spaces/", tokens.management)).body.spaces).toMatchObject([
      { id: SPACE, languages: [{ code: "es", name: "Spanish" }, {}] },
    ]);
    expect(ids((await read("spaces", "stranger")).body.spaces)).toEqual([SPACE + 1]);
    for (const path of ["users/me", "spaces"])
      expect(await read(path, tokens.preview)).toMatchObject({ status: 401, body: { error: "Unauthorized" } });
  });

  it("refuses unknown addresses as JSON", async () => {
    for (const path of ["users", "users/you", "nothing", "", "spaces/77/nothing/at/all"]) {
      const answer = await test.send(`/content/v1/${path}`, { headers: { authorization: tokens.management } });
      expect([path, answer.status, answer.body]).toEqual([path, 404, ["This record could not be found"]]);
    }
  });
});

describe.each(["component_groups", "asset_folders", "internal_tags", "presets"])("%s", (plural) => {
  const one = plural.slice(0, -1);
  const sample = async (name: string) => {
    if (one === "internal_tag") return { name, object_type: "asset" };
    if (one !== "preset") return { name };
    const { components } = (await test.manage("GET", "components")).body;
    return { name, component_id: components[0].id };
  };

  it("are listed in pages, found, changed and deleted", async () => {
    const made: { id: number }[] = [];
    for (const name of ["One", "Two", "Three"]) made.push((await test.create(plural, { [one]: await sample(name) }))[one]);
    const [first, second] = made as [{ id: number }, { id: number }];
    const paged = await test.manage("GET", `${plural}?per_page=2&page=2`);
    expect([ids(paged.body[plural]), paged.headers.get("total"), paged.headers.get("per-page")]).toEqual([[made[2]?.id], "3", "2"]);
    expect(ids((await test.manage("GET", `${plural}?search=tw`)).body[plural])).toEqual([second.id]);
    expect((await test.manage("PUT", `${plural}/${first.id}`, { [one]: { name: "Uno" } })).body[one]).toEqual({
      ...first,
      name: "Uno",
      ...updated(one),
    });
    expect((await test.manage("DELETE", `${plural}/${first.id}`)).status).toBe(200);
    expect(ids((await test.manage("GET", plural)).body[plural])).toEqual(ids(made.slice(1)));
  });

  it("are the space's own", async () => {
    const { [one]: made } = await test.create(plural, { [one]: await sample("Ours") });
    const other = (method: string, path: string, body?: object) =>
      test.send(`/content/v1/spaces/${SPACE + 1}/${path}`, { method, headers: stranger, ...(body && { body: JSON.stringify(body) }) });
    expect((await test.manage("GET", plural, undefined, stranger)).status).toBe(401);
    expect((await other("GET", plural)).body[plural]).toEqual([]);
    for (const method of ["GET", "PUT", "DELETE"]) {
      const answer = await other(method, `${plural}/${made.id}`, method === "PUT" ? { [one]: { name: "Theirs" } } : undefined);
      expect([answer.status, answer.body]).toEqual([404, ["This record could not be found"]]);
    }
    expect((await test.manage("GET", `${plural}/${made.id}`)).body[one].name).toBe("Ours");
  });

  it("need a name", async () => {
    expect((await test.manage("POST", plural, { [one]: {} })).status).toBe(422);
    expect((await test.manage("POST", plural, {})).status).toBe(422);
    expect((await test.manage("GET", `${plural}/99999999`)).status).toBe(404);
  });
});

const updated = (one: string) => (one === "preset" ? { updated_at: expect.any(String) } : {});

it("moves a deleted group's children to its parent, and takes its components out", async () => {
  const group = async (name: string, parent_id: number | null) =>
    (await test.create("component_groups", { component_group: { name, parent_id } })).component_group;
  const top = await group("Top", null);
  const middle = await group("Middle", top.id);
  const bottom = await group("Bottom", middle.id);
  expect(bottom).toMatchObject({ parent_id: middle.id, parent_uuid: middle.uuid });
  const loop = await test.manage("PUT", `component_groups/${top.id}`, { component_group: { parent_id: bottom.id } });
  expect(loop).toMatchObject({ status: 422, body: { error: "parent_id: is below the record itself" } });
  const { component } = await test.create("components", {
    component: { name: "grouped", component_group_uuid: middle.uuid, color: "#123" },
  });
  expect(component).toMatchObject({ component_group_uuid: middle.uuid, color: "#123" });
  await test.manage("DELETE", `component_groups/${middle.id}`);
  expect((await test.manage("GET", `component_groups/${bottom.id}`)).body.component_group.parent_id).toBe(top.id);
  const after = (await test.manage("PUT", `components/${component.id}`, { component: { icon: "block" } })).body.component;
  expect(after).toMatchObject({ component_group_uuid: null, color: "#123", icon: "block" });
  const unknown = { component: { component_group_uuid: middle.uuid } };
  expect((await test.manage("PUT", `components/${component.id}`, unknown)).status).toBe(422);
});

it("refuses a second tag of the same name and type", async () => {
  const tag = (object_type: string) => test.manage("POST", "internal_tags", { internal_tag: { name: "twin", object_type } });
  expect([(await tag("asset")).status, (await tag("component")).status, (await tag("asset")).status]).toEqual([201, 201, 422]);
  const types = (await test.manage("GET", "internal_tags?by_object_type=component")).body.internal_tags;
  expect(types).toEqual([expect.objectContaining({ name: "twin", object_type: "component" })]);
});

describe("stories", () => {
  it("restores a version as the draft and leaves the public copy", async () => {
    const { id, lock_version, full_slug } = await test.story("restored", { note: "first" });
    const content = { component: "article", title: "T", note: "second" };
    await test.manage("PUT", `stories/${id}`, { story: { content, lock_version }, publish: 1 });
    const listed = await test.manage("GET", `versions?model=stories&model_id=${id}&per_page=1&page=2`);
    expect([listed.headers.get("total"), listed.body.versions.length]).toEqual(["2", 1]);
    const [{ id: version }] = listed.body.versions;
    const restored = await test.manage("PUT", `versions/${version}?model=stories&model_id=${id}`);
    expect(restored.body.story).toMatchObject({ content: { note: "first" }, unpublished_changes: true });
    expect((await test.cdn(`stories/${full_slug}`)).body.story.content.note).toBe("second");
    const other = await test.story("other-history");
    expect((await test.manage("PUT", `versions/${version}?model=stories&model_id=${other.id}`)).status).toBe(404);
    expect((await test.manage("GET", "versions?model=components&model_id=1")).status).toBe(400);
    expect((await test.manage("GET", "versions?model=stories&model_id=1")).status).toBe(404);
  });

  it("duplicates a story as a draft with a free slug", async () => {
    const { id, uuid } = await test.story("original", { note: "same" });
    const copies = [];
    for (const story of [{}, {}, { name: "Named", slug: "named" }])
      copies.push((await test.manage("PUT", `stories/${id}/duplicate`, { story })).body.story);
    expect(copies.map(({ slug, published, content }) => [slug, published, content.note])).toEqual([
      ["original-copy", false, "same"],
      ["original-copy-2", false, "same"],
      ["named", false, "same"],
    ]);
    expect(copies[0].uuid).not.toBe(uuid);
    expect((await test.manage("PUT", `stories/${id}/duplicate`, { story: { slug: "named" } })).body).toEqual({
      error: "slug: has already been taken",
    });
    expect((await test.manage("PUT", "stories/1/duplicate", { story: {} })).status).toBe(404);
    const folder = await test.folder("no-copy");
    expect((await test.manage("PUT", `stories/${folder.id}/duplicate`, { story: {} })).status).toBe(422);
  });

  it("moves a story behind another one, to the start, and to another folder", async () => {
    const [folder, other] = [await test.folder("ordered"), await test.folder("elsewhere")];
    const made: { id: number }[] = [];
    for (const slug of ["a", "b", "c"]) made.push(await test.story(slug, {}, { parent_id: folder.id, position: 5 }));
    const [a, b, c] = made as [{ id: number }, { id: number }, { id: number }];
    const order = async () => (await test.slugs({ starts_with: "ordered/" })).map((slug) => slug.slice("ordered/".length));
    const move = async (id: number, search: string) => (await test.manage("PUT", `stories/${id}/move?${search}`)).status;
    expect(await order()).toEqual(["c", "b", "a"]);
    expect(await move(c.id, `after_id=${a.id}`)).toBe(200);
    expect(await order()).toEqual(["b", "a", "c"]);
    expect(await move(c.id, `after_id=${b.id}`)).toBe(200);
    expect(await order()).toEqual(["b", "c", "a"]);
    expect(await move(a.id, "after_id=0")).toBe(200);
    expect(await order()).toEqual(["a", "b", "c"]);
    expect(await move(b.id, `after_id=0&parent_id=${other.id}`)).toBe(200);
    expect([await order(), await test.slugs({ starts_with: "elsewhere/" })]).toEqual([["a", "c"], ["elsewhere/b"]]);
    expect(await move(b.id, `after_id=${c.id}`)).toBe(200);
    expect(await order()).toEqual(["a", "c", "b"]);
    expect([
      await move(a.id, `after_id=${a.id}`),
      await move(a.id, ""),
      await move(1, "after_id=0"),
      await move(a.id, "after_id=x"),
    ]).toEqual([422, 400, 404, 400]);
  });

  it("finds stories by their slugs, with and without wildcard", async () => {
    const found = async (slugs: string) =>
      (await test.manage("GET", `stories?by_slugs=${slugs}&per_page=100`)).body.stories.map(
        (story: { full_slug: string }) => story.full_slug,
      );
    await test.story("by_slugs".replace("_", "-"));
    expect(await found("by-slugs/,nothing")).toEqual(["by-slugs"]);
    expect(await found("by_slugs")).toEqual([]);
    expect((await test.manage("GET", "stories?filter_query[title][in]=x")).status).toBe(400);
    expect((await found("ordered/*")).sort()).toEqual(["ordered/a", "ordered/b", "ordered/c"]);
  });
});

it("sets one dimension of a word at a time, as the vendor's tools do", async () => {
  const dimensions_attributes = [
    { name: "Spanish", entry_value: "es" },
    { name: "French", entry_value: "fr" },
  ];
  const { datasource } = await test.create("datasources", { datasource: { name: "Words", slug: "words", dimensions_attributes } });
  expect(datasource.dimensions.map(({ id, entry_value }: { id: number; entry_value: string }) => [id, entry_value])).toEqual([
    [1, "es"],
    [2, "fr"],
  ]);
  const { datasource_entry } = await test.create("datasource_entries", {
    datasource_entry: { name: "matte", value: "Matte", datasource_id: datasource.id, dimension_values: { es: "Mate" } },
  });
  const set = async (dimension: number, dimension_value: string) =>
    (
      await test.manage("PUT", `datasource_entries/${datasource_entry.id}?dimension_id=${dimension}`, {
        datasource_entry: { dimension_value },
      })
    ).body;
  expect((await set(2, "Mat")).datasource_entry.dimension_values).toEqual({ es: "Mate", fr: "Mat" });
  expect((await set(1, "")).datasource_entry.dimension_values).toEqual({ fr: "Mat" });
  expect(await set(3, "x")).toEqual({ error: "dimension_id: does not exist" });
  const [listed] = (await test.manage("GET", `datasource_entries?datasource_id=${datasource.id}&dimension=2`)).body.datasource_entries;
  expect(listed.dimension_value).toBe("Mat");
  const paged = await test.manage("GET", "datasources?per_page=1&search=wor");
  expect([paged.headers.get("total"), paged.body.datasources.length]).toEqual(["1", 1]);
});

it("adds words at the end of their list and moves one to a position", async () => {
  const { datasource } = await test.create("datasources", { datasource: { name: "Order", slug: "order" } });
  const made: number[] = [];
  for (const name of ["a", "b", "c"]) {
    made.push((await test.create("datasource_entries", { datasource_entry: { name, datasource_id: datasource.id } })).datasource_entry.id);
  }
  const order = async () =>
    (await test.cdn("datasource_entries", { datasource: "order" })).body.datasource_entries.map(({ name }: { name: string }) => name);
  const move = (at: number, position: number) => test.manage("PATCH", `datasource_entries/${made[at]}`, { datasource_entry: { position } });
  expect(await order()).toEqual(["a", "b", "c"]);
  expect([(await move(0, 1)).status, await order()]).toEqual([200, ["a", "b", "c"]]);
  expect([(await move(2, 1)).status, await order()]).toEqual([200, ["c", "a", "b"]]);
  expect([(await move(2, 2)).status, await order()]).toEqual([200, ["a", "c", "b"]]);
  expect([(await move(0, 99)).status, await order()]).toEqual([200, ["c", "b", "a"]]);
});

it("limits a token to its own number of requests per second, and no other token", async () => {
  const limited = await TestContent.open({ requestsPerSecond: 3, components: false });
  const own = { token: "slow", kind: "public" as const, requestsPerSecond: 1 };
  await createSpace(limited.database.query, { ...testSpace, tokens: [...testSpace.tokens, own] });
  await limited.content.catchUp();
  const statuses = async (token: string, count: number) => {
    const answers = [];
    for (let sent = 0; sent < count; sent++) answers.push(await limited.cdn("spaces/me", { token }));
    return answers.map(({ status, headers }) => [status, headers.get("retry-after")]);
  };
  const refused = [429, "1"];
  expect(await statuses("slow", 2)).toEqual([[200, null], refused]);
  expect(await statuses(tokens.public, 4)).toEqual([[200, null], [200, null], [200, null], refused]);
  expect(await statuses(tokens.preview, 1)).toEqual([[200, null]]);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await statuses("slow", 1)).toEqual([[200, null]]);
  await limited.close();
});
