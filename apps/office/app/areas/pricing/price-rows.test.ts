import { describe, expect, it } from "vitest";
import { emptyRow, faultsOf, isBlank, toLine, toRow } from "./price-rows.ts";

const row = { ...emptyRow(), key: "calacatta-oro", amount: "12.5" };

describe("the rows of prices", () => {
  it("come back as the lines that they show", () => {
    const off = {
      scope: "series",
      key: "odyn",
      offBasisPoints: 1250,
      cents: null,
      fromUnits: 4,
      firstDay: "2027-01-01",
      lastDay: null,
    } as const;
    const fixed = {
      scope: "item",
      key: "POR-1224",
      offBasisPoints: null,
      cents: 4529,
      fromUnits: 1,
      firstDay: null,
      lastDay: null,
    } as const;
    expect([off, fixed].map(toRow).map(toLine)).toEqual([off, fixed]);
  });

  it("need a key, an amount in range, whole units, and days in order", () => {
    expect(faultsOf(row)).toEqual({});
    expect(faultsOf({ ...row, scope: "all", key: "" })).toEqual({});
    expect(faultsOf({ ...row, key: " " })).toEqual({ key: "prices.fault.key" });
    expect(["0", "100", "1.234", "ten"].map((amount) => faultsOf({ ...row, amount }).amount)).toEqual(
      Array(4).fill("prices.fault.percent"),
    );
    expect(faultsOf({ ...row, fromUnits: "0" })).toEqual({ fromUnits: "prices.fault.units" });
    expect(faultsOf({ ...row, firstDay: "2027-02-01", lastDay: "2027-01-01" })).toEqual({ lastDay: "prices.fault.days" });
  });

  it("are left out while nothing is typed in them", () => {
    expect([isBlank(emptyRow()), isBlank(row), isBlank({ ...row, key: "" }), isBlank({ ...row, amount: "" })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("have a fixed price only for an item", () => {
    expect(faultsOf({ ...row, kind: "fixed", amount: "45.29" })).toEqual({ amount: "prices.fault.fixed" });
    expect(faultsOf({ ...row, kind: "fixed", amount: "45.29", scope: "item" })).toEqual({});
  });
});
