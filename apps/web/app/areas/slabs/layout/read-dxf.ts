import { type Drawing, type DxfRead, type DxfUnit, piecesOf } from "./dxf-pieces.ts";

export const MAX_MEGABYTES = 2;

/** Reads a DXF file into pieces; the parser is loaded at first use. */
export async function readDxf(file: File, unit?: DxfUnit): Promise<DxfRead | { fault: "size" }> {
  if (file.size > MAX_MEGABYTES * 1_000_000) return { fault: "size" };
  try {
    const [{ default: DxfParser }, text] = await Promise.all([import("dxf-parser"), file.text()]);
    return piecesOf(new DxfParser().parseSync(text) as Drawing | null, unit);
  } catch {
    return { fault: "unreadable" };
  }
}
