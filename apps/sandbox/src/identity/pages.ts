import { html } from "hono/html";
import { pageHead } from "../page-head.ts";
import type { TestPerson } from "./people.ts";

const frame = (title: string, body: unknown, script = "") => html`<!doctype html>
<html lang="en">
<head>
${pageHead(title, script && html`<script src="${script}" defer></script>`)}
</head>
<body>
<header><a href="/">Sandbox</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;

const hidden = ([name, value]: [string, string]) => html`<input type="hidden" name="${name}" value="${value}">`;

/** Lists the people to sign in as. @param parameters of the request, sent along and checked again */
export function choicePage(people: readonly TestPerson[], parameters: URLSearchParams) {
  const row = ({ subject, givenName, surname, email, about }: TestPerson) => html`<tr>
<td><button name="person" value="${subject}">${givenName} ${surname}</button></td>
<td>${email ?? "no address"}</td>
<td>${about}</td>
</tr>`;
  return frame(
    "Sign in with Sandbox ID",
    html`<p>Nobody here has a password. Choose the person you want to be.</p>
<form method="post" action="/identity/authorize">
${[...parameters].map(hidden)}
<table>
<thead><tr><th scope="col">Person</th><th scope="col">Email</th><th scope="col">What the provider says</th></tr></thead>
<tbody>${people.map(row)}</tbody>
</table>
<p><button name="person" value="">Cancel</button></p>
</form>`,
  );
}

/** Returns the response as a form that submits itself, or by its button. */
export const postPage = (address: string, values: Record<string, string>) =>
  frame(
    "Back to the shop",
    html`<form method="post" action="${address}" id="answer">
${Object.entries(values).map(hidden)}
<button>Continue</button>
</form>`,
    "/identity/answer.js",
  );

export const faultPage = (fault: string) => frame("This cannot be answered", html`<p>${fault}</p>`);

export const ANSWER_SCRIPT = `document.getElementById("answer").submit();\n`;
