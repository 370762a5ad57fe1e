/** The filter of a list of invoices: with something left to pay or to use, with nothing left, and all. */
export const invoiceStatuses = ["open", "paid", "all"] as const;
export const invoiceSorts = ["due", "due_desc", "issued", "issued_desc", "total", "total_desc", "open", "open_desc"] as const;
/** How many days past its due day an invoice is: not yet, 1 to 30, 31 to 60, 61 to 90, more. */
export const invoiceAges = ["current", "1-30", "31-60", "61-90", "90+"] as const;
export type InvoiceAge = (typeof invoiceAges)[number];
export type InvoiceSort = (typeof invoiceSorts)[number];
export type InvoiceStatus = (typeof invoiceStatuses)[number];
/** The most documents that one payment may settle. */
export const MOST_PAID_AT_ONCE = 200;
