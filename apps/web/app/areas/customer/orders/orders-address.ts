import { orderRanges, orderSorts, orderStatuses } from "@azulejo/contract/areas/customer/order-filters.ts";

/** Parameters in the address of a list of orders. */
export const ordersParameters = ["status", "days", "search", "branch", "sort", "page"] as const;

export type OrderStatus = keyof typeof orderStatuses;

/** The parsed address of a list of orders. */
export interface OrdersChoices {
  status: OrderStatus;
  days: (typeof orderRanges)[number];
  search: string;
  /** Null for all branches. */
  branch: number | null;
  sort: (typeof orderSorts)[number];
  page: number;
}

const DEFAULT_DAYS = 365;
const PAGE = 50;
const MAX_ID = 2 ** 31 - 1;

/** Reads an address; ignores invalid parameters. */
export function readOrdersChoices(parameters: URLSearchParams): OrdersChoices {
  const page = Number(parameters.get("page"));
  const branch = Number(parameters.get("branch"));
  const days = Number(parameters.get("days") || DEFAULT_DAYS);
  const status = parameters.get("status") ?? "";
  return {
    status: Object.hasOwn(orderStatuses, status) ? (status as OrderStatus) : "all",
    days: orderRanges.find((range) => range === days) ?? DEFAULT_DAYS,
    search: (parameters.get("search") ?? "").trim().slice(0, 80),
    branch: Number.isInteger(branch) && branch > 0 && branch <= MAX_ID ? branch : null,
    sort: orderSorts.find((sort) => sort === parameters.get("sort")) ?? "newest",
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Writes choices as a query string without its question mark and without default values. */
export function writeOrdersChoices({ status, days, search, branch, sort, page }: OrdersChoices): string {
  return new URLSearchParams([
    ...(status === "all" ? [] : [["status", status]]),
    ...(days === DEFAULT_DAYS ? [] : [["days", String(days)]]),
    ...(search ? [["search", search]] : []),
    ...(branch ? [["branch", String(branch)]] : []),
    ...(sort === "newest" ? [] : [["sort", sort]]),
    ...(page > 1 ? [["page", String(page)]] : []),
  ]).toString();
}

/** Returns the choices as input of the API call. */
export const toOrdersInput = ({ status, branch, ...choices }: OrdersChoices, pageSize = PAGE) => ({
  ...choices,
  ...(branch && { branchId: branch }),
  status: orderStatuses[status],
  pageSize,
});
