import { html } from "hono/html";
import { pageHead } from "../page-head.ts";
import type { ListedStory } from "./space-client.ts";

const frame = (title: string, body: unknown, script = false) => html`<!doctype html>
<html lang="en">
<head>
${pageHead(title, html`<link rel="stylesheet" href="/editor/editor.css">${script ? html`<script type="module" src="/editor/editor.js"></script>` : ""}`)}
</head>
<body>
${body}
</body>
</html>`;

/** Lists every story of the space with a link to edit it. */
export function listPage(stories: ListedStory[]) {
  const row = ({ id, name, full_slug, published, unpublished_changes }: ListedStory) =>
    html`<tr><td><a href="/editor/${id}">${name}</a></td><td><code>${full_slug}</code></td><td>${
      published ? (unpublished_changes ? "changed since it was published" : "published") : "draft"
    }</td></tr>`;
  return frame(
    "Stories",
    html`<header><a href="/">Sandbox</a></header>
<main>
<h1>Stories</h1>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Address</th><th scope="col">State</th></tr></thead>
<tbody>${stories.map(row)}</tbody>
</table>
</main>`,
  );
}

/** Shows a story's form beside its page. */
export function editorPage(id: string, languages: string[]) {
  return frame(
    "Editor",
    html`<div class="editor" data-story="${id}">
<form class="fields" aria-label="Story" autocomplete="off">
<p class="bar">
<a href="/editor">Stories</a>
<label>Language <select name="language">${languages.map((one) => html`<option value="${one}">${one}</option>`)}</select></label>
<label>Your name <input name="author" autocomplete="name" maxlength="80"></label>
<button type="button" data-do="save">Save draft</button>
<button type="button" data-do="publish">Publish</button>
<output role="status"></output>
</p>
<details class="versions">
<summary>Versions</summary>
<ol></ol>
</details>
<div class="content"></div>
</form>
<iframe title="The page as it will be"></iframe>
</div>`,
    true,
  );
}
