import { expect, it } from "vitest";
import { readBalances } from "./read-balances.ts";

const line = (number: string, customer: string, openCents: number, isInvoice = true) => ({ number, customer, openCents, isInvoice });

it("reads a plain table in any order of columns", async () => {
  const text = 'customer;open;number\n"Avalon Tile, LLC";1,250.50;100042\nBodega Sur;(75.00);100043\nBodega Sur;0.00;100044\n';
  expect(await readBalances(text)).toEqual({
    lines: [line("100042", "Avalon Tile, LLC", 125_050), line("100043", "Bodega Sur", -7500)],
    faults: [],
    hasHeader: true,
  });
});

it("reads QuickBooks' report of open invoices, with its title, customers and totals", async () => {
  const text = `Cantera Tile & Stone
Open Invoices
"As of November 30, 2026"

,Date,Transaction type,Num,Term,Due date,Open balance
Avalon Tile LLC,,,,,,
,11/02/2026,Invoice,100042,Net 30,12/02/2026,"1,250.50"
,11/20/2026,Payment,2077,,11/20/2026,-200.00
Total for Avalon Tile LLC,,,,,,"$1,050.50"
Bodega Sur,,,,,,
,11/05/2026,Credit Memo,100043,,11/05/2026,-$75.00
Total for Bodega Sur,,,,,,-$75.00
TOTAL,,,,,,"$975.50"

"Monday, November 30, 2026 09:00 AM GMT-08:00",,,,,,
`;
  expect(await readBalances(text)).toEqual({
    lines: [
      line("100042", "Avalon Tile LLC", 125_050),
      line("2077", "Avalon Tile LLC", -20_000, false),
      line("100043", "Bodega Sur", -7500),
    ],
    faults: [],
    hasHeader: true,
  });
});

it("names lines that can't be read, and says if no line names the columns", async () => {
  const { lines, faults } = await readBalances("Num,Name,Open Balance\n1,A,12.00\n2,B,twelve\n3,C,\n");
  expect([lines, faults]).toEqual([[line("1", "A", 1200)], [3, 4]]);
  expect(await readBalances("100042,Avalon,12.00\n")).toEqual({ lines: [], faults: [], hasHeader: false });
  expect((await readBalances("")).hasHeader).toBe(false);
});
