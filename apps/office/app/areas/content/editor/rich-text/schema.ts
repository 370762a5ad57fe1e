import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { isSafeAddress } from "./safe-address.ts";

/**
 * Rich text in the content system's format, with its vendor's names. Addresses that run scripts are rejected, whether typed or pasted. Text
 * with parts unknown to the schema can't be edited here, but is kept.
 */
const block = { group: "block" };

const nodes: Record<string, NodeSpec> = {
  doc: { content: "block+" },
  paragraph: { ...block, content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    ...block,
    content: "inline*",
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs["level"]}`, 0],
  },
  blockquote: { ...block, content: "block+", defining: true, parseDOM: [{ tag: "blockquote" }], toDOM: () => ["blockquote", 0] },
  code_block: {
    ...block,
    content: "text*",
    marks: "",
    code: true,
    defining: true,
    attrs: { class: { default: null } },
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => ["pre", ["code", 0]],
  },
  horizontal_rule: { ...block, parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  bullet_list: { ...block, content: "list_item+", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
  ordered_list: {
    ...block,
    content: "list_item+",
    attrs: { order: { default: 1 } },
    parseDOM: [{ tag: "ol" }],
    toDOM: ({ attrs }) => ["ol", { start: String(attrs["order"]) }, 0],
  },
  list_item: { content: "paragraph block*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
  blok: {
    ...block,
    atom: true,
    attrs: { id: { default: null }, body: { default: [] } },
    toDOM: ({ attrs }) => [
      "div",
      { class: "rich-blok" },
      (attrs["body"] as { component?: string }[]).map((one) => one.component).join(", "),
    ],
  },
  text: { group: "inline" },
  hard_break: { group: "inline", inline: true, selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
  image: {
    group: "inline",
    inline: true,
    draggable: true,
    attrs: {
      ...{ id: { default: null }, src: {}, alt: { default: null }, title: { default: null }, source: { default: null } },
      ...{ copyright: { default: null }, meta_data: { default: null } },
    },
    toDOM: ({ attrs }) => ["img", { src: attrs["src"], alt: attrs["alt"] ?? "" }],
  },
};

const simple = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((one) => ({ tag: one })),
  toDOM: () => [tag, 0],
});

const marks: Record<string, MarkSpec> = {
  link: {
    inclusive: false,
    attrs: {
      ...{ href: {}, uuid: { default: null }, anchor: { default: null }, target: { default: null }, linktype: { default: "url" } },
      ...{ custom: { default: null }, story: { default: null } },
    },
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = element.getAttribute("href") ?? "";
          return isSafeAddress(href) && { href, linktype: "url" };
        },
      },
    ],
    toDOM: ({ attrs }) => ["a", { href: isSafeAddress(String(attrs["href"])) ? attrs["href"] : "#", rel: "noopener" }, 0],
  },
  bold: simple("strong", "b"),
  italic: simple("em", "i"),
  strike: simple("s", "del"),
  underline: simple("u"),
  code: simple("code"),
  superscript: simple("sup"),
  subscript: simple("sub"),
};

export const richTextSchema = new Schema({ nodes, marks });
