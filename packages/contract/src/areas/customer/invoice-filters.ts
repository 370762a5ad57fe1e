/** Filter values of a list of invoices: with an open amount, without one, and all. */
export const invoiceStatuses = ["open", "paid", "all"] as const;
export const invoiceSorts = ["due", "due_desc", "issued", "issued_desc", "total", "total_desc", "open", "open_desc"] as const;
/** Filter values by days past due: not due yet, 1 to 30, 31 to 60, 61 to 90, more. */
export const invoiceAges = ["current", "1-30", "31-60", "61-90", "90+"] as const;
export type InvoiceAge = (typeof invoiceAges)[number];
export type InvoiceSort = (typeof invoiceSorts)[number];
export type InvoiceStatus = (typeof invoiceStatuses)[number];
/** Maximum number of invoices and credits that one payment may settle. */
export const MAX_PAID_AT_ONCE = 200;
