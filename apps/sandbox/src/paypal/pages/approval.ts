import type { Context } from "hono";
import { Hono } from "hono";
import { html } from "hono/html";
import { pageHeaders } from "../../page-headers.ts";
import type { StripeEnv } from "../../stripe/http/answer.ts";
import { approve } from "../orders.ts";
import type { StoredOrder } from "../store.ts";
import { buyerOf, TEST_BUYERS } from "../test-buyers.ts";
import type { PayPalWorld } from "../world.ts";
import { languageOf, wordsOf } from "./words.ts";

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Chromium also applies form-action to the redirect after the form. */
const headersOf = (order: StoredOrder) =>
  pageHeaders({ "script-src": "'self'", "form-action": `'self' ${new URL(order.returnUrl).origin} ${new URL(order.cancelUrl).origin}` });

function approvalPage(order: StoredOrder, inWindow: boolean) {
  const language = languageOf(order.locale);
  const words = wordsOf(language);
  const [{ amount }] = order.object.purchase_units;
  const money = new Intl.NumberFormat(`${language}-US`, { style: "currency", currency: amount.currency_code }).format(Number(amount.value));
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<link rel="stylesheet" href="/paypal/browser/paypal.css">
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.amount.replace("{shop}", order.brandName).replace("{amount}", money)}</p>
<p class="note">${words.sandbox}</p>
<form method="post" action="/paypal/checkoutnow?token=${order.id}">
<input type="hidden" name="window" value="${inWindow ? "yes" : ""}">
${TEST_BUYERS.map(
  ({ key, name, about }) => html`<button name="buyer" value="${key}"><strong>${name}</strong><span>${about[language]}</span></button>`,
)}
<button name="buyer" value="" class="second">${words.cancel}</button>
</form>
</main>
</body>
</html>`;
}

/** A page that tells the page that opened the window the result, and closes the window. */
function endPage(world: PayPalWorld, order: StoredOrder, outcome: "approved" | "canceled") {
  const language = languageOf(order.locale);
  const shop = new URL(order.returnUrl).origin;
  const isShop = [...world.settings.allowedOrigins, new URL(world.settings.publicUrl()).origin].includes(shop);
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>PayPal</title><script type="module" src="/paypal/browser/end.js"></script></head>
<body data-order="${order.id}" data-outcome="${outcome}" data-shop="${isShop ? shop : ""}"><p>${wordsOf(language).done}</p></body>
</html>`;
}

function end(
  c: Context<StripeEnv>,
  world: PayPalWorld,
  order: StoredOrder,
  buyerKey: string,
  inWindow: boolean,
): Response | Promise<Response> {
  const buyer = buyerOf(buyerKey);
  if (buyer) approve(world, order, buyer.key);
  if (inWindow) return c.html(endPage(world, order, buyer ? "approved" : "canceled"), 200, headersOf(order));
  const token = { token: order.id };
  return c.redirect(buyer ? withQuery(order.returnUrl, { ...token, PayerID: "SANDBOXPAYER1" }) : withQuery(order.cancelUrl, token), 303);
}

/** The page on which a buyer approves an order: in the script's window, or with a redirect back to the shop. */
export function approvalPages(world: PayPalWorld): Hono<StripeEnv> {
  const app = new Hono<StripeEnv>();
  app.get("/checkoutnow", (c) => {
    const order = world.store.orders.get(c.req.query("token") ?? "");
    if (!order) return c.notFound();
    return c.html(approvalPage(order, c.req.query("window") === "yes"), 200, headersOf(order));
  });
  app.post("/checkoutnow", async (c) => {
    const order = world.store.orders.get(c.req.query("token") ?? "");
    if (!order) return c.notFound();
    const form = new URLSearchParams(await c.req.text());
    return end(c, world, order, form.get("buyer") ?? "", form.get("window") === "yes");
  });
  return app;
}
