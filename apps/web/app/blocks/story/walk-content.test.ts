import { describe, expect, it } from "vitest";
import { shownAsset } from "./shown-asset.ts";
import { mapContent, walkContent } from "./walk-content.ts";

const link = { linktype: "url", url: "/a", cached_url: "/a", id: "" };
const textLink = { type: "link", attrs: { href: "/b", linktype: "url", anchor: null } };
const asset = { id: null, filename: "/assets/f/1001/10x10/x/tile.webp", alt: "A tile", title: null, fieldtype: "asset" };
const nested = { uuid: "u", full_slug: "blog/other", content: { link } };
const content = {
  _uid: "1",
  component: "page",
  title: "Tile",
  body: [{ _uid: "2", component: "hero", link, image: asset, tags: ["a", "b"], count: null }],
  text: { type: "doc", content: [{ type: "text", text: "here", marks: [textLink] }] },
  author: nested,
};

describe("mapContent", () => {
  it("replaces links, links in text and files, and keeps everything else", () => {
    const before = structuredClone(content);
    const mapped = mapContent(content, {
      link: ({ url }) => ({ href: url }),
      textLink: ({ href }) => ({ href: `${href}!` }),
      asset: ({ filename }) => ({ filename }),
    });
    expect(mapped).toEqual({
      ...content,
      body: [{ ...content.body[0], link: { href: "/a" }, image: { filename: asset.filename } }],
      text: { type: "doc", content: [{ type: "text", text: "here", marks: [{ type: "link", attrs: { href: "/b!" } }] }] },
    });
    expect(content).toEqual(before);
  });

  it("meets what walking through the content meets", () => {
    const [walked, mapped]: string[][] = [[], []];
    const note = (into: string[]) => ({
      link: () => into.push("link"),
      textLink: () => into.push("text link"),
      asset: () => into.push("asset"),
    });
    walkContent(content, note(walked ?? []));
    mapContent(content, note(mapped ?? []));
    expect(mapped).toEqual(walked);
    expect(mapped).toEqual(["link", "asset", "text link"]);
  });
});

describe("shownAsset", () => {
  it("has a picture's words, focus and color, and nothing that a page doesn't show", () => {
    expect(shownAsset(asset, "/x.webp")).toEqual({ filename: "/x.webp", alt: "A tile" });
    const framed = { ...asset, alt: null, focus: "1x2:3x4", meta_data: { color: "#aabbcc", size: "10x10" } };
    expect(shownAsset(framed, "/x.webp")).toEqual({ filename: "/x.webp", alt: "", focus: "1x2:3x4", meta_data: { color: "#aabbcc" } });
  });
});
