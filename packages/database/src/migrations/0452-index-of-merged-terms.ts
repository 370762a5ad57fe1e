import { onlineIndexes } from "./online.ts";

export const indexOfMergedTerms = onlineIndexes({
  customer_terms_change_merged: "on customer_terms_change (merged_customer_id) where merged_customer_id is not null",
});
