import type { RawBuilder } from "kysely";

/** One invariant of orders, payments, ledger and stock. */
export interface BookCheck {
  what: string;
  /** Printed after the number of violating rows. */
  says: string;
  /** Selects the violating rows, as one text column `name`. */
  wrong: RawBuilder<{ name: string }>;
}
