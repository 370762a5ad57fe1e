import { htmlToMarkdown, type TagOverride } from "@mdream/js";

/** Elements that aren't content: controls, and elements marked as such. */
const NOT_READ = [
  "[data-nosnippet]",
  "[hidden]",
  "[popover]",
  "[aria-hidden=true]",
  "[role=radiogroup]",
  "button",
  "dialog",
  "fieldset",
  "input",
  "label",
  "nav",
  "noscript",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
];

/** Elements that the library would keep as HTML. */
const AS_TEXT = {
  details: "div",
  summary: "div",
  dl: "div",
  dt: { enter: "- ", exit: ": ", spacing: [1, 0] },
  dd: { enter: "", exit: "", spacing: [0, 1] },
} satisfies Record<string, TagOverride | string>;

/** Matches adjacent elements whose words are separated by styles only. */
const apart =
  /<\/(?:a|b|em|small|span|strong)>(?=<(?:a|b|em|small|span|strong)[ >]|[\p{L}\d])|(?<=[^\s>])(?=<span class="[^"]*\bblock\b)/gu;

/**
 * Converts a page's main part to Markdown, preceded by its title, description, address and language as YAML.
 * @param url the page's absolute address, the base of its links
 */
export function toMarkdown(html: string, url: string): string {
  let head: Record<string, string> = {};
  const { origin, pathname } = new URL(url);
  // The library resolves links against the origin only.
  const absolute = html
    .replaceAll("<!-- -->", "")
    .replace(apart, "$& ")
    .replaceAll('href="?', `href="${pathname}?`)
    .replaceAll('href="#', `href="${pathname}#`);
  const body = htmlToMarkdown(absolute, {
    origin,
    clean: true,
    plugins: {
      isolateMain: true,
      tagOverrides: AS_TEXT,
      filter: { exclude: NOT_READ },
      frontmatter: (found) => {
        head = found;
      },
    },
  });
  const { title = "", description = "" } = head;
  const language = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? "";
  const fields = Object.entries({ title, description, url, language }).filter(([, value]) => value !== "");
  // A JSON string is valid YAML.
  const yaml = fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join("");
  return `---\n${yaml}---\n\n${tidy(body)}\n`;
}

/** Removes the library's own front matter, and list items that are empty without their controls. */
const tidy = (markdown: string): string =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/^[ \t]*-?[ \t]*$\n/gm, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
