import { onlineIndexes } from "./online.ts";

/** The list of business accounts is without merged ones; a record may have several ids of one system. */
export const indexesOfMergedAccounts = onlineIndexes({
  customer_in_use_by_name: "on customer (storefront_id, lower(name), id) where merged_into is null",
  customer_merged: "on customer (merged_into) where merged_into is not null",
  external_id_by_record: "on external_id (kind, record_id, source)",
});
