import { describe, expect, it } from "vitest";
import { readInvoicesChoices, toInvoicesInput, writeInvoicesChoices } from "./invoices-address.ts";

const read = (query: string) => readInvoicesChoices(new URLSearchParams(query));

describe("the address of a list of invoices", () => {
  it("is written as it is read", () => {
    for (const query of ["", "status=paid&age=31-60&search=LR-2291&branch=3&sort=total_desc&page=3"])
      expect(writeInvoicesChoices(read(query))).toBe(query);
    expect(toInvoicesInput(read("age=90%2B"))).toEqual({ status: "open", age: "90+", search: "", sort: "due", page: 1, pageSize: 100 });
  });

  it.each(["status=gone", "age=1", "sort=name", "page=0", "page=1.5", "branch=x", "branch=4294967296"])("ignores %s", (query) => {
    expect(writeInvoicesChoices(read(query))).toBe("");
  });
});
