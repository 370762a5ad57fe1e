import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ManagedStory } from "../space-shapes.ts";
import { type BannerValues, isLink, slugOf, sortIndexAt, sortIndexOf, stateOf, toBanner, toContent } from "./banner-shape.rules.ts";

const now = new Date("2030-06-01T12:00:00.000Z");
const story = (content: Record<string, unknown>, name = "Banner") =>
  ({
    id: 1,
    name,
    lock_version: 2,
    published: true,
    unpublished_changes: false,
    published_at: now.toISOString(),
    content,
  }) as unknown as ManagedStory;

const line = fc.stringMatching(/^[a-zñ<>"' ]{1,20}$/).map((text) => text.trim() || "x");
const minute = fc.option(
  fc.integer({ min: 0, max: 80_000_000 }).map((minutes) => new Date(minutes * 60_000).toISOString()),
  { nil: null },
);
const values: fc.Arbitrary<BannerValues> = fc.record({
  ...{ name: line, textEn: line, textEs: line, labelEn: line, labelEs: line },
  linkTo: fc.constantFrom("", "sale-details/", "https://example.test/a", "mailto:a@b.test"),
  tone: fc.constantFrom("plain", "sale", "warning"),
  paths: fc.array(fc.constantFrom("*", "about/", "product/sale/*"), { maxLength: 3 }),
  query: fc.array(fc.constantFrom("sort=price_asc"), { maxLength: 1 }),
  languages: fc.subarray(["en", "es"] as const),
  customerKinds: fc.subarray(["guest", "homeowner", "business"] as const),
  ...{ from: minute, until: minute },
});

describe("a banner", () => {
  it("is read as it was written, and keeps values that the form doesn't have", () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const first = toContent(before, { _uid: "a", campaign: "x", sortIndex: "30" });
        const { id: _, lockVersion, state, hasChanges, publishedAt, ...read } = toBanner(story(toContent(after, first), after.name), now);
        expect(read).toEqual(after);
        expect(toContent(after, first)).toMatchObject({ _uid: "a", campaign: "x", sortIndex: "30" });
      }),
    );
  });

  it("keeps a link to a story as long as it leads where it did", () => {
    const link = { fieldtype: "multilink", linktype: "story", id: "8c1d", url: "", cached_url: "sale-details/" };
    const read = toBanner(story({ text: "a", link }), now);
    expect(toContent(read, { link })).toMatchObject({ link });
    expect(toContent({ ...read, linkTo: "other/" }, { link })).toMatchObject({ link: { linktype: "url", url: "other/" } });
  });

  it.each([
    [null, null, true, "shown"],
    ["2030-06-01T12:00:00.000Z", null, true, "shown"],
    ["2030-06-01T12:01:00.000Z", null, true, "planned"],
    [null, "2030-06-01T12:00:00.000Z", true, "over"],
    [null, "2030-06-01T12:01:00.000Z", true, "shown"],
    [null, null, false, "draft"],
  ] as const)("from %s until %s is %s: %s", (from, until, isPublished, state) => {
    expect(stateOf({ from, until }, isPublished, now)).toBe(state);
  });
});

describe("a link", () => {
  it.each(["", "sale-details/", "/sale-details", "product/list/slabs/?sort=a#b", "https://example.test/x", "mailto:a@b.test"])(
    "may be %j",
    (link) => expect(isLink(link)).toBe(true),
  );
  it.each(["javascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "http://example.test", "//evil.test", "a b", "x:y"])(
    "may not be %j",
    (link) => expect(isLink(link)).toBe(false),
  );
});

it("has an address of letters and digits, and places that stay in order", () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(slugOf(name)).toMatch(/^[a-z0-9][a-z0-9-]*$/);
    }),
  );
  const places = Array.from({ length: 100 }, (_, at) => sortIndexOf({ sortIndex: sortIndexAt(at) }));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
