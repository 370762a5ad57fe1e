import type { EntryContext, ServerBuild } from "react-router";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { createRouteHandler } from "./route-handlers.ts";

const page = { default: () => null };
const route = (id: string, path: string, module: object = page) => ({ id, parentId: id === "root" ? undefined : "root", path, module });

/** Answers with the routes that a page was rendered with. */
const handleRequest = (_: Request, status: number, headers: Headers, entry: EntryContext) =>
  Response.json(
    {
      known: Object.keys(entry.routeModules),
      matched: entry.staticHandlerContext.matches.map(({ route: { id } }) => id),
      params: entry.staticHandlerContext.matches.at(-1)?.params,
      manifest: { url: entry.manifest.url, routes: Object.keys(entry.manifest.routes) },
    },
    { status, headers },
  );

const routes = [
  route("root", "", { ...page, loader: () => "shell" }),
  route("home", "/en?/es?/"),
  route("product", "/en?/es?/product/:slug", { ...page, loader: ({ params }: { params: { slug: string } }) => ({ slug: params.slug }) }),
  route("feed", "/feed.xml", { loader: () => new Response("<feed/>") }),
  route("story", "/*"),
];

const build = {
  entry: { module: { default: handleRequest } },
  routes: Object.fromEntries(routes.map((one) => [one.id, one])),
  assets: {
    routes: Object.fromEntries(routes.map(({ id }) => [id, { id, hasLoader: true }])),
    version: "1",
    url: "/assets/manifest.js",
    entry: { imports: [], module: "" },
  },
  basename: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

const handle = createRouteHandler(build);
const get = (path: string) => handle(new Request(`http://shop.test${path}`), new RouterContextProvider());

it.each([
  ["/en/", "home", {}],
  ["/", "home", {}],
  ["/en/product/calacatta", "product", { slug: "calacatta" }],
  ["/en/product/a%20b?item=1", "product", { slug: "a b" }],
  ["/es/anything/else", "story", { "*": "es/anything/else" }],
])("renders %s with the routes of its page alone", async (path, id, params) => {
  // Twice: the second time, the address is known.
  for (const response of [await get(path), await get(path)]) {
    const manifest = { url: "/assets/manifest.js", routes: ["root", id] };
    expect(await response.json()).toMatchObject({ matched: ["root", id], known: ["root", id], params, manifest });
  }
});

it("answers a request for a file, and one for a page's data", async () => {
  expect(await (await get("/feed.xml")).text()).toBe("<feed/>");
  const data = await get("/en/_.data");
  expect(data.status).toBe(200);
  expect(await data.text()).toContain("shell");
});
