import { describe, expect, it } from "vitest";
import { pictureOf } from "./asset.ts";

const asset = (more: object = {}) => ({ id: null, alt: "", filename: "/assets/f/1001/1500x1000/abc/x.webp", ...more });

describe("a picture of content", () => {
  it("has the size in its address and its stored color", () => {
    expect(pictureOf(asset({ meta_data: { color: "#a88a6e" } }))).toMatchObject({ width: 1500, height: 1000, color: "#a88a6e" });
    expect(pictureOf(asset())?.color).toBeNull();
  });

  it("is null without a size, and for a drawing, which has no variants", () => {
    expect(pictureOf(asset({ filename: "/assets/f/1001/x/abc/x.webp" }))).toBeNull();
    expect(pictureOf(asset({ filename: "https://a.storyblok.com/f/1/120x40/abc/logo.svg" }))).toBeNull();
  });
});
