import { readFileSync } from "node:fs";
import type { Context } from "hono";
import { Hono } from "hono";
import { html } from "hono/html";
import type { StripeEnv } from "../../stripe/http/answer.ts";
import { frameHeaders } from "../../stripe/pages/frames.ts";
import type { PayPalWorld } from "../world.ts";
import { languageOf, wordsOf } from "./words.ts";

const TYPES: Record<string, string> = { js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8" };
const read = (name: string): string => readFileSync(new URL(`../browser/${name}`, import.meta.url), "utf8");

const headersOf = (name: string): Record<string, string> => ({
  "content-type": TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "text/plain",
  "cache-control": "no-cache",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
});

function buttonPage(c: Context) {
  const language = languageOf(c.req.query("locale"));
  const words = wordsOf(language);
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>PayPal</title><link rel="stylesheet" href="/paypal/browser/paypal.css">
<script type="module" src="/paypal/browser/button.js"></script></head>
<body class="button" data-parent="${c.req.query("parent") ?? ""}" data-name="${c.req.query("name") ?? ""}">
<button type="button" aria-label="${words.button}"><b>Pay</b><i>Pal</i></button>
</body>
</html>`;
}

/** Serves the script that the shop loads, the button's frame and the window's files. */
export function browserFiles(world: PayPalWorld): Hono<StripeEnv> {
  const app = new Hono<StripeEnv>();
  for (const name of ["button.js", "end.js", "paypal.css"]) {
    const text = read(name);
    app.get(`/browser/${name}`, (c) => c.body(text, 200, headersOf(name)));
  }
  const script = read("sdk.js");
  app.get("/sdk/js", (c) => {
    const { "client-id": clientId, currency = "USD", locale = "en_US" } = c.req.query();
    if (world.script === "off") return c.text("", 503);
    if (clientId !== world.settings.paypal.clientId)
      return c.text(`throw new Error("SDK Validation error: 'client-id not recognized'")`, 400);
    const options = JSON.stringify({ origin: new URL(world.settings.publicUrl()).origin, locale, currency });
    return c.body(`(() => {\nconst options = ${options.replaceAll("<", "\\u003c")};\n${script}})();\n`, 200, headersOf("sdk.js"));
  });
  app.get("/button", (c) => c.html(buttonPage(c), 200, frameHeaders(world.settings)));
  return app;
}
