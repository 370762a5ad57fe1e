import type { Migration } from "kysely/migration";
import { runStatements } from "../run-statements.ts";

/** JSON that `0023` left with the former spelling, and derivations from before tax exemptions. */
export const storedColors: Migration = {
  up: (database) =>
    runStatements(database, [
      `update order_line set picture = (picture - 'colour') || jsonb_build_object('color', picture -> 'colour')
        where picture ? 'colour'`,
      `update form_entry set fields = (fields - 'colour') || jsonb_build_object('color', fields -> 'colour')
        where fields ? 'colour'`,
      `update customer_order set derivation = derivation || '{"exemptions": []}'
        where derivation is not null and not derivation ? 'exemptions'`,
    ]),
};
