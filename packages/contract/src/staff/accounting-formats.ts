/** The formats of accounting files, with the kinds of records that each supports. QuickBooks Desktop reads IIF. */
export const accountingFormats = {
  csv: ["journal", "invoices", "payments", "customers"],
  quickbooksOnline: ["journal", "invoices", "customers"],
  quickbooksDesktop: ["journal", "invoices", "payments", "customers"],
  netsuite: ["journal", "invoices", "payments", "customers"],
} as const;
export type AccountingFormat = keyof typeof accountingFormats;
export const accountingFormatNames = Object.keys(accountingFormats) as [AccountingFormat, ...AccountingFormat[]];
export const accountingKinds = accountingFormats.csv;
export type AccountingKind = (typeof accountingKinds)[number];
