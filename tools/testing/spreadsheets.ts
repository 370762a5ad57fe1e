import { strToU8, zipSync } from "fflate";

type Cell = string | number | Date | null;

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";
const DAY_MS = 86_400_000;
/** Days from the start of a spreadsheet's calendar to 1970. */
const EPOCH = 25_569;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function cellOf(cell: Cell, at: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${at}" s="1"><v>${cell.getTime() / DAY_MS + EPOCH}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const rowOf = (cells: readonly Cell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, at) => cellOf(cell, `${String.fromCharCode(65 + at)}${row}`)).join("")}</row>`;

const relationship = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/** Writes an XLSX file with one sheet of at most 26 columns. */
export function someSpreadsheet(rows: readonly (readonly Cell[])[]): Buffer {
  const parts = {
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}">${relationship("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Prices" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}">${relationship("r1", "worksheet", "worksheets/sheet1.xml")}${relationship("r2", "styles", "styles.xml")}</Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${rows.map((cells, at) => rowOf(cells, at + 1)).join("")}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}
