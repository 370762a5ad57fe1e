import { describe, expect, it } from "vitest";
import { readPastedChecks } from "./pasted-checks.ts";

describe("pasted checks", () => {
  it("are read with tabs, semicolons or commas, and without their heading", () => {
    expect(readPastedChecks("Check\tInvoice\tAmount\n1042\t100001\t$1,200.50\n1042\t100002\t(30)")).toEqual({
      lines: [
        { reference: "1042", invoiceNo: 100_001, amountCents: 120_050 },
        { reference: "1042", invoiceNo: 100_002, amountCents: -3000 },
      ],
      faults: [],
    });
    expect(readPastedChecks('A-7;100003;-5\n\n"9",100004,2').lines).toEqual([
      { reference: "A-7", invoiceNo: 100_003, amountCents: -500 },
      { reference: "9", invoiceNo: 100_004, amountCents: 200 },
    ]);
  });

  it("may have their heading below a title that a spreadsheet's first lines had", () => {
    expect(readPastedChecks("\nCheck,Invoice,Amount\n7,100005,12.5")).toEqual({
      lines: [{ reference: "7", invoiceNo: 100_005, amountCents: 1250 }],
      faults: [],
    });
  });

  it("name the lines that can't be read", () => {
    expect(readPastedChecks("1042,100001\n,100001,5\n1042,x,5\n1042,100001,0\n1042,100001,5,6\n1042,100001,five").faults).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });
});
