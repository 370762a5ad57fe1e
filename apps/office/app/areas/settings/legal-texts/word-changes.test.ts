import { describe, expect, it } from "vitest";
import { wordChanges } from "./word-changes.ts";

describe("changes of words", () => {
  it("are the removed and added words between unchanged ones", () => {
    expect(wordChanges("Returns within 30 days.", "Returns within 60 calendar days.")).toEqual([
      { kind: "same", words: "Returns within " },
      { kind: "removed", words: "30 " },
      { kind: "added", words: "60 calendar " },
      { kind: "same", words: "days." },
    ]);
  });

  it("are none for the same text, and everything for a new one", () => {
    expect(wordChanges("Same text", "Same text")).toEqual([{ kind: "same", words: "Same text" }]);
    expect(wordChanges("", "New text")).toEqual([{ kind: "added", words: "New text" }]);
  });

  it("lose no word, however long the texts are", () => {
    const [before, after] = ["a b ".repeat(2000), "b c ".repeat(2000)];
    const text = (without: string) =>
      wordChanges(before, after)
        .filter(({ kind }) => kind !== without)
        .map(({ words }) => words)
        .join("");
    expect([text("added"), text("removed")]).toEqual([before, after]);
  });
});
