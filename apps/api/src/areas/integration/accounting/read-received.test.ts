import { describe, expect, it } from "vitest";
import { readReceived, toLine } from "./read-received.ts";

const read = (text: string, name = "checks.csv") => readReceived(name, Buffer.from(text));

describe("a file of received payments", () => {
  it("has a check's number, an invoice and an amount in each line, in any order of columns", async () => {
    expect(await read("Amount,Reference,Invoice,Note\n12.5,1042,100001,late\n-3.00,1042,100002,\n")).toEqual({
      lines: [
        { reference: "1042", invoiceNo: 100_001, amountCents: 1250 },
        { reference: "1042", invoiceNo: 100_002, amountCents: -300 },
      ],
      faults: [],
    });
  });

  it("is refused as a whole, with every line that can't be read", async () => {
    expect(await read("reference,invoice,amount\n1042,100001,12.50\n,100002,1\n1043,abc,1\n1044,100003,0\n1045,100004,1.234\n")).toEqual({
      lines: null,
      faults: [
        "Line 3: reference must have 1 to 40 characters",
        "Line 4: invoice abc is no number of an invoice",
        "Line 5: amount is 0",
        expect.stringMatching(/^Line 6: amount 1\.234 /),
      ],
    });
  });

  it.each([
    ["lacks a column", "reference,invoice\n1042,1\n", /amount/],
    ["names a column twice", "reference,invoice,amount,amount\n1042,1,1,2\n", /more than once/],
    ["is empty", "", /column/],
  ])("that %s says so", async (_name, text, said) => {
    const { lines, faults } = await read(text);
    expect([lines, faults.length]).toEqual([null, 1]);
    expect(faults[0]).toMatch(said);
  });

  it("that is too large isn't read", async () => {
    const large = await readReceived("large.csv", Buffer.alloc(5 * 1024 * 1024 + 1, "a"));
    expect(large).toEqual({ lines: null, faults: ["The file has more than 5 MB."] });
    const lines = Array.from({ length: 10_001 }, (_, index) => `${index + 1},100001,1.00`).join("\n");
    expect((await read(`reference,invoice,amount\n${lines}\n`)).faults).toEqual(["The file has more than 10000 lines."]);
  });
});

it.each([
  [["1042", "100001", "1234.56"], { reference: "1042", invoiceNo: 100_001, amountCents: 123_456 }],
  [["x".repeat(40), "9", "-0.01"], { reference: "x".repeat(40), invoiceNo: 9, amountCents: -1 }],
  [["x".repeat(41), "9", "1"], "reference must have 1 to 40 characters"],
  [["1", "007", "1"], "invoice 007 is no number of an invoice"],
  [["1", "7", "--1"], expect.stringContaining("amount --1")],
])("reads the line %j", (cells, line) => expect(toLine(cells)).toEqual(line));
