import { expect, it } from "vitest";
import { sizeIn } from "./needed-size.ts";

it("reads the size of a counter, and nothing else", () => {
  expect(sizeIn('{"width":96,"height":26.5}')).toEqual({ width: 96, height: 26.5 });
  for (const stored of [null, "", "96", "{}", '{"width":"96","height":26}', '{"width":0,"height":26}', '{"width":96,"height":4000}'])
    expect(sizeIn(stored)).toBeNull();
});
