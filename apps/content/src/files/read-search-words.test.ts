import { expect, it } from "vitest";
import { readSearchWords } from "./read-search-words.ts";

it("reads words and what they find, and names the lines that can't be read", () => {
  const { entries, faults } = readSearchWords("# ours\nzellige: handmade,  glossy ceramic\n\nno colon here\nsplashy:\nzellige: again\n");
  expect(entries).toEqual([{ name: "zellige", value: "handmade, glossy ceramic" }]);
  expect(faults.map((fault) => fault.line)).toEqual([4, 5, 6]);
});
