import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestContent } from "./test-content.ts";

let test: TestContent;
const uuids: Record<string, string> = {};
beforeAll(async () => {
  test = await TestContent.open();
  const blog = await test.folder("blog");
  const deep = await test.folder("deep", blog);
  const startpage = { name: "Blog", is_startpage: true, parent_id: blog.id, content: { component: "page" } };
  await test.create("stories", { story: startpage, publish: 1 });
  const add = async (slug: string, content: object, more: Record<string, unknown> = {}) => {
    uuids[slug] = (await test.story(slug, { ...content }, more)).uuid;
  };
  const inBlog = { parent_id: blog.id };
  await add(
    "first",
    { date: "2024-03-09 10:00", price: "9", color: "red", sizes: ["12x12", "24x24"] },
    { ...inBlog, tag_list: ["a", "b"] },
  );
  await add("second", { date: "2024-11-02 08:30", price: "10", color: "blue", sizes: ["12x12"] }, { ...inBlog, tag_list: "b" });
  await add("third", { date: "2023-12-31 23:59", price: 100, color: "red", sizes: [] }, { parent_id: deep.id });
  await add("undated", { date: "", wide: true, note: "" });
  await add("john", { note: "John", wide: false, seo: { title: "Found", list: [{ name: "one" }] } });
  await add("azulejo", { title: "Río Añejo", note: "not a number" });
  await add("blogger", { body: [{ component: "teaser", headline: "x", name: "Ann" }] });
});
afterAll(() => test.close());

const filtered = (field: string, operation: string, value: string, more: Record<string, string> = {}) =>
  test.slugs({ [`filter_query[${field}][${operation}]`]: value, ...more });

