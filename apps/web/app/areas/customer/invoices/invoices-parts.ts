export { InvoiceAges } from "./invoice-ages.tsx";
export { InvoiceFilters } from "./invoice-filters.tsx";
export { InvoiceLedger } from "./invoice-ledger.tsx";
