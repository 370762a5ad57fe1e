import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { StripeEnv } from "../http/answer.ts";

const TYPES: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

/** The files that the frames load. */
const FRAME_FILES = [
  "brand-amex.svg",
  "brand-discover.svg",
  "brand-mastercard.svg",
  "brand-visa.svg",
  "card-field.js",
  "card-frame.js",
  "card-rules.js",
  "challenge.js",
  "controller.js",
  "express.js",
  "frame-link.js",
  "frame.css",
  "messages.js",
];

/** The parts of the shop's script, in dependency order. */
const SCRIPT_PARTS = [
  "script-frames.js",
  "script-listeners.js",
  "script-challenge.js",
  "script-express.js",
  "script-elements.js",
  "script-stripe.js",
];

function read(name: string): string {
  return readFileSync(new URL(`../browser/${name}`, import.meta.url), "utf8");
}

/** Joins the parts into one classic script which, like the vendor's, defines only the global `Stripe`. */
function joinedScript(): string {
  const parts = SCRIPT_PARTS.map((name) => {
    return read(name)
      .replace(/^import .*;\n/gm, "")
      .replace(/^export /gm, "");
  });
  return `(() => {\n"use strict";\n${parts.join("\n")}})();\n`;
}

function headersOf(name: string): Record<string, string> {
  return {
    "content-type": TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "text/plain",
    "cache-control": "no-cache",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  };
}

/** Serves the browser files; `/js/v3` is the script that the shop loads. */
export function browserFiles(): Hono<StripeEnv> {
  const app = new Hono<StripeEnv>();
  for (const name of FRAME_FILES) {
    const text = read(name);
    app.get(`/browser/${name}`, (c) => c.body(text, 200, headersOf(name)));
  }
  const script = joinedScript();
  for (const path of ["/js/v3", "/js/v3/"]) app.get(path, (c) => c.body(script, 200, headersOf("v3.js")));
  return app;
}
