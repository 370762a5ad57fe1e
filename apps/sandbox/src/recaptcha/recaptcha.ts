import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { SandboxSettings } from "../options.ts";
import { RECAPTCHA_SCRIPT } from "./script.ts";

interface Token {
  siteKey: string;
  action: string;
  score: number;
  at: number;
}

/** Like the vendor's, tokens are valid for two minutes and one verification. */
const VALID_MS = 120_000;
const MOST = 1000;
const PERSON = 0.9;
const MACHINE = 0.1;

/**
 * Simulates reCAPTCHA v3: the browser script, its tokens and their verification. Accepts any secret; an action that ends in
 * `_machine` gets a bot's score.
 */
export function createRecaptcha({ clock }: SandboxSettings): Hono {
  const tokens = new Map<string, Token>();
  const app = new Hono();
  const open = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin", "cache-control": "no-cache" };

  app.get("/api.js", (c) => c.body(RECAPTCHA_SCRIPT, 200, { ...open, "content-type": "text/javascript; charset=utf-8" }));

  app.post("/api/token", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const action = form.get("action") ?? "";
    const token = `sandbox-${randomBytes(24).toString("base64url")}`;
    const score = action.endsWith("_machine") ? MACHINE : PERSON;
    tokens.set(token, { siteKey: form.get("sitekey") ?? "", action: action.replace(/_machine$/, ""), score, at: clock.now() });
    for (const oldest of [...tokens.keys()].slice(0, Math.max(0, tokens.size - MOST))) tokens.delete(oldest);
    return c.json({ token }, 200, open);
  });

  app.post("/api/siteverify", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const refuse = (...codes: string[]) => c.json({ success: false, "error-codes": codes });
    if (!form.get("secret")) return refuse("missing-input-secret");
    const response = form.get("response") ?? "";
    if (!response) return refuse("missing-input-response");
    const token = tokens.get(response);
    tokens.delete(response);
    if (!token) return refuse(response.startsWith("sandbox-") ? "timeout-or-duplicate" : "invalid-input-response");
    if (clock.now() - token.at > VALID_MS) return refuse("timeout-or-duplicate");
    const { score, action, at } = token;
    return c.json({ success: true, challenge_ts: new Date(at).toISOString(), hostname: "localhost", score, action });
  });
  return app;
}
