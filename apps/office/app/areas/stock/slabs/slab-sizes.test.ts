import { describe, expect, it } from "vitest";
import { readSizes } from "./slab-sizes.ts";

describe("typed sizes of slabs", () => {
  it("are read from inches or centimeters, with any sign between them", () => {
    expect(readSizes("126.5 x 63\n126,5×63\n\n126\t63", "in")).toEqual({
      sizes: [
        { widthMm: 3213, heightMm: 1600 },
        { widthMm: 3213, heightMm: 1600 },
        { widthMm: 3200, heightMm: 1600 },
      ],
      faults: [],
    });
    expect(readSizes("320 x 160", "cm").sizes).toEqual([{ widthMm: 3200, heightMm: 1600 }]);
  });

  it.each(["126", "x 63", "126 x", "0 x 63", "9999 x 63", "-5 x 63", "126 x 63 x 3", "=1+1"])("are not %s", (line) => {
    expect(readSizes(`126 x 63\n${line}`, "in")).toMatchObject({ faults: [2] });
  });
});
