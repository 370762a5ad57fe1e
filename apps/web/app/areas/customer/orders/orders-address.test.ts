import { describe, expect, it } from "vitest";
import { readOrdersChoices, toOrdersInput, writeOrdersChoices } from "./orders-address.ts";

const read = (query: string) => readOrdersChoices(new URLSearchParams(query));

describe("the address of a list of orders", () => {
  it("is written as it is read", () => {
    for (const query of ["", "days=0", "status=open&days=30&search=LR-2291&branch=3&sort=total_desc&page=3"])
      expect(writeOrdersChoices(read(query))).toBe(query);
    expect(toOrdersInput(read("status=completed&days=180"))).toEqual({
      status: 2,
      days: 180,
      search: "",
      sort: "newest",
      page: 1,
      pageSize: 50,
    });
  });

  it.each([
    "status=gone",
    "status=toString",
    "days=31",
    "days=x",
    "sort=name",
    "page=0",
    "page=1.5",
    "page=1e9",
    "branch=0",
    "branch=x",
    "branch=4294967296",
  ])("ignores %s", (query) => {
    expect(writeOrdersChoices(read(query))).toBe("");
  });
});
