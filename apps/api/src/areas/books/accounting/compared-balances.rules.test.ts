import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparedBalances, type OurInvoice, type TheirLine } from "./compared-balances.rules.ts";

const ours = (invoiceNo: number, openCents: number, customer = "Avalon Tile, LLC", earlierNo: string | null = null): OurInvoice => ({
  ...{ invoiceNo, earlierNo, customer, openCents },
});
const theirs = (number: string, openCents: number, customer = "Avalon Tile LLC", isInvoice = true): TheirLine => ({
  ...{ number, customer, openCents, isInvoice },
});
const outcomes = (lines: TheirLine[], invoices: OurInvoice[]) =>
  comparedBalances(lines, invoices).map(({ outcome, number, theirCents, ourCents }) => [outcome, number, theirCents, ourCents]);

describe("open balances in accounting", () => {
  it("are named by how they differ from the shop's, the largest difference first", () => {
    const invoices = [ours(1, 500), ours(2, 700), ours(3, 0), ours(4, 900), ours(5, 300)];
    const lines = [theirs("1", 500), theirs("2", 600), theirs("3", 250), theirs("99", 80), theirs("5", 300, "Bodega Sur"), theirs("", -40)];
    expect(outcomes(lines, invoices)).toEqual([
      ["missing", "4", 0, 900],
      ["paid", "3", 250, 0],
      ["amount", "2", 600, 700],
      ["unknown", "99", 80, 0],
      ["other", "", -40, 0],
      ["customer", "5", 300, 300],
      ["same", "1", 500, 500],
    ]);
  });

  it("are added up where a number is repeated", () => {
    expect(outcomes([theirs("1", 200), theirs("1", 300)], [ours(1, 500)])).toEqual([["same", "1", 500, 500]]);
    expect(outcomes([theirs("1", 500), theirs("1", 500)], [ours(1, 500)])).toEqual([["amount", "1", 1000, 500]]);
  });

  it("are found by the earlier number, and by the customer where two have the number", () => {
    const invoices = [ours(1001, 500, "Bodega Sur"), ours(7, 900, "Avalon Tile, LLC", "1001")];
    const found = comparedBalances([theirs("1001", 900)], invoices);
    expect(found.map(({ outcome, invoiceNo }) => [outcome, invoiceNo])).toEqual([
      ["missing", 1001],
      ["same", 7],
    ]);
  });

  it("take a payment's number for no invoice's", () => {
    expect(outcomes([theirs("1", -500, "Avalon Tile", false)], [ours(1, 500)])).toEqual([
      ["other", "1", -500, 0],
      ["missing", "1", 0, 500],
    ]);
  });

  it("differ in sum by what the rows differ", () => {
    const line = fc.record({
      number: fc.constantFrom("", "1", "2", "3", "4"),
      customer: fc.constantFrom("", "a", "b"),
      openCents: fc.integer({ min: -500, max: 500 }),
      isInvoice: fc.boolean(),
    });
    const invoice = fc.record({
      openCents: fc.integer({ min: -500, max: 500 }),
      customer: fc.constantFrom("a", "b"),
      earlierNo: fc.constantFrom(null, "3"),
    });
    fc.assert(
      fc.property(fc.array(line), fc.array(invoice, { maxLength: 3 }), (lines, list) => {
        const invoices = list.map((one, index) => ({ ...one, invoiceNo: index + 1 }));
        const rows = comparedBalances(lines, invoices);
        const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
        expect(sum(rows.map(({ theirCents }) => theirCents))).toBe(sum(lines.map(({ openCents }) => openCents)));
        expect(sum(rows.map(({ ourCents }) => ourCents))).toBe(sum(invoices.map(({ openCents }) => openCents)));
      }),
    );
  });
});
