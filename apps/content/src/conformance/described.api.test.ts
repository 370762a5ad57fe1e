import { type ContentEndpoint, delivery, management, upload } from "@azulejo/contract/content-api/index.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createManagement } from "../management/management.ts";
import { type Answer, SPACE, TestContent, tokens } from "./test-content.ts";

/** The API reference describes this system; these tests compare its answers with what is described. */
let test: TestContent;
beforeAll(async () => {
  test = await TestContent.open();
});
afterAll(() => test.close());

const asRoute = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");
const all = [...delivery, ...management, upload];

/** Expects an answer to have the described status, and exactly the described fields. */
function expectAsDescribed(method: string, path: string, { status, body }: Answer): Answer["body"] {
  const endpoint = all.find((one) => one.method === method && one.path === path) as ContentEndpoint;
  expect([method, path, status, body], JSON.stringify(body)).toEqual([method, path, endpoint.status, endpoint.answer?.parse(body) ?? null]);
  return body;
}

const manage = async (method: string, path: string, more: { id?: number; search?: string; body?: object } = {}) => {
  const filled = `${path.slice(1).replace("{id}", String(more.id))}${more.search ?? ""}`;
  return expectAsDescribed(method, `/content/v1/spaces/{space_id}${path}`, await test.manage(method, filled, more.body));
};

