import { expect, it } from "vitest";
import { readSearchWords } from "./read-search-words.ts";

it("reads search synonyms, and names invalid lines", () => {
  const { entries, faults } = readSearchWords("# ours\nzellige: handmade,  glossy ceramic\n\nno colon here\nsplashy:\nzellige: again\n");
  expect(entries).toEqual([{ name: "zellige", value: "handmade, glossy ceramic" }]);
  expect(faults.map((fault) => fault.line)).toEqual([4, 5, 6]);
});
