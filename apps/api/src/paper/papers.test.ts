import { readPdf } from "@azulejo/testing/pdf/read-pdf.ts";
import { describe, expect, it } from "vitest";
import { renderSheetDocument } from "../areas/document/render-sheet.tsx";
import type { Sheet } from "../areas/document/sheet.ts";
import { runsOf, TEXT_FACE } from "./faces.ts";
import { partsOf } from "./parts-of-words.ts";
import { sizeToFit } from "./text-lines.ts";

const typed = [
  "⅜ in (9.5 mm), 11½ × 23⅝ in, 2′ 6″",
  "−$4.00, 10.76 pie² (1.00 m²)",
  "Łukasz Wójcik",
  "Nguyễn Thị Phượng",
  "山田 太郎",
  "张伟",
  "김민수",
  "محمد علي",
  "שרה כהן",
  "Иван Петров",
  "Ελένη Παπαδοπούλου",
  "สมชาย",
  "İbrahim Şahin",
];

/** Longer than any line. */
const ideographs =
  "本日は大理石のタイルを十二箱、東京都千代田区丸の内一丁目の現場まで配達してください。雨天の場合は翌日にお願いします。午前中に到着する予定です。";

const sheet: Sheet = {
  language: "es",
  title: "Factura 500118",
  shop: "Cantera",
  from: ["Reno"],
  to: typed,
  facts: [{ label: "Fecha", value: "1 nov" }],
  columns: ["Artículo", "Importe"],
  rows: typed.map((text) => ({ cells: [`MGN-CALACATTA-1224-M ${text}`, "$5.00"], note: text })),
  totals: [{ label: "Total", value: "$10.00" }],
  foot: "Cantera",
  page: { before: "Página", between: "de" },
};

describe("a paper", () => {
  it("says each of its letters, also those that an earlier paper had as parts of others only", async () => {
    const plain = { ...sheet, title: "A", shop: "A", to: [], rows: [], facts: [], totals: [], remarks: [], foot: "A" };
    // In this text, the dots of letters are extracted as periods, and accents as separate characters.
    await renderSheetDocument({ ...plain, from: ["a:b;c…i!?éñ÷"], title: "a:b;c…i!?éñ÷" });
    const { words } = readPdf(await renderSheetDocument({ ...plain, from: ["⅜ in (9.5 mm), e n"], title: "9.5 mm" }));
    expect(words).toContain("⅜ in (9.5 mm), e n");
    expect(words).toContain("9.5 mm");
  });

  it("prints what was typed, whatever the script, with embedded fonts only", async () => {
    const file = await renderSheetDocument({ ...sheet, remarks: [ideographs] });
    const { words, fonts } = readPdf(file);
    for (const text of typed) expect(words.split(text).length, `${text} in ${words}`).toBeGreaterThan(3);
    // On several lines, without the hyphens of divided words.
    expect(words.replaceAll(" ", "")).toContain(ideographs);
    expect([...fonts].filter((name) => /Helvetica|Times|Courier/.test(name))).toEqual([]);
    expect(file.length).toBeLessThan(300_000);
  });

  it("of plain words embeds the shop's faces alone, and stays small", async () => {
    const file = await renderSheetDocument({ ...sheet, to: ["Ladera"], rows: [{ cells: ["Gaviota", "$5.00"], note: "" }] });
    expect([...readPdf(file).fonts].sort()).toEqual(["InstrumentSans-Bold", "InstrumentSans-Regular", "Newsreader-Regular"]);
    expect(file.length).toBeLessThan(60_000);
  });
});

it("ends lines of Chinese and Japanese between any two letters, but begins none with a mark", () => {
  expect(partsOf("東京都。「ビル」まで")).toEqual(["東", "京", "都。", "「ビ", "ル」", "ま", "で"]);
  expect(partsOf("MGN-CALACATTA-1224-M")).toEqual(["MGN-CALACATTA-1224-M"]);
});

it("sets each word in one face", () => {
  expect(runsOf("Ana Nguyễn, 3⅜ in", TEXT_FACE)).toEqual([
    { text: "Ana ", faces: ["Instrument Sans"] },
    { text: "Nguyễn, 3⅜ ", faces: ["Inter"] },
    { text: "in", faces: ["Instrument Sans"] },
  ]);
});

it("shrinks text that has to stay on one line", () => {
  expect(sizeToFit("D25", 54, 252)).toBe(54);
  expect(sizeToFit("MGN-CALACATTA-1224-M", 54, 252)).toBeLessThan(22);
});
