import { expect, it } from "vitest";
import { sameSitePath } from "./same-site-path.ts";

it("keeps paths of this site", () => {
  expect(sameSitePath("/en/search?q=marble", "/")).toBe("/en/search?q=marble");
});

it.each(["//evil.test", "/\\evil.test", "https://evil.test", "javascript:alert(1)", "", null, "/a\nb"])("refuses %j", (value) => {
  expect(sameSitePath(value, "/en/")).toBe("/en/");
});
