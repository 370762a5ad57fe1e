import { expect, it } from "vitest";
import { siteTitle, titleFromPath } from "./page-title.ts";

it.each([
  ["/terms-of-sale/", "Terms of Sale"],
  ["/blog/whats-hot", "Whats Hot"],
  ["/", ""],
])("%s", (path, title) => {
  expect(titleFromPath(path)).toBe(title);
});

it("adds the site's name", () => {
  expect(siteTitle("Sale", "|", "Cantera")).toBe("Sale | Cantera");
  expect(siteTitle("", "|", "Cantera")).toBe("Cantera");
});
