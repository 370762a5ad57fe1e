import type { AccountingFormat, AccountingKind } from "@azulejo/contract/areas/office.ts";
import type { FileStore } from "@azulejo/extend/file-store.ts";

export interface ExchangedFile {
  kind: AccountingKind;
  format: AccountingFormat;
}

/** A store where the shop puts files for accounting, and accounting puts files for the shop. */
export interface AccountingExchange {
  store: FileStore;
  /** The files to write for each day. */
  files: readonly ExchangedFile[];
}
