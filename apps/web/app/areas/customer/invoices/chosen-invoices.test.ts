import type { ListedInvoice } from "@azulejo/contract/areas/customer.ts";
import { describe, expect, it } from "vitest";
import { partsOf, readChosen } from "./chosen-invoices.ts";

const invoice = (invoiceNo: number, openCents: number, pendingCents = 0) =>
  ({ invoiceNo, kind: openCents < 0 ? "credit" : "invoice", openCents, pendingCents }) as ListedInvoice;
const read = (query: string) => readChosen(new URLSearchParams(query));

describe("the invoices of a payment", () => {
  it("are read from the address, with their amounts if each has one", () => {
    expect(read("invoice=5&invoice=7")).toEqual([
      { invoiceNo: 5, typed: null },
      { invoiceNo: 7, typed: null },
    ]);
    expect(read("invoice=5&amount=1.50")).toEqual([{ invoiceNo: 5, typed: "1.50" }]);
    expect(read("invoice=5&invoice=5&invoice=x&invoice=-1")).toEqual([{ invoiceNo: 5, typed: null }]);
  });

  it("are paid in full, less pending payments and chosen credits", () => {
    const all = [invoice(1, 1000), invoice(2, 900, 400), invoice(3, -600)];
    const { parts, amountCents } = partsOf(read("invoice=3&invoice=1&invoice=2"), all);
    expect(parts.map((part) => [part.invoice.invoiceNo, part.amountCents])).toEqual([
      [1, 1000],
      [2, 500],
      [3, -600],
    ]);
    expect(amountCents).toBe(900);
  });

  it("use no more of a credit than the invoices cost", () => {
    expect(partsOf(read("invoice=1&invoice=2"), [invoice(1, 500), invoice(2, -800)])).toMatchObject({ amountCents: 0, isWrong: false });
    expect(partsOf(read("invoice=2"), [invoice(2, -800)]).amountCents).toBe(0);
  });

  it.each(["5.01", "0", "x", "-1", ""])("refuse %j for an invoice of $5.00", (typed) => {
    const chosen = [{ invoiceNo: 1, typed }];
    expect(partsOf(chosen, [invoice(1, 500)])).toMatchObject({ amountCents: 0, isWrong: true });
  });

  it("leave out settled and unknown ones", () => {
    expect(partsOf(read("invoice=1&invoice=9"), [invoice(1, 0)]).parts).toEqual([]);
  });
});
