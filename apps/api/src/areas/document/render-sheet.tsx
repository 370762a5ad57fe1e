import { renderToBuffer } from "@react-pdf/renderer";
import { printable } from "./printable.ts";
import type { Sheet } from "./sheet.ts";
import { SheetDocument } from "./sheet-document.tsx";

export const renderSheetDocument = (sheet: Sheet): Promise<Buffer> => renderToBuffer(<SheetDocument sheet={printable(sheet)} />);
