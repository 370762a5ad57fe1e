import type { BookCheckCode } from "@azulejo/contract/areas/office/books.ts";
import type { RawBuilder } from "kysely";

/** One invariant of orders, payments, ledger and stock. */
export interface BookCheck {
  /** Its name in the office's messages. */
  code: BookCheckCode;
  what: string;
  /** Printed after the number of violating rows. */
  says: string;
  /** Selects the violating rows, as one text column `name`. */
  wrong: RawBuilder<{ name: string }>;
}
