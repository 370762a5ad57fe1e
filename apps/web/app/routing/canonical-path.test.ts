import { expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

it.each([
  ["/en", "/", "/en/"],
  ["/en/", "/", "/en/"],
  ["/en/product/sale", "product/sale/", "/en/product/sale/"],
  ["/en/product/list/porcelain/marble-look", "product/list/*/", "/en/product/list/porcelain/marble-look/"],
  ["/es/shoppingbag/", "shoppingbag", "/es/shoppingbag"],
  ["/es/product/detail/luna/", "product/detail/*", "/es/product/detail/luna"],
  ["/es/search", "search", "/es/search"],
])("%s of %s is %s", (path, pattern, expected) => {
  expect(canonicalPath(path, pattern)).toBe(expected);
});
