import type { Services } from "../../context.ts";
import { within } from "../../ports/guards/in-time.ts";
import type { Sheet, SheetToIllustrate } from "./sheet.ts";

/** Limits, so that a document is never late or large for its pictures: the number of different ones, and the time in ms for reading all. */
const MAX_PICTURES = 120;
const TIME_LIMIT_MS = 5_000;

/** Reads the pictures of a document's lines, each once. A line whose picture can't be read in time has none. */
export async function illustrate(services: Pick<Services, "readPicture" | "log">, sheet: SheetToIllustrate): Promise<Sheet> {
  const addresses = [...new Set(sheet.rows.flatMap(({ pictureAddress }) => pictureAddress ?? []))].slice(0, MAX_PICTURES);
  const files = new Map(await Promise.all(addresses.map(async (address) => [address, await read(services, address)] as const)));
  const rows = sheet.rows.map(({ pictureAddress, ...row }) => {
    const picture = pictureAddress && files.get(pictureAddress);
    return picture ? { ...row, picture } : row;
  });
  return { ...sheet, rows };
}

async function read({ readPicture, log }: Pick<Services, "readPicture" | "log">, address: string): Promise<Uint8Array | null> {
  try {
    const file = await within(readPicture(address), TIME_LIMIT_MS);
    return file && isDrawing(file) ? null : file;
  } catch (error) {
    log.warn({ err: error, address }, "a document has no picture of a line");
    return null;
  }
}

/** Whether a file is an SVG, as the picture service sends it instead of a picture that isn't ready. */
const isDrawing = (file: Uint8Array): boolean => file[0] === "<".charCodeAt(0);
