import { renderPaper } from "../../paper/render-paper.ts";
import type { Sheet } from "./sheet.ts";
import { SheetDocument } from "./sheet-document.tsx";

export const renderSheetDocument = (sheet: Sheet): Promise<Buffer> => renderPaper(<SheetDocument sheet={sheet} />);
