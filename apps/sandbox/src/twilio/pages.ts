import { html } from "hono/html";
import { pageHead } from "../page-head.ts";
import type { StoredText } from "./store.ts";
import { TEST_NUMBERS } from "./test-numbers.ts";

const row = (text: StoredText) => html`<tr>
<td><time datetime="${text.at}">${text.at.slice(0, 19).replace("T", " ")}</time></td>
<td>${text.from}</td>
<td>${text.to}</td>
<td>${text.body}</td>
<td>${text.status}, ${String(text.body.length)} characters</td>
</tr>`;

/** Lists the messages of all phones or of one, with a form that writes to the shop. */
export function textsPage(texts: StoredText[], phone: string) {
  const table = html`<table>
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">From</th><th scope="col">To</th><th scope="col">Message</th><th scope="col">Status</th></tr></thead>
<tbody>${texts.map(row)}</tbody>
</table>`;
  return html`<!doctype html>
<html lang="en">
<head>
${pageHead("Text messages")}
</head>
<body>
<header><a href="/">Sandbox</a> <a href="/texts">Text messages</a></header>
<main>
<h1>Text messages</h1>
<form method="get" action="/texts">
<label for="phone">Phone</label>
<input id="phone" name="phone" type="search" value="${phone}" placeholder="+17755550141">
<button>Show</button>
</form>
${texts.length === 0 ? html`<p>No messages.</p>` : table}
<h2>Write to the shop</h2>
<form method="post" action="/texts">
<label for="from">From</label>
<input id="from" name="from" required value="${phone}" placeholder="+17755550141">
<label for="body">Message</label>
<input id="body" name="body" required placeholder="STOP">
<button>Send</button>
</form>
<h2>Test numbers</h2>
<table>
<thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead>
<tbody>${Object.entries(TEST_NUMBERS).map(([number, { about }]) => html`<tr><td><code>${number}</code></td><td>${about}</td></tr>`)}</tbody>
</table>
</main>
</body>
</html>`;
}
