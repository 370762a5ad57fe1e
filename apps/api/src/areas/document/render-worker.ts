import "@azulejo/launch/tsx-hooks.ts";
import workerpool from "workerpool";
import type { Sheet } from "./sheet.ts";

/** Lays a document out in a process of its own, so that a long one never makes pages wait. */
async function renderSheet(sheet: Sheet): Promise<Uint8Array> {
  const { renderSheetDocument } = await import("./render-sheet.tsx");
  return new Uint8Array(await renderSheetDocument(sheet));
}

workerpool.worker({ renderSheet });
