import { type office, ShopError } from "@azulejo/contract";
import { MAX_ACCOUNTING_MB } from "@azulejo/contract/areas/office/accounting.ts";
import type { Verb } from "../../../calls/handler.ts";
import { ImportError, isSpreadsheet, readSpreadsheet } from "../../catalog/index.ts";
import { withFile } from "./with-file.ts";

const MAX_BYTES = MAX_ACCOUNTING_MB * 1024 * 1024;

export const readAccountingTable: Verb<typeof office.uploadAccountingTable> = async (_, { file }) => {
  if (!file || file.length > MAX_BYTES || !isSpreadsheet(file)) throw new ShopError("office_accounting_table");
  const text = await withFile("table.xlsx", file, (path) => readSpreadsheet(path, ".")).catch((error: unknown) => {
    if (error instanceof ImportError) return null;
    throw error;
  });
  // A small file may unpack to a large table.
  if (text === null || text.length > MAX_BYTES) throw new ShopError("office_accounting_table");
  return { text };
};
