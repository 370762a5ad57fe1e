import type { Migration } from "kysely/migration";
import { runStatements } from "./run-statements.ts";

/** Addresses in another system that differ only in their parameters lead to different products. */
export const oldAddressesWithParameters: Migration = {
  up: (database) =>
    runStatements(database, [
      "create index product_old_address_by_path on product_old_address (storefront_id, split_part(path, '?', 1))",
      "comment on column product_old_address.path is 'of another system, in lower case and without a language; then its parameters in order'",
    ]),
};
