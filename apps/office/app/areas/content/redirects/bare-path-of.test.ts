import { describe, expect, it } from "vitest";
import { barePathOf } from "./bare-path-of.ts";

describe("the path of an address", () => {
  it.each([
    ["https://shop.example/es/marmol/?a=1#b", "/marmol/?a=1"],
    ["/es?a=1", "?a=1"],
    ["/en/old-page", "/old-page"],
    ["old-page", "/old-page"],
    ["/english/old", "/english/old"],
    ["https://shop.example", "/"],
    [" /en ", "/"],
  ])("%s is %s", (typed, path) => {
    expect(barePathOf(typed)).toBe(path);
  });
});
