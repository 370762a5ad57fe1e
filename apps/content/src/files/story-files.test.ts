import { describe, expect, it } from "vitest";
import { markdownToRichText, type Node } from "./markdown-to-rich-text.ts";
import { readStoryFile } from "./read-story-file.ts";
import { richTextToMarkdown } from "./rich-text-to-markdown.ts";
import { StoryFileError, type StorySpace } from "./story-file.ts";

const space: StorySpace = {
  components: new Map(
    [
      {
        name: "page",
        schema: {
          title: { type: "text", translatable: true },
          image: { type: "asset", translatable: true },
          body: { type: "bloks" },
          layout: { type: "option" },
        },
      },
      { name: "rich_text", schema: { text: { type: "richtext", translatable: true } } },
      { name: "lead", schema: { title: { type: "text", translatable: true }, link: { type: "multilink" } } },
      {
        name: "article",
        schema: {
          title: { type: "text", translatable: true },
          body: { type: "richtext", translatable: true },
          author: { type: "option", field_type: "option" },
        },
      },
    ].map((one) => [one.name, one]),
  ),
  languages: ["en", "es"],
  hasStory: (slug) => ["returns", "authors/ana"].includes(slug),
  pictureAddress: (file) => (file === "blue-bath" ? "/assets/f/1001/1920x1280/abc/blue-bath.webp" : null),
};

const fault = (file: string, source: string): string => {
  try {
    readStoryFile(file, source, space);
  } catch (error) {
    if (error instanceof StoryFileError) return `${error.line}: ${error.message}`;
    throw error;
  }
  return "none";
};

describe("a story file", () => {
  it("contains both languages: fields side by side, texts one after the other", () => {
    const story = readStoryFile(
      "pros/index.md",
      "---\ncomponent: page\ntitle: { en: Pros, es: Profesionales }\ntags: [trade]\nafter:\n  - component: lead\n    title: More\n    link: returns/#boxes\n---\nHello\n\n<!-- es -->\n\nHola\n",
      space,
    );
    expect(story).toMatchObject({ fullSlug: "pros", isStartpage: true, name: "Pros", tags: ["trade"] });
    expect(story.content).toMatchObject({
      component: "page",
      title: "Pros",
      title__i18n__es: "Profesionales",
      body: [
        {
          component: "rich_text",
          text: { content: [{ content: [{ text: "Hello" }] }] },
          text__i18n__es: { content: [{ content: [{ text: "Hola" }] }] },
        },
        { component: "lead", title: "More", link: { linktype: "story", cached_url: "returns", anchor: "boxes" } },
      ],
    });
  });

  it("gives blocks the same ids on every read", () => {
    const source = "---\ncomponent: page\nafter:\n  - component: lead\n    title: A\n---\n";
    expect(readStoryFile("a.md", source, space)).toEqual(readStoryFile("a.md", source, space));
  });

  it("may be JSON in the content system's format", () => {
    const content = { component: "page", title: "As it is" };
    expect(readStoryFile("x/y.json", JSON.stringify({ name: "Y", content }), space)).toMatchObject({
      fullSlug: "x/y",
      name: "Y",
      content,
    });
  });

  it.each([
    ["without front matter", "Hello", "1: the file does not begin with front matter between two lines of ---"],
    ["with an unknown component", "---\ncomponent: pgae\n---\n", "2: component: there is no component pgae"],
    ["with an unknown field", "---\ncomponent: page\ntitle: A\nheading: B\n---\n", "4: heading: page has no field heading"],
    [
      "with a field of a block that is not right",
      "---\ncomponent: page\nafter:\n  - component: lead\n    titel: A\n---\nText\n",
      "5: after.0.titel: lead has no field titel",
    ],
    ["with a picture that is not there", "---\ncomponent: page\nimage: { file: none }\n---\n", "3: image.file: there is no picture none"],
    [
      "with a relation that is not there",
      "---\ncomponent: article\nauthor: authors/bob\n---\n",
      "3: author: there is no story authors/bob",
    ],
    [
      "with a link that runs script",
      "---\ncomponent: page\nafter:\n  - component: lead\n    link: javascript:alert(1)\n---\n",
      "5: after.0.link: a link cannot lead to javascript:",
    ],
    [
      "with script behind a link in the text",
      "---\ncomponent: page\n---\nA\n\n[b](javascript:alert(1))\n",
      "6: a link cannot lead to javascript:",
    ],
    ["with HTML in the text", "---\ncomponent: page\n---\nA\n\n<script>alert(1)</script>\n", "6: text cannot hold HTML"],
    ["with a language that nobody reads", "---\ncomponent: page\n---\nA\n\n<!-- fr -->\n\nB\n", "6: there is no language fr"],
    ["with broken YAML", "---\ncomponent: page\ntitle: { en: A, b, c\n---\n", "3: "],
  ])("%s is named by line and reason", (_, source, expected) => {
    expect(fault("a.md", source)).toContain(expected);
  });
});

describe("Markdown", () => {
  const context = { space, line: 1, toBlok: (value: unknown) => ({ _uid: "x", component: "lead", ...(value as object) }) };
  const fromBlok = ({ _uid, ...blok }: Record<string, unknown>) => blok;

  it.each([
    ["paragraphs and headings", "## Joint width\n\nOne **bold** word, one *slanted*, `code` and ~~gone~~."],
    ["nested marks", "**all of *this* here** and [a **bold** link](returns/#x)"],
    ["lists", "- one\n- two\n  - three\n\n3. c\n4. d"],
    ["a quote", "> Measure twice."],
    ["a table", "| A | B |\n| --- | --- |\n| 1 | *2* |"],
    ["links", "[story](returns/), [list](product/list/sale/), [mail](mailto:a@b.test), [web](https://example.test/x)"],
    ["characters that mean something", "5 \\* 3, a\\_b and \\[x\\]"],
    ["a block", "Text\n\n```block\ncomponent: lead\ntitle: A\n```\n\nMore"],
  ])("comes back as it was: %s", (_, markdown) => {
    const text = markdownToRichText(markdown, context);
    const written = richTextToMarkdown(text, fromBlok) ?? "";
    expect(markdownToRichText(written, context)).toEqual(text);
  });

  it("is not written for content that it cannot express", () => {
    const odd: Node = { type: "doc", content: [{ type: "emoji" }] };
    expect(richTextToMarkdown(odd, fromBlok)).toBeNull();
  });
});
