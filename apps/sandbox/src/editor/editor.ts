import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { EditorOptions } from "../options.ts";
import { pageHeaders } from "../page-headers.ts";
import { editorPage, listPage } from "./pages.ts";
import { signedAddress } from "./signed-address.ts";
import { createSpaceClient, type SpaceClient } from "./space-client.ts";

const browserFile = (name: string): string => readFileSync(new URL(`./browser/${name}`, import.meta.url), "utf8");
const files = ["editor.js", "fields.js", "localised.js", "editor.css"].map((name) => [name, browserFile(name)] as const);

/**
 * A minimal visual editor like the vendor's: the page in a frame at a signed address, a form generated from the component's
 * schema, and the bridge's messages between the two. Tokens never reach the browser.
 */
export function createEditor(options: EditorOptions | undefined): Hono {
  const app = new Hono();
  if (!options) return app;
  const client = createSpaceClient(options);
  const page = pageHeaders({ "script-src": "'self'", "connect-src": "'self'", "frame-src": new URL(options.siteUrl).origin });
  for (const [name, text] of files) {
    const type = name.endsWith(".js") ? "text/javascript" : "text/css";
    app.get(`/${name}`, (http) => http.body(text, 200, { "content-type": `${type}; charset=utf-8` }));
  }
  app.get("/", async (http) => http.html(listPage(await client.stories(http.req.query("search") ?? "")), 200, page));
  app.get("/:id{\\d+}", (http) => http.html(editorPage(http.req.param("id"), options.languages), 200, page));
  app.route("/api", api(client, options));
  return app;
}

function api(client: SpaceClient, options: EditorOptions): Hono {
  const app = new Hono();
  // Prevents another site's page from saving or publishing through the browser.
  app.use(async (http, next) => {
    const from = http.req.header("sec-fetch-site");
    if (from && from !== "same-origin" && from !== "none") return http.json({ error: "Only this page may call" }, 403);
    await next();
  });
  app.get("/components", async (http) => http.json(await client.send("GET", "components")));
  app.get("/stories/:id", async (http) => {
    const answer = (await client.send("GET", `stories/${http.req.param("id")}`)) as { story: EditedStory };
    const addresses = options.languages.map((language) => [language, signedAddress(answer.story, language, options, Date.now())]);
    return http.json({ ...answer, addresses: Object.fromEntries(addresses) });
  });
  app.put("/stories/:id", async (http) => {
    const { status, body } = await client.call(
      "PUT",
      `stories/${http.req.param("id")}`,
      await http.req.json(),
      http.req.header("x-author"),
    );
    return http.json(body as object, status);
  });
  app.get("/stories/:id/versions", async (http) =>
    http.json(await client.send("GET", `stories/${http.req.param("id")}/versions?per_page=20`)),
  );
  app.onError((error, http) => http.json({ error: error.message }, 502));
  return app;
}

interface EditedStory {
  id: number;
  full_slug: string;
  path: string | null;
  content: { component: string };
}
