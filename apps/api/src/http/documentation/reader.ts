import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { html } from "hono/html";
import type { OpenApiDocument } from "./fill-examples.ts";

const require = createRequire(import.meta.url);

/** Files of Swagger UI. */
const files: Record<string, { type: string; path: string }> = {
  "swagger-ui.css": { type: "text/css; charset=utf-8", path: require.resolve("swagger-ui-dist/swagger-ui.css") },
  "swagger-ui-bundle.js": { type: "text/javascript; charset=utf-8", path: require.resolve("swagger-ui-dist/swagger-ui-bundle.js") },
};

const start = `SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
});
`;

/** On a phone, the parts of a response are stacked. Links between responses are hidden, because there are none. */
const styles = `.swagger-ui .response-col_links { display: none; }
@media (max-width: 700px) {
  .swagger-ui .wrapper { padding: 0 8px; }
  .swagger-ui .responses-inner { padding: 12px; overflow-x: auto; }
  .swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; }
  .swagger-ui table.responses-table > thead { display: none; }
  .swagger-ui table.responses-table,
  .swagger-ui table.responses-table > tbody,
  .swagger-ui table.responses-table > tbody > tr,
  .swagger-ui table.responses-table > tbody > tr > td { display: block; width: auto; max-width: none; padding: 4px 0; }
  .swagger-ui .response-col_links { display: none !important; }
  .swagger-ui table.headers td { overflow-wrap: anywhere; padding-right: 8px; }
}
`;

/** Swagger UI uses inline styles, but loads nothing from other origins. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Azulejo shop API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/reader.css" />
    
  </head>
  <body>
    <main id="reference"></main>
    <noscript><p>This page needs JavaScript. The same reference for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p></noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`;

/** Serves the OpenAPI document and Swagger UI. @param generate creates the document; called once, at the first request */
export function createReader(generate: () => Promise<OpenApiDocument>): Hono {
  let document: Promise<string> | undefined;
  const app = new Hono();
  app.use("*", compress(), etag());
  app.get("/openapi.json", async (http) => {
    document ??= generate().then((generated) => JSON.stringify(generated));
    // Any origin may read the document, because client generators run in browsers too.
    return http.body(await document, 200, { "content-type": "application/json; charset=utf-8", "access-control-allow-origin": "*" });
  });
  app.get("/docs", (http) => http.html(page, 200, { "content-security-policy": policy }));
  app.get("/docs/reader.css", (http) => http.body(styles, 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/docs/start.js", (http) => http.body(start, 200, { "content-type": "text/javascript; charset=utf-8" }));
  app.get("/docs/:file", async (http, next) => {
    const file = Object.hasOwn(files, http.req.param("file")) ? files[http.req.param("file")] : undefined;
    if (!file) return next();
    const bytes = new Uint8Array(await readFile(file.path));
    return http.body(bytes, 200, { "content-type": file.type, "cache-control": "public, max-age=86400" });
  });
  return app;
}
