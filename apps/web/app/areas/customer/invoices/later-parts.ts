import { partWhenIdle } from "../../../shell/browser/later-part.tsx";

const load = () => import("./invoices-parts.ts");

/** Parts of the invoice list that work as plain HTML at first, so that a first visit doesn't wait for their code. */
export const InvoiceAges = partWhenIdle(async () => (await load()).InvoiceAges);
export const InvoiceFilters = partWhenIdle(async () => (await load()).InvoiceFilters);
export const InvoiceLedger = partWhenIdle(async () => (await load()).InvoiceLedger);
