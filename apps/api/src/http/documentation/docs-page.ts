import type { Call, Callers } from "@azulejo/contract";
import { html } from "hono/html";
import { z } from "zod";
import { errorsOf } from "./errors-of.ts";

/** Renders a documentation page of all calls; the machine-readable version is `/api/openapi.json`. */
export function docsPage(calls: Call[]) {
  const areas = Map.groupBy(calls, (call) => call.path.split("/")[0] ?? "");
  return html`<!doctype html>
    <html lang="en">
      <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Azulejo shop API</title></head>
      <body>
        <main>
          <h1>Azulejo shop API</h1>
          <p>Every call carries <code>x-storefront-id</code> and <code>x-public-key</code>; who is signed in adds
            <code>authorization: Bearer</code> with the authToken of <code>account/login</code>, which lives 30 minutes.
            A token that is no good is refused with 401 by every call. <a href="/api/openapi.json">OpenAPI 3.1</a></p>
          ${[...areas].map(([area, members]) => html`<h2 id="${area}">${area}</h2>${members.map(section)}`)}
        </main>
      </body>
    </html>`;
}

const callers: Record<Callers, string> = {
  anyone: "For anyone",
  customer: "For who is signed in",
  business: "For who is signed in for a business account",
  staff: "For the shop's staff",
  provider: "For a service that signs its requests",
  browser: "A file, by its address alone",
};

function section(call: Call) {
  const input = JSON.stringify(z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }), null, 2);
  const roles = call.roles ? ` with the role ${call.roles.join(" or ")}` : "";
  const right = call.right ? ` with the right ${call.right}` : "";
  const media = call.media === "multipart" ? " Sent as multipart/form-data." : "";
  return html`<section>
    <h3><code>${call.method} /api/${call.path}</code></h3>
    <p>${call.summary}. ${callers[call.callers]}${roles}${right}.${media} Idempotency key: ${call.idempotency}.</p>
    <details><summary>Input</summary><pre>${input}</pre></details>
    <p>Errors: ${errorsOf(call).join(", ")}</p>
  </section>`;
}
