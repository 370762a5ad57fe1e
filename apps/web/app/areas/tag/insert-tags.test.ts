import type { TagItem } from "@azulejo/contract/areas/tag.ts";
import { describe, expect, it } from "vitest";
import { inOrder } from "./insert-tags.ts";

const item = (name: string, zone: TagItem["zone"], ...indexes: number[]): TagItem => ({
  name,
  zone,
  data: { url: "https://shop.test/", storeFrontId: 1 },
  contentList: indexes.map((sortIndex) => ({ sortIndex, content: `${name} ${sortIndex}` })),
});

describe("tags of several groups", () => {
  it("sort by sortIndex across groups, and keep the answer's order for ties", () => {
    const placed = inOrder([item("b", "Header", 30, 10), item("a", "Footer", 20), item("c", "Header", 10, -5)]);
    expect(placed.map((one) => one.content)).toEqual(["c -5", "b 10", "c 10", "a 20", "b 30"]);
  });
});
