import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findRedirect, type RedirectEntry } from "./redirect.rules.ts";

const entries: RedirectEntry[] = [
  { name: "/old", value: "301 /new/" },
  { name: "/moved/*", value: "302 /here/*" },
  { name: "/moved/special/*", value: "/there/*" },
  { name: "/flat/*", value: "/one/" },
  { name: "/a", value: "/b" },
  { name: "/b", value: "302 /c/" },
  { name: "/c", value: "https://elsewhere.test/x" },
  { name: "/round", value: "/and-round" },
  { name: "/and-round", value: "/round" },
  { name: "/self", value: "/self/" },
  { name: "/shop.php", value: "/new/" },
  { name: "/shop.php?id=5", value: "/five/" },
  { name: "/shop.php?id=5&color=red", value: "/red-five/" },
  { name: "/?page_id=9", value: "/about/" },
  { name: "/bad-scheme", value: "javascript:alert(1)" },
  { name: "/bad-host", value: "//evil.test" },
  { name: "/bad-status", value: "200 /x" },
  { name: "/plain-http", value: "http://elsewhere.test" },
];
const to = (path: string) => findRedirect(path, entries);

describe("a redirect", () => {
  it.each([
    ["/old", "/new/", 301],
    ["/OLD/", "/new/", 301],
    ["/en/old?x=1#y", "/new/", 301],
    ["/shop.php?id=7&utm_source=x", "/new/", 301],
    ["/moved/x/y", "/here/x/y", 302],
    ["/moved/special/z", "/there/z", 301],
    ["/flat/anything/at/all", "/one/", 301],
  ])("sends %s to %s with %s", (path, target, status) => {
    expect(to(path)).toMatchObject({ to: target, external: false, status });
  });

  it.each([
    ["/shop.php?id=5", "/five/"],
    ["/Shop.php?x=1&id=5", "/five/"],
    ["/en/shop.php?color=red&id=5#top", "/red-five/"],
    ["/?page_id=9", "/about/"],
    ["/es?page_id=9", "/about/"],
  ])("tells the parameters of %s", (path, target) => {
    expect(to(path)).toEqual({ to: target, external: false, status: 301, usesQuery: true });
  });

  it("follows a chain to its end, with the status of its first step", () => {
    expect(to("/a")).toEqual({ to: "https://elsewhere.test/x", external: true, status: 301, usesQuery: false });
  });

  it.each(["/round", "/self", "/bad-scheme", "/bad-host", "/bad-status", "/plain-http", "/nothing", "/", "/movedx"])(
    "does not exist for %s",
    (path) => {
      expect(to(path)).toBeNull();
    },
  );

  it("never leaves the site, whatever the path contains", () => {
    const inner = entries.filter((entry) => !entry.value.includes("https:") && entry.name !== "/a");
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.constantFrom("/moved/", "/moved/special/", "/flat/", "/old/"), (rest, base) => {
        const found = findRedirect(base + rest, inner);
        if (!found) return;
        expect(found.external).toBe(false);
        expect(new URL(found.to, "https://shop.test").host).toBe("shop.test");
      }),
    );
  });

  it("terminates for any table", () => {
    const name = fc.constantFrom("/a", "/b", "/c", "/d", "/a/*", "/b/*");
    const value = fc.constantFrom("/a", "/b", "/c", "/a/x", "/b/*", "302 /d/", "https://x.test/");
    fc.assert(
      fc.property(fc.array(fc.record({ name, value }), { maxLength: 8 }), fc.constantFrom("/a", "/b/x/y", "/c"), (table, path) => {
        const found = findRedirect(path, table);
        if (found) expect([301, 302, 307, 308]).toContain(found.status);
      }),
    );
  });
});
