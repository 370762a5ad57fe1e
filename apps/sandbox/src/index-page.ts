import { html } from "hono/html";
import { testPeople } from "./identity/people.ts";
import { TEST_CARDS } from "./stripe/test-cards.ts";

function cardRow(number: string, about: string) {
  const spaced = number.length === 15 ? number.replace(/(.{4})(.{6})/, "$1 $2 ") : number.replace(/(.{4})(?=.)/g, "$1 ");
  return html`<tr><td><code>${spaced}</code></td><td>${about}</td></tr>`;
}

/** Describes the sandbox to a person who opens its address. */
export function indexPage() {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Azulejo sandbox</title>
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<main>
<h1>Azulejo sandbox</h1>
<p>Stand-ins for the demo's outside services. They speak the vendors' own protocols. No real charges, emails or calls are made.</p>
<h2>Mailbox</h2>
<p><a href="/mail">Every email that the shop sent</a>, received by SMTP.</p>
<h2>Text messages</h2>
<p><a href="/texts">Every text message that the shop sent</a>, test numbers, and a form that writes to the shop. Twilio's API at
<code>/2010-04-01</code>.</p>
<h2>Sign-in</h2>
<p>An OpenID provider at <a href="/identity/.well-known/openid-configuration"><code>/identity</code></a>: "Sandbox ID" on the
shop's sign-in page leads to a list of test users.</p>
<table>
<thead><tr><th scope="col">Person</th><th scope="col">Email</th><th scope="col">What the provider says</th></tr></thead>
<tbody>${testPeople.map((one) => html`<tr><td>${one.givenName} ${one.surname}</td><td>${one.email ?? ""}</td><td>${one.about}</td></tr>`)}</tbody>
</table>
<h2>Card payments</h2>
<p>Stripe's API at <code>/v1</code>, its browser script at <code>/stripe/js/v3</code>. Use any future date and any
security code with these cards:</p>
<table>
<thead><tr><th scope="col">Card</th><th scope="col">What happens</th></tr></thead>
<tbody>${TEST_CARDS.map(({ number, about }) => cardRow(number, about))}</tbody>
</table>
<h2>Bank debits</h2>
<p><a href="/stripe/bank">Test accounts for e-checks, the debits on their way</a>, and buttons that let days pass.</p>
<h2>PayPal</h2>
<p>The Orders API and the browser script are below <code>/paypal</code>. <a href="/paypal/pending">Test buyers, and payments on their
way</a>, with buttons for the bank's answer.</p>
<h2>Sales tax</h2>
<p>AvaTax's API below <code>/avatax</code>, Stripe Tax at <code>/v1/tax</code>, and <a href="/tax/control/recorded">what the shop has reported</a>.</p>
<h2>Parcels</h2>
<p>EasyPost's API below <code>/easypost</code>, and <a href="/easypost">the parcels that the shop has booked</a>, with buttons that report
where they are.</p>
<h2>Freight</h2>
<p>ShipStation's freight API below <code>/shipstation</code>, and <a href="/shipstation/control/shipments">the freight that the shop has booked</a>.</p>
<h2>Files</h2>
<p>An S3 store below <code>/s3</code>, with any bucket, the key <code>sandbox</code> and the secret <code>demo-s3-secret</code>.</p>
</main>
</body>
</html>`;
}

/** The style of the sandbox's own pages. */
export const SANDBOX_STYLE = `
:root { color-scheme: light dark; --rule: #e4dfd6; --link: #1b3fa0; }
@media (prefers-color-scheme: dark) { :root { --rule: #3b3833; --link: #9db4ff; } }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
header { padding: 12px 24px; border-bottom: 1px solid var(--rule); }
header a { margin-inline-end: 16px; }
main { max-width: 62rem; padding: 8px 24px 48px; }
a { color: var(--link); }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--rule); text-align: start; }
th, td { vertical-align: top; }
td { overflow-wrap: anywhere; }
td code { white-space: nowrap; }
input, button { font: inherit; padding: 6px 10px; }
iframe { width: 100%; height: 36rem; border: 1px solid var(--rule); background: #fff; color-scheme: light; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
