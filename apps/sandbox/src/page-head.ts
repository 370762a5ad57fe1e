import { html } from "hono/html";

/** The head of a sandbox page. @param more further elements, such as scripts and styles */
export const pageHead = (title: string, more: unknown = "") => html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox.css">
${more}`;
