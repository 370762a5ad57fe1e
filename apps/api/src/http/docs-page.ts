import type { Call } from "@azulejo/contract";
import { html } from "hono/html";
import { z } from "zod";

/** A readable page of all calls; the machine-readable one is `/api/openapi.json`. */
export function docsPage(calls: Call[]) {
  const areas = Map.groupBy(calls, (call) => call.path.split("/")[0] ?? "");
  return html`<!doctype html>
    <html lang="en">
      <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Azulejo shop API</title></head>
      <body>
        <main>
          <h1>Azulejo shop API</h1>
          <p>Every call carries <code>x-storefront-id</code> and <code>x-public-key</code>. <a href="/api/openapi.json">OpenAPI 3.1</a></p>
          ${[...areas].map(([area, members]) => html`<h2 id="${area}">${area}</h2>${members.map(section)}`)}
        </main>
      </body>
    </html>`;
}

function section(call: Call) {
  const input = JSON.stringify(z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }), null, 2);
  return html`<section>
    <h3><code>${call.method} /api/${call.path}</code></h3>
    <p>${call.summary}. Idempotency key: ${call.idempotency}.</p>
    <details><summary>Input</summary><pre>${input}</pre></details>
    ${call.errors.length > 0 ? html`<p>Errors: ${call.errors.join(", ")}</p>` : ""}
  </section>`;
}
