import { describe, expect, it } from "vitest";
import { entryPath, keepPath, subjectOf } from "./idea-address.ts";

describe("the address that keeps something", () => {
  it("is read back as it was written", () => {
    for (const subject of [
      { kind: "product", reference: "POR-12/24.A" },
      { kind: "slab", reference: "E32-3" },
    ] as const)
      expect(subjectOf(new URL(keepPath(subject), "https://shop.test/en/").searchParams.get("add"))).toEqual(subject);
  });

  it("names nothing if it is forged", () => {
    for (const forged of [null, "", "product", "product:", "user:1", `product:${"x".repeat(61)}`]) expect(subjectOf(forged)).toBeNull();
  });
});

describe("an entry's page", () => {
  const entry = { kind: "product", reference: "A 1", path: "tile", gone: false } as Parameters<typeof entryPath>[0];
  it("is its product's at the item, its slab's, its scene's or its story's", () => {
    expect(entryPath(entry)).toBe("product/detail/tile?item=A%201");
    expect(entryPath({ ...entry, kind: "slab", path: "E32-3" })).toBe("slabs/detail?code=E32-3");
    expect(entryPath({ ...entry, kind: "scene", path: "kitchen" })).toBe("gallery/detail/kitchen/");
    expect(entryPath({ ...entry, kind: "story", path: "blog/a/" })).toBe("blog/a/");
  });

  it("doesn't exist for removed things, except for a slab that was sold", () => {
    expect(entryPath({ ...entry, gone: true })).toBeNull();
    expect(entryPath({ ...entry, path: "" })).toBeNull();
    expect(entryPath({ ...entry, kind: "slab", gone: true })).toBe("slabs/detail?code=tile");
  });
});
