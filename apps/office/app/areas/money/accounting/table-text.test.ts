import { expect, it } from "vitest";
import { isSpreadsheet, tableText } from "./table-text.ts";

it("reads text in the encodings that accounting systems write", () => {
  const text = "Núm;Cliente\n7;Diseño Peña";
  const wide = Buffer.from(text, "utf16le");
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    Buffer.from(text, "latin1"),
    Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]),
  ])
    expect(tableText(bytes)).toBe(text);
});

it("tells a spreadsheet by its first bytes", () => {
  expect(isSpreadsheet(Buffer.from("PK\u0003\u0004…"))).toBe(true);
  for (const text of ["PK,7", "Num,Open balance", ""]) expect(isSpreadsheet(Buffer.from(text))).toBe(false);
});
