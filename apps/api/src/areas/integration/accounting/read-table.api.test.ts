import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { sendFile } from "@azulejo/testing/pictures.ts";
import { someSpreadsheet } from "@azulejo/testing/spreadsheets.ts";
import { beforeAll, expect, it } from "vitest";

const shop = await openShopForFile();
let staff: Record<string, string>;
beforeAll(async () => {
  staff = await staffHeaders(shop);
});

const send = (bytes: Uint8Array, name = "open-invoices.xlsx") =>
  sendFile<{ text: string }>(shop, "uploadaccountingtable", staff, bytes, name);

it("returns QuickBooks' report of open invoices in Excel as CSV", async () => {
  const { body } = await send(
    someSpreadsheet([
      ["Open Invoices"],
      [null, "Date", "Transaction type", "Num", "Open balance"],
      ["Avalon Tile, LLC"],
      [null, new Date("2026-11-02"), "Invoice", 100_042, 1250.5],
      [null, new Date("2026-11-20"), "Credit Memo", "100043", -75],
      ["Total for Avalon Tile, LLC", null, null, null, 1175.5],
    ]),
  );
  expect(body.value?.text.split("\n")).toEqual([
    "",
    ",Date,Transaction type,Num,Open balance",
    expect.stringMatching(/^"Avalon Tile, LLC",*$/),
    ",2026-11-02,Invoice,100042,1250.5",
    ",2026-11-20,Credit Memo,100043,-75",
    '"Total for Avalon Tile, LLC",,,,1175.5',
  ]);
});

it("refuses a file that is no spreadsheet, is broken, or unpacks to too much", async () => {
  const wide = Array.from({ length: 30_000 }, () => ["7".repeat(200)]);
  const whole = someSpreadsheet([
    ["Num", "Open balance"],
    ["1", 2],
  ]);
  for (const bytes of [Buffer.from("Num,Open balance\n1,2"), whole.subarray(0, whole.length / 2), someSpreadsheet(wide)])
    expect((await send(bytes)).body).toMatchObject({ success: false, code: "office_accounting_table" });
});
