import { describe, expect, it } from "vitest";
import { readPastedCosts } from "./pasted-costs.ts";

describe("pasted costs", () => {
  it("are read with tabs, semicolons or commas, and without their heading", () => {
    expect(readPastedCosts("Item\tCost\nPOR-1\t21.50\nPOR-2\t$1,200.00")).toEqual({
      lines: [
        { itemNo: "POR-1", costCents: 2150 },
        { itemNo: "POR-2", costCents: 120_000 },
      ],
      faults: [],
    });
    expect(readPastedCosts("POR-1;3\n\n").lines).toEqual([{ itemNo: "POR-1", costCents: 300 }]);
  });

  it("name the lines that can't be read, or that repeat an item", () => {
    expect(readPastedCosts("POR-1,2\nPOR-1,3\nPOR 3,1\nPOR-4\nPOR-5,-1").faults).toEqual([2, 3, 4, 5]);
  });
});
