import "@azulejo/launch/tsx-hooks.ts";
import workerpool from "workerpool";
import type { Sheet } from "./sheet.ts";
import type { Tearsheet } from "./tearsheet/tearsheet.ts";

/** Renders documents in a child process, so that long ones don't block pages. */
async function renderSheet(sheet: Sheet): Promise<Uint8Array> {
  const { renderSheetDocument } = await import("./render-sheet.tsx");
  return new Uint8Array(await renderSheetDocument(sheet));
}

async function renderTearsheet(sheet: Tearsheet): Promise<Uint8Array> {
  const { renderTearsheetDocument } = await import("./tearsheet/render-tearsheet.tsx");
  return new Uint8Array(await renderTearsheetDocument(sheet));
}

workerpool.worker({ renderSheet, renderTearsheet });
