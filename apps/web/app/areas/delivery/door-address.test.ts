import { describe, expect, it } from "vitest";
import { doorAddress, doorUnits } from "./door-address.ts";

const back = (returnTo: string, zip: string | null = "89502", quantity: unknown = "12") => doorAddress(returnTo, "/en/", zip, quantity);

describe("the address of a delivered price without scripts", () => {
  it("keeps the variant and names the units, not the ZIP code", () => {
    expect(back("/en/product/detail/tile?item=A-1&door=3")).toBe("/en/product/detail/tile?item=A-1&door=12#quantity");
    expect(back("/es/product/detail/losa", null)).toBe("/es/product/detail/losa?door=invalid#quantity");
  });

  it("stays on this site", () => {
    for (const other of ["https://evil.example/", "//evil.example", "/\\evil.example", ""])
      expect(back(other)).toBe("/en/?door=12#quantity");
  });

  it("reads units within bounds, whatever the address says", () => {
    const of = (search: string) => doorUnits(new URLSearchParams(search));
    expect(["", "door=7", "door=0", "door=-4", "door=1e9", "door=invalid", "door=%3Cscript%3E"].map(of)).toEqual([
      null,
      7,
      1,
      1,
      9_999,
      1,
      1,
    ]);
  });
});
