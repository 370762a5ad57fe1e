import { readPdf, readStructure, type Structure } from "@azulejo/testing/pdf/read-pdf.ts";
import { expect, it } from "vitest";
import { renderSheetDocument } from "../areas/document/render-sheet.tsx";
import type { Sheet } from "../areas/document/sheet.ts";

const sheetOf = (lines: number): Sheet => ({
  language: "es",
  title: "Factura 500118",
  shop: "Cantera",
  from: ["Reno"],
  to: ["Ladera"],
  facts: [{ label: "Fecha", value: "1 nov" }],
  columns: ["Artículo", "Importe"],
  rows: Array.from({ length: lines }, (_, index) => ({ cells: [`Gaviota ${index}`, "$5.00"], note: index === 0 ? "Lote D25" : "" })),
  totals: [{ label: "Total", value: "$10.00" }],
  remarks: ["Gracias."],
  foot: "Cantera",
  page: { before: "Página", between: "de" },
});

const count = (structure: Structure, type: string): number =>
  structure.slice(1).reduce<number>((sum, child) => sum + count(child as Structure, type), structure[0] === type ? 1 : 0);

it("tags a paper for screen readers, in the order in which it is read", async () => {
  const file = await renderSheetDocument(sheetOf(2));
  expect(readStructure(file)).toEqual([
    "Document",
    ["P"],
    ["P"],
    ["H1"],
    ["P"],
    ["Table", ["TR", ["TH"], ["TD"]]],
    ["Table", ["TR", ["TH"], ["TH"]], ["TR", ["TD", ["P"], ["P"]], ["TD"]], ["TR", ["TD", ["P"]], ["TD"]]],
    ["Table", ["TR", ["TH"], ["TD"]]],
    ["P"],
  ]);
  const raw = file.toString("latin1");
  expect([raw.includes("/Lang (es)"), raw.includes("/Marked true"), raw.includes("/DisplayDocTitle true")]).toEqual([true, true, true]);
});

it("keeps a table of several pages one table, whose titles are heard once", async () => {
  const file = await renderSheetDocument(sheetOf(80));
  const { pages, words } = readPdf(file);
  expect(pages).toBeGreaterThan(2);
  expect(words.match(/Importe/g)).toHaveLength(pages);
  const structure = readStructure(file) as Structure;
  expect([count(structure, "Table"), count(structure, "TR"), count(structure, "TH")]).toEqual([3, 80 + 3, 4]);
});

it.each(["en", "es"])("fills pages as far as they go, whatever the rows say (%s)", async (language) => {
  const sheet = sheetOf(0);
  const words = "Porcelánico rectificado efecto mármol Calacatta de borde recto para pisos de mucho tránsito y muros de fachada ventilada";
  const rows = Array.from({ length: 120 }, (_, index) => ({
    cells: [words.slice(0, 8 + ((index * 37) % 110)), "$5.00"],
    note: words.slice(0, (index * 53) % 100),
  }));
  const { pages, words: read } = readPdf(await renderSheetDocument({ ...sheet, language, rows }));
  // Each page has its column titles exactly once.
  expect(read.match(/Importe/g)).toHaveLength(pages);
  const lines = rows.reduce((all, row) => all + 1 + Math.ceil((row.cells[0] ?? "").length / 85) + Math.ceil(row.note.length / 85), 0);
  expect(pages).toBeLessThan(lines / 22);
});
