import { Hono } from "hono";
import { html } from "hono/html";
import type { SandboxSettings } from "../../options.ts";
import type { StripeEnv } from "../http/answer.ts";
import { embedder, frameHeaders } from "./frames.ts";
import { languageOf, wordsOf } from "./words.ts";

const WALLETS: Record<string, string> = { apple_pay: "Apple Pay", google_pay: "Google Pay" };

interface Framed {
  name: string;
  parent: string;
  language: "en" | "es";
  title: string;
  look: string;
}

function framed({ name, parent, language, title, look }: Framed, body: unknown) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/stripe/browser/frame.css">
<script type="module" src="/stripe/browser/express.js"></script>
</head>
<body class="${look}" data-parent="${parent}" data-name="${name}">
${body}
</body>
</html>`;
}

/** Serves the wallets' buttons, and the sheet in which the buyer approves, as the vendor's script frames them. */
export function expressPages(settings: SandboxSettings): Hono<StripeEnv> {
  const app = new Hono<StripeEnv>();
  app.get("/express/:page", (c) => {
    const parent = embedder(settings, c.req.query("parent"));
    if (parent === undefined) return c.text("This origin may not embed the sandbox's frames.", 403);
    const language = languageOf(c.req.query("locale"));
    const words = wordsOf(language);
    const frame = { name: c.req.query("name") ?? "", parent, language };
    if (c.req.param("page") === "buttons") {
      const wallets = (c.req.query("wallets") ?? "").split(",").filter((wallet) => wallet in WALLETS);
      const buttons = wallets.map((wallet) => html`<button type="button" data-wallet="${wallet}">${WALLETS[wallet]}</button>`);
      return c.html(framed({ ...frame, title: "Apple Pay, Google Pay", look: "express" }, buttons), 200, frameHeaders(settings));
    }
    const currency = c.req.query("currency") ?? "usd";
    if (c.req.param("page") !== "sheet" || !/^[a-z]{3}$/i.test(currency)) return c.notFound();
    const amount = Number(c.req.query("amount")) / 100;
    const price = new Intl.NumberFormat(`${language}-US`, { style: "currency", currency: currency.toUpperCase() }).format(amount);
    const wallet = WALLETS[c.req.query("wallet") ?? ""] ?? "";
    const title = words.expressTitle.replace("{amount}", price).replace("{wallet}", wallet);
    const sheet = html`<main>
<h1>${title}</h1>
<p class="note">${words.expressText}</p>
<form>
<button type="button" data-card="visa">${words.expressPay}</button>
<button type="button" class="second" data-card="generic_decline">${words.expressDeclined}</button>
<button type="button" class="second" data-cancel>${words.expressCancel}</button>
</form>
</main>`;
    return c.html(framed({ ...frame, title, look: "challenge" }, sheet), 200, frameHeaders(settings));
  });
  return app;
}
