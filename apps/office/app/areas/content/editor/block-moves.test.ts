import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moved, pathOfBlok, withNewIds, withValue } from "./block-moves.ts";

const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 });
const placed = lists.chain((list) =>
  fc.record({ list: fc.constant(list), from: fc.nat({ max: list.length - 1 }), to: fc.nat({ max: list.length - 1 }) }),
);

describe("moving a block", () => {
  it("puts it where it was asked to, loses none, and is undone by the way back", () => {
    fc.assert(
      fc.property(placed, ({ list, from, to }) => {
        const after = moved(list, from, to);
        expect(after[to]).toBe(list[from]);
        expect([...after].sort()).toEqual([...list].sort());
        expect(moved(after, to, from)).toEqual(list);
        const others = (all: readonly number[]) => all.filter((one) => one !== list[from]);
        expect(others(after)).toEqual(others(list));
      }),
    );
  });

  it("changes nothing beyond the list's ends", () => {
    fc.assert(
      fc.property(lists, fc.integer(), fc.integer(), (list, from, to) => {
        fc.pre(from < 0 || to < 0 || from >= list.length || to >= list.length);
        expect(moved(list, from, to)).toBe(list);
      }),
    );
  });
});

describe("a value inside a story", () => {
  const story = {
    component: "page",
    body: [
      { _uid: "a", component: "text" },
      { _uid: "b", component: "list", items: [{ _uid: "c", component: "item" }] },
    ],
  };

  it("is replaced without touching its neighbors", () => {
    const next = withValue(story, ["body", 1, "items", 0, "title"], "New");
    expect(next.body[1]).toMatchObject({ items: [{ _uid: "c", title: "New" }] });
    expect(next.body[0]).toBe(story.body[0]);
    expect(story.body[1]).not.toHaveProperty("items.0.title");
  });

  it("is found by its block's id", () => {
    expect(pathOfBlok(story, "c")).toEqual(["body", 1, "items", 0]);
    expect(pathOfBlok(story, "none")).toBeNull();
  });

  it("gets ids of its own when it is copied, at each depth", () => {
    let next = 0;
    const copy = withNewIds(story.body, () => `new-${(next += 1)}`);
    expect(JSON.stringify(copy)).not.toMatch(/"_uid":"[abc]"/);
    expect(copy).toMatchObject([{ component: "text" }, { items: [{ component: "item" }] }]);
  });
});
