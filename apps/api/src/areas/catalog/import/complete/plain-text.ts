import { compile } from "html-to-text";

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    { selector: "script", format: "skip" },
    { selector: "style", format: "skip" },
    { selector: "iframe", format: "skip" },
    { selector: "svg", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false } },
  ],
});

/** Returns the text of HTML with paragraphs separated by an empty line. Plain text is only trimmed. */
export const plainText = (html: string): string => (/[<&]/.test(html) ? toText(html).trim() : html.trim());
