import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bannersOf, pathFits, type StoredBanner, toBanner, type Viewing } from "./banner.rules.ts";

const banner = (more: Partial<StoredBanner> = {}): StoredBanner => ({
  id: "a",
  text: "Notice",
  href: null,
  label: null,
  tone: "plain",
  paths: [],
  query: [],
  languages: [],
  customerKinds: [],
  from: null,
  until: null,
  sortIndex: 0,
  ...more,
});
const viewing = (more: Partial<Viewing> = {}): Viewing => ({
  paths: ["about/"],
  query: new Map(),
  language: "en",
  customerKind: "guest",
  now: 1000,
  ...more,
});
const shownOf = (banners: StoredBanner[], at: Viewing) => bannersOf(banners, at).shown.map((one) => one.id);

describe("a path pattern", () => {
  it.each([
    ["*", "", true],
    ["*", "/es/anything/at/all", true],
    ["about/", "about", true],
    ["/about", "/en/about/?a=1#b", true],
    ["about", "about/team", false],
    ["product/sale/*", "product/sale/", true],
    ["product/sale/*", "/es/product/sale/x/y", true],
    ["product/sale/*", "product/sales", false],
    ["/", "", true],
    ["/", "about", false],
    ["pros/*", "PROS/Wholesale", true],
    ["es/*", "about", true],
  ])("%s and %s: %s", (pattern, path, fits) => {
    expect(pathFits(pattern, path)).toBe(fits);
  });

  const segment = fc.stringMatching(/^[a-z0-9-]{3,8}$/);
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));

  it("matches its own path whatever the slashes and language prefix, and paths below it only with /*", () => {
    fc.assert(
      fc.property(path, path, fc.constantFrom("", "/", "/en/", "es/"), fc.constantFrom("", "/"), (at, below, before, after) => {
        expect(pathFits(at, before + at + after)).toBe(true);
        expect(pathFits(`${at}/*`, before + at + after)).toBe(true);
        expect(pathFits(`${at}/*`, `${before}${at}/${below}${after}`)).toBe(true);
        expect(pathFits(at, `${at}/${below}`)).toBe(false);
        expect(pathFits(`${at}/${below}/*`, at)).toBe(false);
      }),
    );
  });
});

describe("the visible banners", () => {
  it("match every pair of the query", () => {
    const query = new Map([
      ["sort", ["price_asc"]],
      ["color", ["white", "gray"]],
    ]);
    const shows = (...pairs: string[]) => shownOf([banner({ query: pairs })], viewing({ query })).length === 1;
    expect(shows("sort=price_asc", "color=gray")).toBe(true);
    expect(shows("color")).toBe(true);
    expect(shows("sort=price_asc", "color=black")).toBe(false);
    expect(shows("page=2")).toBe(false);
  });

  it("match the language and customer type", () => {
    const spanish = banner({ id: "es", languages: ["es"] });
    const business = banner({ id: "business", customerKinds: ["business"] });
    expect(shownOf([spanish, business], viewing())).toEqual([]);
    expect(shownOf([spanish, business], viewing({ language: "es" }))).toEqual(["es"]);
    expect(shownOf([spanish, business], viewing({ customerKind: "business" }))).toEqual(["business"]);
  });

  it("are in the order of sortIndex", () => {
    expect(
      shownOf([banner({ id: "b", sortIndex: 20 }), banner({ id: "a", sortIndex: 3 }), banner({ id: "c", sortIndex: -1 })], viewing()),
    ).toEqual(["c", "a", "b"]);
  });

  const time = fc.option(fc.integer({ min: 0, max: 60 }), { nil: null });
  const scheduled = fc
    .array(fc.record({ from: time, until: time }), { maxLength: 6 })
    .map((all) => all.map((one, id) => banner({ id: String(id), ...one })));

  it("stay the same until the announced time, and then change", () => {
    fc.assert(
      fc.property(scheduled, fc.integer({ min: 0, max: 60 }), (banners, now) => {
        const at = (moment: number) => shownOf(banners, viewing({ now: moment }));
        const { changesAt } = bannersOf(banners, viewing({ now }));
        for (let later = now; later < Math.min(changesAt ?? 70, 70); later++) expect(at(later)).toEqual(at(now));
        if (changesAt !== null) expect(changesAt).toBeGreaterThan(now);
      }),
    );
  });
});

describe("a stored banner", () => {
  const read = (content: Record<string, unknown>) => toBanner({ uuid: "u", content: { text: "Notice", ...content } });

  it("reads times as UTC unless they carry an offset", () => {
    expect(read({ from: "2026-03-09 10:00", until: "2026-03-09T10:00:00-05:00" })).toMatchObject({
      from: Date.UTC(2026, 2, 9, 10),
      until: Date.UTC(2026, 2, 9, 15),
    });
    expect(read({ from: "", until: undefined })).toMatchObject({ from: null, until: null });
  });

  it.each([{ from: "soon" }, { until: "2026-13-45 10:00" }, { text: "  " }, { text: null }])("that says %j is not shown", (content) => {
    expect(read(content)).toBeNull();
  });

  it.each([
    [{ linktype: "url", url: "returns/", cached_url: "returns/", anchor: "late" }, "returns/#late"],
    [{ linktype: "story", url: "", cached_url: "old/", story: { full_slug: "es/new/", default_full_slug: "new/" } }, "new/"],
    [{ linktype: "email", url: "", cached_url: "", email: "a@b.test" }, "mailto:a@b.test"],
    [{ linktype: "url", url: "", cached_url: "" }, null],
    [undefined, null],
  ])("has the link's target: %j", (link, href) => {
    expect(read({ link })?.href).toBe(href);
  });
});
