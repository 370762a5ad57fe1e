import { Hono } from "hono";
import { html } from "hono/html";
import { pageHead } from "../../page-head.ts";
import { pageHeaders } from "../../page-headers.ts";
import type { StripeEnv } from "../../stripe/http/answer.ts";
import { endPending, pendingCaptures } from "../captures.ts";
import { PayPalFailure } from "../failure.ts";
import { TEST_BUYERS } from "../test-buyers.ts";
import type { PayPalWorld } from "../world.ts";

function pendingPage(world: PayPalWorld) {
  const rows = pendingCaptures(world).map(
    ({ id, amount, custom_id: orderNo }) => html`<tr><td>${orderNo ?? id}</td><td>$${amount.value}</td><td>
<form method="post" action="/paypal/pending"><input type="hidden" name="capture" value="${id}">
<button name="outcome" value="complete">Pay</button> <button name="outcome" value="deny">Deny</button></form></td></tr>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
${pageHead("PayPal payments")}
</head>
<body>
<header><a href="/">Sandbox</a> <a href="/mail">Mailbox</a></header>
<main>
<h1>PayPal payments</h1>
<h2>On their way</h2>
${
  rows.length === 0
    ? html`<p>None.</p>`
    : html`<table>
<thead><tr><th scope="col">Order</th><th scope="col">Amount</th><th scope="col">The bank's answer</th></tr></thead>
<tbody>${rows}</tbody>
</table>`
}
<h2>Test buyers</h2>
<table>
<thead><tr><th scope="col">Buyer</th><th scope="col">What happens</th></tr></thead>
<tbody>${TEST_BUYERS.map(({ name, about }) => html`<tr><td>${name}</td><td>${about.en}</td></tr>`)}</tbody>
</table>
</main>
</body>
</html>`;
}

/** A page with payments that wait for a bank, and buttons for the bank's answer. */
export function pendingPages(world: PayPalWorld): Hono<StripeEnv> {
  const app = new Hono<StripeEnv>();
  app.get("/pending", (c) => c.html(pendingPage(world), 200, pageHeaders({ "form-action": "'self'" })));
  app.post("/pending", async (c) => {
    const form = new URLSearchParams(await c.req.text());
    try {
      endPending(world, form.get("capture") ?? "", form.get("outcome") === "complete" ? "complete" : "deny");
    } catch (error) {
      // Someone else has already answered for the bank.
      if (!(error instanceof PayPalFailure)) throw error;
    }
    return c.redirect("/paypal/pending", 303);
  });
  return app;
}
