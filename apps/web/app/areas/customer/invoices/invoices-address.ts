import {
  type InvoiceAge,
  type InvoiceSort,
  type InvoiceStatus,
  invoiceAges,
  invoiceSorts,
  invoiceStatuses,
} from "@azulejo/contract/areas/customer/invoice-filters.ts";

/** Parameters in the address of an invoice list. */
export const invoicesParameters = ["status", "age", "search", "branch", "sort", "page"] as const;

/** Parameters in the address of a payment: the invoices, and the amount for each in the same order. */
export const chosenParameters = ["invoice", "amount"] as const;

/** The parsed address of a list of invoices. */
export interface InvoicesChoices {
  status: InvoiceStatus;
  /** Null for any. */
  age: InvoiceAge | null;
  search: string;
  /** Null for all branches. */
  branch: number | null;
  sort: InvoiceSort;
  page: number;
}

const PAGE = 100;
const MAX_ID = 2 ** 31 - 1;

/** Reads an address; ignores invalid parameters. */
export function readInvoicesChoices(parameters: URLSearchParams): InvoicesChoices {
  const page = Number(parameters.get("page"));
  const branch = Number(parameters.get("branch"));
  return {
    status: invoiceStatuses.find((status) => status === parameters.get("status")) ?? "open",
    age: invoiceAges.find((age) => age === parameters.get("age")) ?? null,
    search: (parameters.get("search") ?? "").trim().slice(0, 80),
    branch: Number.isInteger(branch) && branch > 0 && branch <= MAX_ID ? branch : null,
    sort: invoiceSorts.find((sort) => sort === parameters.get("sort")) ?? "due",
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Writes choices as a query string without its question mark and without default values. */
export function writeInvoicesChoices({ status, age, search, branch, sort, page }: InvoicesChoices): string {
  return new URLSearchParams([
    ...(status === "open" ? [] : [["status", status]]),
    ...(age ? [["age", age]] : []),
    ...(search ? [["search", search]] : []),
    ...(branch ? [["branch", String(branch)]] : []),
    ...(sort === "due" ? [] : [["sort", sort]]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ]).toString();
}

/** Returns the choices as input of the API call. */
export const toInvoicesInput = ({ age, branch, ...choices }: InvoicesChoices, pageSize = PAGE) => ({
  ...choices,
  ...(age && { age }),
  ...(branch && { branchId: branch }),
  pageSize,
});
