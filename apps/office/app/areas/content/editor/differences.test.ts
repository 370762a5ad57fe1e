import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveItem } from "../../../frame/rows/move-item.ts";
import type { Blok } from "./blok.ts";
import { differencesOf } from "./differences.ts";

const text = (uid: string, words: string): Blok => ({ _uid: uid, component: "rich_text", text: words });
const page = (...body: Blok[]): Blok => ({ component: "page", title: "Returns", body });

describe("the difference of two versions", () => {
  it("names each field with its language, before and after", () => {
    const before = { ...page(text("a", "Old")), title__i18n__es: "Devoluciones" };
    const after = { ...page(text("a", "New")), title__i18n__es: "Cambios" };
    expect(differencesOf(before, after)).toEqual([
      { kind: "changed", component: "page", field: "title", language: "es", before: "Devoluciones", after: "Cambios" },
      { kind: "changed", component: "rich_text", field: "text", language: null, before: "Old", after: "New" },
    ]);
  });

  it("tells new, removed and moved blocks apart", () => {
    const [a, b, c] = [text("a", "A"), text("b", "B"), text("c", "C")];
    const kinds = (before: Blok, after: Blok) => differencesOf(before, after).map(({ kind, before: was, after: is }) => [kind, was, is]);
    expect(kinds(page(a, b), page(c, a, b))).toEqual([["added", "", "C"]]);
    expect(kinds(page(a, b, c), page(b, c))).toEqual([["removed", "A", ""]]);
    expect(kinds(page(a, b), page(b, a)).every(([kind]) => kind === "moved")).toBe(true);
  });

  it("is empty for the same content in another order of keys, and for an empty value that is missing", () => {
    expect(differencesOf({ component: "page", a: { x: 1, y: 2 }, b: "" }, { a: { y: 2, x: 1 }, component: "page" })).toEqual([]);
  });

  it("is never empty when a block was moved, and always when nothing was", () => {
    const pages = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(pages, fc.nat(), fc.nat(), (uids, one, other) => {
        const body = uids.map((uid) => text(uid, uid));
        const [from, to] = [one % uids.length, other % uids.length];
        const found = differencesOf(page(...body), page(...moveItem(body, from, to)));
        expect(found.length > 0).toBe(from !== to);
        expect(found.every(({ kind }) => kind === "moved")).toBe(true);
      }),
    );
  });
});
