import { onlineIndexes } from "./online.ts";

/** The office lists the invoices of all accounts, and finds them by numbers of other systems. */
export const indexesOfInvoices = onlineIndexes({
  invoice_of_storefront: "on invoice (storefront_id, id desc) include (open_cents)",
  open_invoice_of_storefront: "on invoice (storefront_id, due_on, id) include (open_cents) where open_cents <> 0",
  invoice_by_earlier_no: "on invoice (lower(earlier_no) text_pattern_ops) where earlier_no is not null",
  invoice_by_purchase_order: "on invoice (lower(purchase_order_no) text_pattern_ops) where purchase_order_no is not null",
});
