import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { finishAuthentication } from "../confirmation.ts";
import { StripeFailure } from "../failure.ts";
import { decodeForm, textOf } from "../form.ts";
import type { StripeEnv } from "../http/answer.ts";
import { newId } from "../ids.ts";
import type { PaymentIntent, SetupIntent } from "../objects.ts";
import { finishSetup } from "../setup-intents.ts";
import type { StripeCall, StripeWorld } from "../world.ts";
import { embedder, frameHeaders } from "./frames.ts";
import { languageOf, wordsOf } from "./words.ts";

function sameSecret(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Challenged = PaymentIntent | SetupIntent;

function intentOf(world: StripeWorld, id: string, secret: string | undefined): Challenged | undefined {
  const intent = (world.store.intents.get(id) ?? world.store.setups.get(id))?.object;
  if (intent === undefined || secret === undefined) return undefined;
  return sameSecret(secret, intent.client_secret) ? intent : undefined;
}

function returnAddress(intent: Challenged): string | undefined {
  const action = intent.next_action;
  return action?.type === "redirect_to_url" ? action.redirect_to_url.return_url : undefined;
}

function callOf(id: string): StripeCall {
  return {
    id: newId("req"),
    form: {},
    target: id,
    caller: "secret",
    apiVersion: "2026-10-28.endive",
    idempotencyKey: null,
    effects: { waitMs: 0, dropConnection: false, onReplayToo: false },
  };
}

function finish(world: StripeWorld, id: string, outcome: "complete" | "fail"): void {
  try {
    const isSetup = world.store.setups.get(id) !== undefined;
    (isSetup ? finishSetup : finishAuthentication)(world, callOf(id), outcome);
  } catch (error) {
    // The payment stores the decline after the challenge, and the shop shows it.
    if (!(error instanceof StripeFailure)) throw error;
  }
}

function backToShop(intent: Challenged, address: string, outcome: "complete" | "fail"): string {
  const url = new URL(address);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret);
  url.searchParams.set("redirect_status", outcome === "complete" ? "succeeded" : "failed");
  return url.href;
}

function challengeText(intent: Challenged, language: "en" | "es"): string {
  const words = wordsOf(language);
  if (intent.object === "setup_intent") return words.challengeSetup;
  const currency = { style: "currency", currency: intent.currency.toUpperCase() } as const;
  return words.challengeText.replace("{amount}", new Intl.NumberFormat(`${language}-US`, currency).format(intent.amount / 100));
}

function challengePage(c: Context, world: StripeWorld, intent: Challenged) {
  const language = languageOf(c.req.query("locale") ?? c.req.header("accept-language"));
  const words = wordsOf(language);
  const parent = embedder(world.settings, c.req.query("parent")) ?? "";
  // In the dialog, a click before the script has loaded would leave the dialog open.
  const waits = parent === "" ? "" : raw(" disabled");
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.challengeTitle}</title>
<link rel="stylesheet" href="/stripe/browser/frame.css">
<script type="module" src="/stripe/browser/challenge.js"></script>
</head>
<body class="challenge" data-parent="${parent}" data-name="${c.req.query("name") ?? ""}">
<main>
<h1>${words.challengeTitle}</h1>
<p>${challengeText(intent, language)}</p>
<p class="note">${words.challengeSandbox}</p>
<form method="post" action="/stripe/authenticate/${intent.id}">
<input type="hidden" name="client_secret" value="${intent.client_secret}">
<input type="hidden" name="locale" value="${language}">
<button name="outcome" value="complete"${waits}>${words.complete}</button>
<button name="outcome" value="fail" class="second"${waits}>${words.fail}</button>
</form>
</main>
</body>
</html>`;
}

/** Serves the bank's page: in the script's dialog, or standalone with a redirect to `return_url`. */
export function challengePages(world: StripeWorld): Hono<StripeEnv> {
  const app = new Hono<StripeEnv>();
  app.get("/authenticate/:id", (c) => {
    const intent = intentOf(world, c.req.param("id"), c.req.query("client_secret"));
    if (intent === undefined) return c.notFound();
    // Chromium also applies form-action to the redirect after the form.
    const back = returnAddress(intent);
    const action = back === undefined ? "'self'" : `'self' ${new URL(back).origin}`;
    return c.html(challengePage(c, world, intent), 200, frameHeaders(world.settings, action));
  });
  app.post("/authenticate/:id", async (c) => {
    const form = decodeForm(await c.req.text());
    const intent = intentOf(world, c.req.param("id"), textOf(form, "client_secret"));
    if (intent === undefined) return c.notFound();
    const outcome = textOf(form, "outcome") === "complete" ? "complete" : "fail";
    const address = returnAddress(intent);
    finish(world, intent.id, outcome);
    if (address !== undefined) return c.redirect(backToShop(intent, address, outcome), 303);
    return c.text(wordsOf(languageOf(textOf(form, "locale"))).done, 200, frameHeaders(world.settings));
  });
  return app;
}