it("lists every route of the management API in its description, and nothing else", () => {
  const app = createManagement({} as never, {} as never, {} as never, "/content/v1", { info() {}, error() {} });
  const routes = app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`);
  expect([...new Set(routes)].sort()).toEqual(management.map(({ method, path }) => `${method} ${asRoute(path)}`).sort());
});

it("answers stories as described", async () => {
  const content = { component: "article", title: "One" };
  const { story } = await manage("POST", "/stories", {
    body: { story: { name: "One", slug: "one", content, tag_list: ["care"] }, publish: 1 },
  });
  const translated_slugs_attributes = [{ lang: "es", slug: "uno", name: "Uno", published: true }];
  const changed = { lock_version: story.lock_version, content: { ...content, title: "Two" }, translated_slugs_attributes };
  await manage("PUT", "/stories/{id}", { id: story.id, body: { story: changed } });
  for (const verb of ["publish", "unpublish", "publish"]) await manage("POST", `/stories/{id}/${verb}`, { id: story.id });
  await manage("GET", "/stories");
  await manage("GET", "/stories/{id}", { id: story.id });
  await manage("GET", "/stories/{id}/versions", { id: story.id, search: "?with_content=1" });
  await manage("GET", "/tags");
  await manage("GET", "");
  const read = async (path: string, filled = path, more: Record<string, string> = {}) =>
    expectAsDescribed("GET", `/content/v2/cdn${path}`, await test.cdn(filled.slice(1), more));
  await read("/stories", "/stories", { resolve_links: "url", resolve_relations: "article.author" });
  await read("/stories/{slug}", "/stories/one");
  await read("/links", "/links", { include_dates: "1" });
  await read("/links/{uuid}", `/links/${story.uuid}`);
  await read("/tags");
  await read("/spaces/me");
  await manage("DELETE", "/stories/{id}", { id: story.id });
});

it("answers lists of words and components as described", async () => {
  const dimensions_attributes = [{ name: "Spanish", entry_value: "es" }];
  const { datasource } = await manage("POST", "/datasources", {
    body: { datasource: { name: "Finishes", slug: "finishes", dimensions_attributes } },
  });
  const entry = { name: "matte", value: "Matte", datasource_id: datasource.id, dimension_values: { es: "Mate" } };
  const { datasource_entry } = await manage("POST", "/datasource_entries", { body: { datasource_entry: entry } });
  const read = async (path: string, filled = path) => expectAsDescribed("GET", `/content/v2/cdn${path}`, await test.cdn(filled.slice(1)));
  await read("/datasources");
  await read("/datasources/{id}", "/datasources/finishes");
  await read("/datasource_entries");
  const { component } = await manage("POST", "/components", { body: { component: { name: "quote", schema: { text: { type: "text" } } } } });
  for (const [path, id, body] of [
    ["/datasource_entries", datasource_entry.id, { datasource_entry: { value: "Mat" } }],
    ["/datasources", datasource.id, { datasource: { name: "Surfaces" } }],
    ["/components", component.id, { component: { is_nestable: false } }],
  ] as const) {
    await manage("GET", path);
    await manage("GET", `${path}/{id}`, { id });
    for (const method of path === "/components" ? ["PUT"] : ["PUT", "PATCH"]) await manage(method, `${path}/{id}`, { id, body });
    await manage("DELETE", `${path}/{id}`, { id });
  }
});

it("answers histories, copies and moves as described", async () => {
  const { story } = await manage("POST", "/stories", {
    body: { story: { name: "Two", slug: "two", content: { component: "article", title: "2" } } },
  });
  for (const method of ["PUT", "POST"]) await manage(method, "/stories/{id}/duplicate", { id: story.id, body: { story: {} } });
  await manage("PUT", "/stories/{id}/move", { id: story.id, search: "?after_id=0" });
  const search = `?model=stories&model_id=${story.id}`;
  const { versions } = await manage("GET", "/versions", { search });
  await manage("PUT", "/versions/{id}", { id: versions[0].id, search });
});

it("answers the token's user and space as described", async () => {
  for (const path of ["/content/v1/users/me", "/content/v1/spaces"]) {
    expectAsDescribed("GET", path, await test.send(path, { headers: { authorization: tokens.management } }));
  }
});

it("answers groups, folders, tags and presets as described", async () => {
  const { component } = await manage("POST", "/components", { body: { component: { name: "preset-of" } } });
  const bodies = {
    component_group: { name: "Group" },
    asset_folder: { name: "Folder" },
    internal_tag: { name: "tag", object_type: "component" },
    preset: { name: "Preset", component_id: component.id, preset: { component: "preset-of" } },
  };
  for (const [one, body] of Object.entries(bodies)) {
    const { [one]: made } = await manage("POST", `/${one}s`, { body: { [one]: body } });
    const id: number = made.id;
    await manage("GET", `/${one}s`);
    await manage("GET", `/${one}s/{id}`, { id });
    for (const method of ["PUT", "PATCH"]) await manage(method, `/${one}s/{id}`, { id, body: { [one]: { name: "Other" } } });
    await manage("DELETE", `/${one}s/{id}`, { id });
  }
});

it("answers files as described", async () => {
  const ticket = await manage("POST", "/assets", { body: { filename: "dot.png", alt: "A dot" } });
  const form = new FormData();
  for (const [name, value] of Object.entries(ticket.fields as Record<string, string>)) form.set(name, value);
  const dot = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
  form.set("file", new Blob([new Uint8Array(dot)]), "dot.png");
  const { pathname, search } = new URL(ticket.post_url);
  expectAsDescribed("POST", upload.path, await test.send(`${pathname}${search}`, { method: "POST", body: form }));
  const { id } = await manage("GET", "/assets/{id}/finish_upload", { id: ticket.id });
  await manage("GET", "/assets");
  await manage("GET", "/assets/{id}", { id });
  for (const method of ["PUT", "PATCH"]) await manage(method, "/assets/{id}", { id, body: { alt: "A gray dot" } });
  await manage("DELETE", "/assets/{id}", { id });
  await manage("POST", "/assets/bulk_restore", { body: { ids: [id] } });
});

it("refuses as described", async () => {
  const refusals = { 401: { token: "wrong" }, 422: { surprise: "1" } } as const;
  for (const [status, more] of Object.entries(refusals)) {
    expect(await test.cdn("stories", more)).toMatchObject({ status: Number(status), body: { error: expect.any(String) } });
  }
  expect(await test.cdn("stories/nothing")).toMatchObject({ status: 404, body: [expect.any(String)] });
  const redirected = await test.send(`/content/v2/cdn/stories?token=${tokens.public}`);
  expect([redirected.status, redirected.headers.get("location")]).toEqual([302, expect.stringContaining("cv=")]);
  expect((await test.send(`/content/v1/spaces/${SPACE}/stories`)).status).toBe(401);
});
