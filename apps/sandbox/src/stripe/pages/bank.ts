import { Hono } from "hono";
import { html } from "hono/html";
import { pageHead } from "../../page-head.ts";
import { pageHeaders } from "../../page-headers.ts";
import { openDebits, passDays } from "../bank/debits.ts";
import { TEST_ACCOUNTS, TEST_ROUTING_NUMBER } from "../bank/test-accounts.ts";
import { DAY_MS } from "../bank/verification.ts";
import { decodeForm, textOf } from "../form.ts";
import type { StripeEnv } from "../http/answer.ts";
import type { StripeWorld } from "../world.ts";

const MAX_DAYS = 30;
const PHASES = { verify: "waits for its small deposit", debit: "waits for the bank", return: "is paid, and will be taken back" };

function debitRows(world: StripeWorld) {
  const now = world.settings.clock.now();
  return openDebits(world).map(({ stored, debit }) => {
    const { amount, metadata, id } = stored.object;
    const days = Math.max(0, Math.ceil((debit.dueAt - now) / DAY_MS));
    return html`<tr><td>${metadata["order_no"] ?? id}</td><td>$${(amount / 100).toFixed(2)}</td><td>${PHASES[debit.phase]}</td><td>${days}</td></tr>`;
  });
}

function bankPage(world: StripeWorld) {
  const rows = debitRows(world);
  return html`<!doctype html>
<html lang="en">
<head>
${pageHead("Bank debits")}
</head>
<body>
<header><a href="/">Sandbox</a> <a href="/mail">Mailbox</a></header>
<main>
<h1>Bank debits</h1>
<p>A payment by e-check takes days. Let them pass here:</p>
<form method="post" action="/stripe/bank/days">
<button name="days" value="1">1 day</button>
<button name="days" value="4">4 days</button>
<button name="days" value="10">10 days</button>
</form>
<h2>On their way</h2>
${
  rows.length === 0
    ? html`<p>None.</p>`
    : html`<table>
<thead><tr><th scope="col">Order</th><th scope="col">Amount</th><th scope="col">State</th><th scope="col">Days left</th></tr></thead>
<tbody>${rows}</tbody>
</table>`
}
<h2>Test accounts</h2>
<p>Routing number <code>${TEST_ROUTING_NUMBER}</code>, with these account numbers:</p>
<table>
<thead><tr><th scope="col">Account</th><th scope="col">What happens</th></tr></thead>
<tbody>${TEST_ACCOUNTS.map(({ number, about }) => html`<tr><td><code>${number}</code></td><td>${about}</td></tr>`)}</tbody>
</table>
</main>
</body>
</html>`;
}

/** The bank's page: its test accounts, the debits on their way, and buttons that let days pass. */
export function bankPages(world: StripeWorld): Hono<StripeEnv> {
  const app = new Hono<StripeEnv>();
  app.get("/bank", (c) => c.html(bankPage(world), 200, pageHeaders({ "form-action": "'self'" })));
  app.post("/bank/days", async (c) => {
    const days = Number(textOf(decodeForm(await c.req.text()), "days"));
    if (Number.isInteger(days) && days > 0 && days <= MAX_DAYS) passDays(world, days);
    return c.redirect("/stripe/bank", 303);
  });
  return app;
}
