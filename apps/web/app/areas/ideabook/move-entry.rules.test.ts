import { describe, expect, it } from "vitest";
import { moveEntry } from "./move-entry.rules.ts";

describe("moving an entry", () => {
  it("goes up and down one place, and to any place", () => {
    expect(moveEntry([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
    expect(moveEntry([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
    expect(moveEntry([1, 2, 3, 4], 4, -3)).toEqual([4, 1, 2, 3]);
  });

  it("stops at the ends, and leaves alone what isn't there", () => {
    expect(moveEntry([1, 2], 1, -1)).toEqual([1, 2]);
    expect(moveEntry([1, 2], 1, 9)).toEqual([2, 1]);
    expect(moveEntry([1, 2], 7, 1)).toEqual([1, 2]);
  });
});
