import { describe, expect, it } from "vitest";
import { isMarkdownAddress, markdownOfPage, pageOfMarkdown, wantsMarkdown } from "./markdown-address.ts";
import { toMarkdown } from "./to-markdown.ts";

describe("the address of a page as Markdown", () => {
  it.each([
    ["/en/about/", "/en/about.md"],
    ["/en/", "/en/index.md"],
    ["/", "/index.md"],
    ["/es/our-locations", "/es/our-locations.md"],
    ["/es/product/list/porcelanico/?color=gray", "/es/product/list/porcelanico.md?color=gray"],
  ])("of %s is %s", (page, markdown) => {
    expect(markdownOfPage(page)).toBe(markdown);
    expect(isMarkdownAddress(markdown)).toBe(true);
    expect(pageOfMarkdown(markdown)).toBe(page);
  });

  it.each(["/en/about/", "/en/search?q=readme.md", "/en/x.mdx", "/en/x.md/"])("isn't %s", (url) => {
    expect(isMarkdownAddress(url)).toBe(false);
  });
});

it.each([
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.9, */*;q=0.1", true],
  ["text/html, text/markdown;q=0.5", false],
  ["text/html,application/xhtml+xml,*/*;q=0.8", false],
  ["*/*", false],
  [undefined, false],
])("a reader that accepts %s prefers Markdown: %s", (accept, wants) => {
  expect(wantsMarkdown(accept)).toBe(wants);
});

const page = (main: string) =>
  `<html lang="en"><head><title>Say "hi": a page</title><meta name="description" content="For all."></head><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`;
const converted = (main: string) => toMarkdown(page(main), "https://shop.test/en/about/");

describe("a page as Markdown", () => {
  it("begins with its title and address", () => {
    expect(converted("<h1>Hi</h1><p>Words.</p>")).toBe(
      '---\ntitle: "Say \\"hi\\": a page"\ndescription: "For all."\nurl: "https://shop.test/en/about/"\nlanguage: "en"\n---\n\n# Hi\n\nWords.\n',
    );
  });

  it("has links that lead there from anywhere", () => {
    expect(converted('<p><a href="/en/">home</a> <a href="?size=2">two</a> <a href="#top">top</a></p>')).toContain(
      "[home](https://shop.test/en/) [two](https://shop.test/en/about/?size=2) [top](https://shop.test/en/about/#top)",
    );
  });

  it("keeps tables and leaves out controls", () => {
    const table = "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>";
    const controls =
      '<form><input value="x"><button>Buy</button></form><p data-nosnippet>Choose</p><p hidden>Later</p><svg><text>5</text></svg>';
    expect(converted(table + controls).split("---\n\n")[1]).toBe("| A | B |\n| --- | --- |\n| 1 | 2 |\n");
  });
});