describe("lists", () => {
  it("C18 defaults per_page to 25, and clamps 101 to 100", async () => {
    expect((await test.cdn("stories")).headers.get("per-page")).toBe("25");
    expect((await test.cdn("stories", { per_page: "101" })).headers.get("per-page")).toBe("100");
    for (const wrong of [{ per_page: "0" }, { per_page: "-1" }, { page: "x" }, { page: "0" }, { page: "1e99" }]) {
      expect(await test.cdn("stories", wrong as Record<string, string>)).toMatchObject({ status: 422 });
    }
  });

  it("C19 always sends Per-Page and Total, even past the end", async () => {
    const first = await test.cdn("stories", { per_page: "3" });
    expect(first.body.stories).toHaveLength(3);
    expect([first.headers.get("per-page"), first.headers.get("total")]).toEqual(["3", "8"]);
    for (const page of ["4", "999999999"]) {
      const past = await test.cdn("stories", { per_page: "3", page });
      expect([past.status, past.body.stories, past.headers.get("total")]).toEqual([200, [], "8"]);
    }
    for (const path of ["links", "datasources", "datasource_entries", "tags"]) {
      const { headers } = await test.cdn(path);
      expect([path, headers.has("per-page"), headers.has("total")]).toEqual([path, true, true]);
    }
  });

  it("C20 returns only a subtree for starts_with", async () => {
    expect((await test.slugs({ starts_with: "blog/" })).sort()).toEqual(["blog/", "blog/deep/third", "blog/first", "blog/second"]);
    expect(await test.slugs({ starts_with: "blog/deep/" })).toEqual(["blog/deep/third"]);
    expect(await test.slugs({ starts_with: "es/blog/deep/", language: "es" })).toEqual(["es/blog/deep/third"]);
    expect(await test.slugs({ starts_with: "[default]/blog/deep/", language: "es" })).toEqual(["es/blog/deep/third"]);
    expect(await test.slugs({ starts_with: "nothing/" })).toEqual([]);
  });

  it("C21 accepts wildcards in by_slugs, and excludes those of excluding_slugs", async () => {
    expect((await test.slugs({ by_slugs: "blog/*" })).sort()).toEqual(["blog/", "blog/deep/third", "blog/first", "blog/second"]);
    expect((await test.slugs({ by_slugs: "john,*/third" })).sort()).toEqual(["blog/deep/third", "john"]);
    expect((await test.slugs({ by_slugs: "blog/*", excluding_slugs: "blog/deep/*,blog" })).sort()).toEqual(["blog/first", "blog/second"]);
  });

  it("C22 keeps the order of by_uuids_ordered and skips unknown uuids", async () => {
    const wanted = [uuids["third"], "00000000-0000-0000-0000-000000000000", uuids["azulejo"], uuids["first"]].join(",");
    expect(await test.slugs({ by_uuids_ordered: wanted })).toEqual(["blog/deep/third", "azulejo", "blog/first"]);
    expect((await test.slugs({ by_uuids: wanted })).sort()).toEqual(["azulejo", "blog/deep/third", "blog/first"]);
  });

  it("C23 accepts 0, false, 1 and true for is_startpage", async () => {
    for (const value of ["1", "true"]) expect(await test.slugs({ is_startpage: value })).toEqual(["blog/"]);
    for (const value of ["0", "false"]) expect(await test.slugs({ is_startpage: value })).toHaveLength(7);
    expect((await test.cdn("stories", { is_startpage: "yes" })).status).toBe(422);
  });

  it("C24 sorts dates in both directions, with undated stories last in both", async () => {
    const dated = ["blog/deep/third", "blog/first", "blog/second"];
    const down = await test.slugs({ sort_by: "content.date:desc" });
    const up = await test.slugs({ sort_by: "content.date:asc" });
    expect(up.slice(0, 3)).toEqual(dated);
    expect(down.slice(0, 3)).toEqual(dated.toReversed());
    expect(up.slice(3)).toEqual(down.slice(3));
    expect((await test.slugs({ sort_by: "content.date:asc:nulls_first" })).slice(-3)).toEqual(dated);
  });

  it("C25 compares content as text, and as a number with :int", async () => {
    const priced = { "filter_query[price][is]": "not_empty" };
    expect(await test.slugs({ ...priced, sort_by: "content.price:asc" })).toEqual(["blog/second", "blog/deep/third", "blog/first"]);
    for (const kind of ["int", "float"]) {
      expect(await test.slugs({ ...priced, sort_by: `content.price:asc:${kind}` })).toEqual([
        "blog/first",
        "blog/second",
        "blog/deep/third",
      ]);
    }
  });

  it("C26 sorts by several fields in turn", async () => {
    const { id } = await test.story("twin-a", {}, { name: "john" });
    const twin = await test.story("twin-b", {}, { name: "john" });
    expect(await test.slugs({ "filter_query[title][in]": "john,twin-a,twin-b", sort_by: "name:desc,slug:asc" })).toEqual([
      "john",
      "twin-a",
      "twin-b",
    ]);
    expect(await test.slugs({ by_ids: `${id},${twin.id}`, sort_by: "name:desc,slug:desc" })).toEqual(["twin-b", "twin-a"]);
    for (const one of [id, twin.id]) await test.manage("DELETE", `stories/${one}`);
    for (const sort_by of ["nothing:asc", "name:up", "__proto__"]) expect((await test.cdn("stories", { sort_by })).status).toBe(422);
  });

  it.each([
    ["color", "in", "blue,green", ["blog/second"]],
    ["color", "in", "green", []],
    ["wide", "in", "true", ["undated"]],
    ["note", "not_in", "John,not a number", 6],
    ["color", "not_in", "red,blue", 5],
    ["note", "like", "jo*n", ["john"]],
    ["note", "like", "ohn", []],
    ["note", "not_like", "j*", 7],
    ["sizes", "any_in_array", "24x24,36x36", ["blog/first"]],
    ["sizes", "in_array", "36x36", []],
    ["sizes", "all_in_array", "12x12,24x24", ["blog/first"]],
    ["sizes", "all_in_array", "12x12,36x36", []],
    ["date", "gt_date", "2024-03-09 10:00", ["blog/second"]],
    ["date", "gt_date", "2025-01-01 00:00", []],
    ["date", "lt_date", "2024-01-01 00:00", ["blog/deep/third"]],
    ["price", "gt_int", "10", ["blog/deep/third"]],
    ["price", "lt_int", "10", ["blog/first"]],
    ["price", "gt_float", "99.5", ["blog/deep/third"]],
    ["price", "lt_float", "8.9", []],
    ["sizes", "is", "empty_array", ["blog/deep/third"]],
    ["sizes", "is", "not_empty_array", ["blog/first", "blog/second"]],
    ["wide", "is", "true", ["undated"]],
    ["wide", "is", "false", ["john"]],
    ["wide", "is", "null", 6],
    ["wide", "is", "not_null", 2],
    ["date", "is", "not_empty", 3],
    ["seo", "exists", "true", ["john"]],
    ["seo", "exists", "false", 7],
    ["seo.title", "in", "Found", ["john"]],
    ["seo.title", "in", "Lost", []],
    ["seo.list.0.name", "like", "o*", ["john"]],
    ["seo.list.1.name", "like", "*", []],
    ["body.0.name", "in", "Ann", ["blogger"]],
    ["body.0.name", "in", "Bob", []],
    ["component", "in", "page", ["blog/"]],
  ] as const)("C27 filter_query[%s][%s]=%s", async (field, operation, value, expected) => {
    const found = await filtered(field, operation, value);
    if (typeof expected === "number") expect(found).toHaveLength(expected);
    else expect(found.sort()).toEqual([...expected].sort());
  });

  it("C27 combines filters with AND, and refuses an invalid filter", async () => {
    expect(await test.slugs({ "filter_query[color][in]": "red", "filter_query[price][gt_int]": "50" })).toEqual(["blog/deep/third"]);
    for (const [name, value] of [
      ["filter_query", "x"],
      ["filter_query[color]", "x"],
      ["filter_query[color][near]", "x"],
      ["filter_query[color][constructor]", "x"],
      ["filter_query[][in]", "x"],
      ["filter_query[date][gt_date]", "yesterday"],
      ["filter_query[price][gt_int]", "many"],
      ["filter_query[price][is]", "toString"],
      ["filter_query[__or]", "x"],
      ["filter_query[__or][][in]", "x"],
    ] as const) {
      expect([name, (await test.cdn("stories", { [name]: value })).status]).toEqual([name, 422]);
    }
  });

  it("C28 ignores case in like; an empty like matches blank values, is=empty also missing ones", async () => {
    expect(await filtered("note", "like", "john*")).toEqual(["john"]);
    expect(await filtered("note", "like", "")).toEqual(["undated"]);
    const empty = await filtered("note", "is", "empty");
    expect(empty).toContain("undated");
    expect(empty).toContain("blog/first");
    expect(await filtered("note", "is", "not_empty")).toHaveLength(2);
    expect(await filtered("note", "in", "")).toHaveLength(6);
  });

  it("C29 matches nothing, without an error, for a number filter on text", async () => {
    for (const operation of ["gt_int", "lt_int", "gt_float", "lt_float"]) expect(await filtered("note", operation, "0")).toEqual([]);
  });

  it("C30 gives the same result for both forms of __or, combined with other filters", async () => {
    const starts_with = "blog/";
    const list = { "filter_query[__or][][color][in]": "blue", "filter_query[__or][][price][gt_int]": "50", starts_with };
    const indexed = { "filter_query[__or][0][color][in]": "blue", "filter_query[__or][1][price][gt_int]": "50", starts_with };
    expect((await test.slugs(list)).sort()).toEqual(["blog/deep/third", "blog/second"]);
    expect(await test.slugs(indexed)).toEqual(await test.slugs(list));
    expect(await test.slugs({ ...list, "filter_query[color][in]": "red" })).toEqual(["blog/deep/third"]);
  });

  it("ignores accents in a search, and ranks matches in addresses before those in names", async () => {
    expect(await test.slugs({ search_term: "ANEJO río" })).toEqual(["azulejo"]);
    expect(await test.slugs({ search_term: "john" })).toEqual(["john"]);
    const { id } = await test.story("zz", {}, { name: "Azulejo", position: -5 });
    expect(await test.slugs({ search_term: "azulejo" })).toEqual(["azulejo", "zz"]);
    await test.manage("DELETE", `stories/${id}`);
    expect((await test.cdn("stories", { search_term: "x".repeat(300) })).status).toBe(422);
  });

  it("filters by tag, level, type and time", async () => {
    expect((await test.slugs({ with_tag: "a,c" })).sort()).toEqual(["blog/first"]);
    expect((await test.slugs({ level: "2" })).sort()).toEqual(["blog/first", "blog/second"]);
    expect(await test.slugs({ content_type: "page" })).toEqual(["blog/"]);
    expect(await test.slugs({ published_at_gt: "2100-01-01 00:00" })).toEqual([]);
    expect(await test.slugs({ published_at_gt: "2020-01-01 00:00", content_type: "page" })).toEqual(["blog/"]);
    expect((await test.cdn("stories", { updated_at_lt: "soon" })).status).toBe(422);
    expect((await test.cdn("tags")).body.tags).toEqual([
      { name: "a", taggings_count: 1 },
      { name: "b", taggings_count: 2 },
    ]);
    expect((await test.cdn("tags", { starts_with: "b" })).body.tags).toHaveLength(1);
  });

  it("answers malformed parameters with 422, never 500", async () => {
    const long = "x".repeat(40_000);
    expect((await test.cdn("stories", { by_slugs: long })).status).toBe(414);
    expect((await test.cdn("stories", { by_slugs: "*a".repeat(3000) })).status).toBe(200);
    expect((await test.cdn("stories", { by_slugs: "*a,".repeat(2000) })).status).toBe(422);
    expect((await test.cdn("stories", { "filter_query[a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s.t.u.v][in]": "x" })).status).toBe(422);
    expect((await test.cdn("stories", { sort_by: "name,".repeat(50) })).status).toBe(422);
    expect((await test.cdn("stories", { language: "xx" })).status).toBe(422);
    expect((await test.cdn("stories", { version: "both" })).status).toBe(422);
  });
});
