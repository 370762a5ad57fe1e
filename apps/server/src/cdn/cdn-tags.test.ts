import { type PageTag, productTag } from "@azulejo/contract/pages/page-tag.ts";
import { expect, it } from "vitest";
import { cdnTagsOf, EVERY_PAGE, purgedTags } from "./cdn-tags.ts";

const products = (count: number): PageTag[] => Array.from({ length: count }, (_, at) => productTag(`tile-${at}`));
/** Whether a purge of the tag drops a page with these tags. */
const drops = (changed: PageTag, page: PageTag[]) => {
  const given = cdnTagsOf(new Set(page));
  return purgedTags([changed]).some((tag) => given.includes(tag));
};

it("a page is purged by each of its tags, and by no other tag", () => {
  const page: PageTag[] = ["list", "product:a", "presence:blog/ácido, sí no"];
  for (const tag of page) expect(drops(tag, page)).toBe(true);
  for (const tag of ["gallery", "product:b", "series:a", "presence:blog"] as const) expect(drops(tag, page)).toBe(false);
  expect(cdnTagsOf(new Set(page)).every((tag) => /^[\w-]{3,10}$/.test(tag))).toBe(true);
});

it("a page with too many tags is purged by any product, and its header stays short", () => {
  const page: PageTag[] = ["content", ...products(5000)];
  expect(cdnTagsOf(new Set(page)).length).toBe(3);
  expect([drops("product:tile-7", page), drops("product:another", page), drops("content", page)]).toEqual([true, true, true]);
  expect(drops("series:tile-7", page)).toBe(false);
  expect(cdnTagsOf(new Set(products(300))).join(" ").length).toBeLessThan(4000);
});

it("every page is purged at once", () => {
  expect(purgedTags(null)).toEqual([EVERY_PAGE]);
  expect(cdnTagsOf(new Set())).toEqual([EVERY_PAGE]);
});
