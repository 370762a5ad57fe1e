import { html, raw } from "hono/html";
import { pageHead } from "../page-head.ts";
import type { ParsedMail, StoredMail } from "./message.ts";

type Html = ReturnType<typeof html>;

function page(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
${pageHead(title)}
</head>
<body>
<header><a href="/">Sandbox</a> <a href="/mail">Mailbox</a></header>
<main>
${body}
</main>
</body>
</html>`;
}

function row(mail: StoredMail): Html {
  return html`<tr>
<td><time datetime="${mail.receivedAt}">${mail.receivedAt.slice(0, 19).replace("T", " ")}</time></td>
<td>${mail.envelope.to.join(", ")}</td>
<td><a href="/mail/${mail.id}">${mail.subject === "" ? "(no subject)" : mail.subject}</a></td>
</tr>`;
}

/** Lists all messages, or those to one recipient. */
export function listPage(mails: StoredMail[], recipient: string): Html {
  const rows = mails.map(row);
  const table = html`<table>
<thead><tr><th scope="col">Received (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>${rows}</tbody>
</table>`;
  return page(
    "Mailbox",
    html`<h1>Mailbox</h1>
<form method="get" action="/mail">
<label for="to">Recipient</label>
<input id="to" name="to" type="search" value="${recipient}" placeholder="name@example.com">
<button>Show</button>
</form>
${mails.length === 0 ? html`<p>No messages.</p>` : table}`,
  );
}

function headerRows(mail: ParsedMail): Html[] {
  return mail.headers.map(({ name, value }) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
}

function attachments(id: string, mail: ParsedMail): Html {
  if (mail.parts.length === 0) return html``;
  const items = mail.parts.map((part, index) => {
    const name = part.filename ?? `part ${index + 1}`;
    const facts = `${part.mimeType}, ${part.size} bytes`;
    return html`<li><a href="/mail/${id}/parts/${index}">${name}</a> (${facts})</li>`;
  });
  return html`<h2>Attachments</h2><ul>${items}</ul>`;
}

/** Shows a message: HTML part in a frame without scripts, text part, attachments, headers. */
export function messagePage(stored: StoredMail, mail: ParsedMail): Html {
  const title = stored.subject === "" ? "(no subject)" : stored.subject;
  const frame = html`<h2>HTML part</h2>
<iframe title="HTML part" src="/mail/${stored.id}/html"
sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return page(
    title,
    html`<h1>${title}</h1>
<p>From ${mail.from === "" ? stored.envelope.from : mail.from} to ${stored.envelope.to.join(", ")}</p>
${mail.html === null ? "" : frame}
${mail.text === null ? "" : html`<h2>Text part</h2><pre>${mail.text}</pre>`}
${attachments(stored.id, mail)}
<details><summary>Headers</summary><table>${headerRows(mail)}</table></details>
<p><a href="/mail/${stored.id}/raw">Raw message</a></p>`,
  );
}

/** Returns the HTML part with working inline pictures; links open in a new tab. */
export function htmlPart(id: string, mail: ParsedMail): Html {
  const body = (mail.html ?? "").replace(/\bcid:([^"'\s)>]+)/gi, (whole, contentId: string) => {
    const index = mail.parts.findIndex((part) => part.contentId === decodeURIComponent(contentId));
    return index < 0 ? whole : `/mail/${id}/parts/${index}`;
  });
  return html`<base target="_blank">${raw(body)}`;
}
